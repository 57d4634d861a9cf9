import { toHex } from '../../base/hex.ts'
import type { ForkControls } from '../../chain/api/controls.ts'
import { type Method, requireDevtools } from '../method.ts'

export const hardhat_metadata: Method<'hardhat_metadata'> = async (context) => {
  const controls = requireDevtools(context)
  const instanceId = controls.instanceId()
  const { number, hash } = context.feeds.head()
  return {
    clientVersion: context.about.clientVersion,
    chainId: context.network.chainId,
    instanceId: toHex(instanceId),
    latestBlockNumber: number,
    latestBlockHash: toHex(hash),
    ...(controls.fork && { forkedNetwork: toForkedNetwork(controls.fork) }),
  }
}

function toForkedNetwork(fork: ForkControls) {
  const { number, hash } = fork.base()
  return { chainId: fork.endpoint().chainId, forkBlockNumber: number, forkBlockHash: toHex(hash) }
}
