import { type Method, requireDevtools } from '../method.ts'

export const hardhat_reset: Method<'hardhat_reset'> = async (context) => {
  await requireDevtools(context).snapshots.reset()
  return true
}
