import { parseAddress } from '../../wire/bytes.ts'
import { parseNumber } from '../../wire/quantity.ts'
import { type Method, requireDevtools } from '../method.ts'

export const hardhat_setNonce: Method<'hardhat_setNonce'> = async (context, [address, nonce]) => {
  await requireDevtools(context).edits.setNonce(parseAddress(address), parseNumber(nonce))
  return true
}
