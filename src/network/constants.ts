/** What all networks have in common (C 1, C 7). */
export const CONSTANTS = {
  minimumGasLimit: 3_000_000n,
  gasLimitBoundDivisor: 1024n,
  maximumExtraDataBytes: 32,
  maximumUncles: 10,
  uncleGenerations: 7,
  maximumTransactionGas: 1n << 60n,
  maximumCodeBytes: 24_576,
  maximumInitCodeBytes: 49_152,
  /** RSKIP-180. */
  maximumMerkleProofBytes: 960,
  parallelLists: 2,
  remascMinimumPayableGas: 200_000n,
  federatorMinimumPayableGas: 50_000n,
  labsDivisor: 5n,
  federationDivisor: 100n,
  punishmentDivisor: 10n,
  publishersDivisor: 10n,
  lateInclusionDivisor: 20n,
} as const
