import { toHex } from '../../base/hex.ts'
import type { Method } from '../method.ts'
import { requireControls } from '../requireControls.ts'

export const hardhat_dumpState: Method<'hardhat_dumpState'> = async (context) =>
  toHex(await requireControls(context).edits.dump())
