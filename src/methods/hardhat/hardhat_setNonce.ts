import { parseAddress } from '../../wire/bytes.ts'
import { parseNumber } from '../../wire/quantity.ts'
import type { Method } from '../method.ts'
import { requireControls } from '../requireControls.ts'

export const hardhat_setNonce: Method<'hardhat_setNonce'> = async (context, [address, nonce]) => {
  await requireControls(context).edits.setNonce(parseAddress(address), parseNumber(nonce))
  return true
}
