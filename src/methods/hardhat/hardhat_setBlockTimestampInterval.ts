import { type Method, requireDevtools } from '../method.ts'

export const hardhat_setBlockTimestampInterval: Method<'hardhat_setBlockTimestampInterval'> = async (
  context,
  [intervalMs],
) => {
  await requireDevtools(context).time.setInterval(Math.ceil(intervalMs / 1000))
  return true
}
