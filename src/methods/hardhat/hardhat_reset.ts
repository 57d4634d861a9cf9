import { parseSmallNumber } from '../../wire/quantity.ts'
import { type Method, requireDevtools, requireFork } from '../method.ts'

export const hardhat_reset: Method<'hardhat_reset'> = async (context, [options]) => {
  const { jsonRpcUrl: url, blockNumber } = { ...options, ...options?.forking }
  if (url === undefined && blockNumber === undefined) {
    await requireDevtools(context).snapshots.reset()
    return true
  }
  await requireFork(context).restart({
    ...(url !== undefined && { url }),
    ...(blockNumber !== undefined && { blockNumber: parseSmallNumber(blockNumber) }),
  })
  return true
}
