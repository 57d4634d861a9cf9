import { type Method, requireDevtools } from '../method.ts'

export const evm_reset: Method<'evm_reset'> = async (context) => {
  await requireDevtools(context).snapshots.reset()
  return null
}
