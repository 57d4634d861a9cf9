import { parseSmallNumber } from '../../wire/quantity.ts'
import { type Method, requireDevtools } from '../method.ts'

export const hardhat_setBlockTimestampInterval: Method<'hardhat_setBlockTimestampInterval'> = async (
  context,
  [intervalMs],
) => {
  await requireDevtools(context).time.setInterval(Math.ceil(parseSmallNumber(intervalMs) / 1000))
  return true
}
