import { toHex } from '../../base/hex.ts'
import { type Method, requireDevtools } from '../method.ts'

export const hardhat_metadata: Method<'hardhat_metadata'> = async (context) => {
  const instanceId = requireDevtools(context).instanceId()
  const { number, hash } = context.feeds.head()
  return {
    clientVersion: context.about.clientVersion,
    chainId: context.network.chainId,
    instanceId: toHex(instanceId),
    latestBlockNumber: number,
    latestBlockHash: toHex(hash),
  }
}
