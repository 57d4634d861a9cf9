import type * as Schema from '../../generated/schemas.ts'
import { toHex } from '../base/hex.ts'
import type { Network } from '../chainspec/network.ts'
import { newestUpgradeAt } from '../chainspec/newestUpgrade.ts'
import type { Block } from '../primitives/block.ts'
import { toQuantity } from './quantity.ts'

/** The newest block and what holds for transactions now. */
export function toWireChainInfo(network: Network, { hash, header }: Block, gasPrice: bigint): Schema.ChainInfo {
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
    forkConfig: {},
  }
}
