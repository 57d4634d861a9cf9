import { parseAddress } from '../../wire/bytes.ts'
import type { Method } from '../method.ts'
import { requireControls } from '../requireControls.ts'

export const hardhat_stopImpersonatingAccount: Method<'hardhat_stopImpersonatingAccount'> = async (
  context,
  [address],
) => requireControls(context).impersonation.end(parseAddress(address))
