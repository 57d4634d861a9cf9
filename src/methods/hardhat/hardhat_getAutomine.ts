import type { Method } from '../method.ts'
import { requireControls } from '../requireControls.ts'

export const hardhat_getAutomine: Method<'hardhat_getAutomine'> = async (context) =>
  requireControls(context).mining.minesAtOnce()
