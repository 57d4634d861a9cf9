import { parseAddress } from '../../wire/bytes.ts'
import { type Method, requireDevtools } from '../method.ts'

export const hardhat_stopImpersonatingAccount: Method<'hardhat_stopImpersonatingAccount'> = async (
  context,
  [address],
) => requireDevtools(context).impersonation.end(parseAddress(address))
