import { parseAddress } from '../../wire/bytes.ts'
import type { Method } from '../method.ts'
import { requireControls } from '../requireControls.ts'

export const hardhat_impersonateAccount: Method<'hardhat_impersonateAccount'> = async (context, [address]) => {
  requireControls(context).impersonation.begin(parseAddress(address))
  return true
}
