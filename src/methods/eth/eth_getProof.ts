import { toWord } from '../../base/integer.ts'
import { toWireAccountProof } from '../../wire/accountProof.ts'
import { parseBlockSelector } from '../../wire/blockSelector.ts'
import { parseAddress } from '../../wire/bytes.ts'
import { parseNumber } from '../../wire/quantity.ts'
import type { Method } from '../method.ts'

export const eth_getProof: Method<'eth_getProof'> = async ({ reads }, [account, storageKeys, block], call) => {
  const address = parseAddress(account)
  const slots = storageKeys.map((key) => toWord(parseNumber(key)))
  return toWireAccountProof(address, await reads.getProof(address, slots, parseBlockSelector(block), call))
}
