import { toWord } from '../../base/integer.ts'
import { toWireAccountProof } from '../../wire/accountProof.ts'
import { parseBlockSelector } from '../../wire/blockSelector.ts'
import { parseAddress } from '../../wire/bytes.ts'
import { parseSlot } from '../../wire/quantity.ts'
import type { Method } from '../method.ts'

export const eth_getProof: Method<'eth_getProof'> = async ({ reads, network }, [account, storageKeys, block], call) => {
  const address = parseAddress(account)
  const slots = storageKeys.map((key) => toWord(parseSlot(key, network)))
  return toWireAccountProof(address, await reads.getProof(address, slots, parseBlockSelector(block), call))
}
