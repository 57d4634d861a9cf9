import { fromHex } from '../base/hex.ts'

/** Constants of all networks (protocol/networks#constants, protocol/remasc#payout). */
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
  /**
   * From RSKIP-92 to RSKIP-180, for which the reference node had no limit. A proof of 32 hashes covers 2^32
   * transactions, and a Bitcoin block has fewer than 2^15, so no block with real work exceeds it.
   */
  maximumMerkleProofBytesBeforeRskip180: 1024,
  parallelLists: 2,
  remascMinimumPayableGas: 200_000n,
  federatorMinimumPayableGas: 50_000n,
  labsDivisor: 5n,
  federationDivisor: 100n,
  punishmentDivisor: 10n,
  publishersDivisor: 10n,
  lateInclusionDivisor: 20n,
} as const

/** Compressed public keys that could sign blocks instead of Bitcoin miners before RSKIP-98, on all networks. */
export const FALLBACK_MINING_KEYS = {
  evenHeights: fromHex('0x021e2b148c024770e19c4f31db2233cac791583df95b4d14a5e9fd4b38dc8254b3'),
  oddHeights: fromHex('0x02b55031870df5de88bdb84f65bd1c6f8331c633e759caa5ac7cad3fa4f8a36791'),
} as const
