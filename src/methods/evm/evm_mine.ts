import { parseSmallNumber } from '../../wire/quantity.ts'
import type { Method } from '../method.ts'
import { requireControls } from '../requireControls.ts'

export const evm_mine: Method<'evm_mine'> = async (context, [timestamp], call) => {
  const { mining, time } = requireControls(context)
  if (timestamp !== undefined) await time.setNext(parseSmallNumber(timestamp))
  await mining.mine(1, undefined, call)
  return null
}
