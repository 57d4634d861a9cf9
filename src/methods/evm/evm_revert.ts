import { parseSmallNumber } from '../../wire/quantity.ts'
import type { Method } from '../method.ts'
import { requireControls } from '../requireControls.ts'

export const evm_revert: Method<'evm_revert'> = async (context, [snapshot]) =>
  requireControls(context).snapshots.revert(parseSmallNumber(snapshot))
