import type { Compat, Network } from './network.ts'
import { mapRules, NEVER } from './ruleHeights.ts'

/** Options of a fork. */
export interface ForkOptions {
  /** Absent: the chain id of the network, so that its signatures are valid on the fork. */
  readonly chainId?: number | undefined
  /** Gas limit that new blocks approach. Absent: the network's. */
  readonly gasLimit?: bigint | undefined
  readonly minimumGasPriceWei?: bigint | undefined
  readonly hasUnlimitedCode?: boolean
  readonly compat?: Compat
}

/**
 * Creates the rules of a development chain above a block of `network`. Rules by height, Bridge and REMASC are the
 * network's. Blocks cost no work and have any time.
 */
export function createFork(network: Network, options: ForkOptions = {}): Network {
  const { chainId = network.chainId, gasLimit, compat = 'rootstock' } = options
  return {
    ...network,
    genesisKind: 'fork',
    compat,
    chainId,
    ruleHeights: mapRules((rule) =>
      rule === 'codeLimits' && options.hasUnlimitedCode === true ? NEVER : network.ruleHeights[rule],
    ),
    difficulty: { ...network.difficulty, fixed: 1n },
    timestampLimits: undefined,
    ...(gasLimit === undefined ? {} : { minimumSequentialGas: gasLimit, targetGasLimit: gasLimit }),
    targetMinimumGasPrice: options.minimumGasPriceWei ?? network.targetMinimumGasPrice,
  }
}
