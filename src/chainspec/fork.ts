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
  /** Maximum size of contracts, in bytes. Init code and transactions then have no limit. */
  readonly maxCodeBytes?: number | undefined
  readonly compat?: Compat
}

/** Returns whether the rule of the size limits does not hold. */
export function liftsLimits({
  hasUnlimitedCode,
  maxCodeBytes,
}: Pick<ForkOptions, 'hasUnlimitedCode' | 'maxCodeBytes'>) {
  return hasUnlimitedCode === true || maxCodeBytes !== undefined
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
      rule === 'codeLimits' && liftsLimits(options) ? NEVER : network.ruleHeights[rule],
    ),
    ...(options.maxCodeBytes === undefined ? {} : { maxCodeBytes: options.maxCodeBytes }),
    difficulty: { ...network.difficulty, fixed: 1n },
    timestampLimits: undefined,
    ...(gasLimit === undefined ? {} : { minimumSequentialGas: gasLimit, targetGasLimit: gasLimit }),
    targetMinimumGasPrice: options.minimumGasPriceWei ?? network.targetMinimumGasPrice,
  }
}
