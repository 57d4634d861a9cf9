import type { ChainInfo } from '../../../generated/schemas.ts'
import { toHex } from '../../base/hex.ts'
import type { Network } from '../../chainspec/network.ts'
import { newestUpgradeAt } from '../../chainspec/newestUpgrade.ts'
import type { Block } from '../../primitives/block.ts'
import { toQuantity } from '../../wire/quantity.ts'
import { type Method, requireDevtools } from '../method.ts'

export const hardhat_nodeInfo: Method<'hardhat_nodeInfo'> = async (context) => {
  const { fork } = requireDevtools(context)
  const head = await context.reads.findBlock({ kind: 'latest' })
  if (head === undefined) throw new Error('the newest block is missing')
  return {
    ...toWireChainInfo(context.network, head, await context.reads.gasPrice()),
    forkConfig: fork === undefined ? {} : { forkUrl: fork.endpoint().origin, forkBlockNumber: fork.base().number },
  }
}

/** Returns the newest block and the rules for transactions in the next one. */
function toWireChainInfo(network: Network, { hash, header }: Block, gasPrice: bigint): Omit<ChainInfo, 'forkConfig'> {
  return {
    currentBlockNumber: toQuantity(header.number),
    currentBlockTimestamp: header.timestamp,
    currentBlockHash: toHex(hash),
    hardFork: newestUpgradeAt(network, header.number),
    transactionOrder: 'fees',
    environment: {
      baseFee: '0x0',
      chainId: network.chainId,
      gasLimit: toQuantity(header.gasLimit),
      gasPrice: toQuantity(gasPrice),
    },
  }
}
