import { toHex } from '../../base/hex.ts'
import { parseBlockSelector } from '../../wire/blockSelector.ts'
import { parseAddress } from '../../wire/bytes.ts'
import { toQuantity } from '../../wire/quantity.ts'
import type { Method } from '../method.ts'

export const eth_getAccountInfo: Method<'eth_getAccountInfo'> = async ({ reads }, [given, block], call) => {
  const address = parseAddress(given)
  const selector = parseBlockSelector(block)
  const state = await reads.worldAt(selector, call)
  const account = await state.getAccount(address)
  return {
    balance: toQuantity(account?.balance ?? 0n),
    nonce: toQuantity(account?.nonce ?? 0n),
    code: toHex(await state.getCode(address)),
  }
}
