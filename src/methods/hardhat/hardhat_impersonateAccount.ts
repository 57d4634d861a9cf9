import { parseAddress } from '../../wire/bytes.ts'
import { type Method, requireDevtools } from '../method.ts'

export const hardhat_impersonateAccount: Method<'hardhat_impersonateAccount'> = async (context, [address]) => {
  requireDevtools(context).impersonation.begin(parseAddress(address))
  return true
}
