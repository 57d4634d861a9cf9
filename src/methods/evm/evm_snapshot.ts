import { toQuantity } from '../../wire/quantity.ts'
import { type Method, requireDevtools } from '../method.ts'

export const evm_snapshot: Method<'evm_snapshot'> = async (context) =>
  toQuantity(await requireDevtools(context).snapshots.take())
