import { toQuantity } from '../../wire/quantity.ts'
import type { Method } from '../method.ts'
import { requireControls } from '../requireControls.ts'

export const evm_snapshot: Method<'evm_snapshot'> = async (context) =>
  toQuantity(await requireControls(context).snapshots.take())
