import { parseSmallNumber } from '../../wire/quantity.ts'
import type { Method } from '../method.ts'
import { requireControls } from '../requireControls.ts'

export const evm_mineBlockNumber: Method<'evm_mineBlockNumber'> = async (context, [number], call) => {
  await requireControls(context).mining.mineTo(parseSmallNumber(number), call)
  return null
}
