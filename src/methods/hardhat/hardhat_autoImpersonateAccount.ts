import { parseBoolean } from '../../wire/boolean.ts'
import type { Method } from '../method.ts'
import { requireControls } from '../requireControls.ts'

export const hardhat_autoImpersonateAccount: Method<'hardhat_autoImpersonateAccount'> = async (context, [enabled]) => {
  requireControls(context).impersonation.setForAll(parseBoolean(enabled))
  return true
}
