import { parseSmallNumber } from '../../wire/quantity.ts'
import { type Method, requireDevtools } from '../method.ts'

export const anvil_setBlockTimestampInterval: Method<'anvil_setBlockTimestampInterval'> = async (
  context,
  [seconds],
) => {
  await requireDevtools(context).time.setInterval(parseSmallNumber(seconds))
  return null
}
