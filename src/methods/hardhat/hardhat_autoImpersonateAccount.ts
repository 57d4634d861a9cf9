import { parseBoolean } from '../../wire/boolean.ts'
import { type Method, requireDevtools } from '../method.ts'

export const hardhat_autoImpersonateAccount: Method<'hardhat_autoImpersonateAccount'> = async (context, [enabled]) => {
  requireDevtools(context).impersonation.setForAll(parseBoolean(enabled))
  return true
}
