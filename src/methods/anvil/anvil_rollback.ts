import { parseSmallNumber } from '../../wire/quantity.ts'
import { type Method, requireDevtools } from '../method.ts'

export const anvil_rollback: Method<'anvil_rollback'> = async (context, [depth]) => {
  await requireDevtools(context).snapshots.rollback(parseSmallNumber(depth ?? 1))
  return null
}
