import { type Method, requireDevtools } from '../method.ts'

export const hardhat_removeBlockTimestampInterval: Method<'hardhat_removeBlockTimestampInterval'> = async (context) =>
  requireDevtools(context).time.removeInterval()
