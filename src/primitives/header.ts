import type { Bytes } from '../base/bytes.ts'
import { fromHex } from '../base/hex.ts'
import type { Rules } from '../chainspec/rules.ts'

/**
 * A block header of any version. Gas limit and difficulty keep their received bytes, which are part of the hash: the
 * reference node's miner writes the gas limit in two's complement, and genesis files write the difficulty with leading
 * zeros.
 */
export interface Header {
  readonly parentHash: Bytes
  readonly unclesHash: Bytes
  readonly coinbase: Bytes
  readonly stateRoot: Bytes
  readonly transactionsRoot: Bytes
  readonly receiptsRoot: Bytes
  readonly logsBloom: Bytes
  readonly difficulty: bigint
  readonly difficultyBytes: Bytes
  readonly number: number
  readonly gasLimit: bigint
  readonly gasLimitBytes: Bytes
  readonly gasUsed: bigint
  /** Seconds since 1970. */
  readonly timestamp: number
  readonly extraData: Bytes
  readonly paidFees: bigint
  readonly minimumGasPrice: bigint
  readonly uncleCount: number
  /** RSKIP-UMM: present (usually empty) once the rule is active. */
  readonly ummRoot?: Bytes
  /** RSKIP-351/535: 0, 1 or 2. */
  readonly version: number
  /** RSKIP-144: ends of the parallel lists; absent before the rule. */
  readonly edges?: readonly number[]
  /** RSKIP-535: absent before version 2. */
  readonly baseEvent?: Bytes
  /** Empty when the block carries no merged mining proof. */
  readonly bitcoinMergedMiningHeader: Bytes
  readonly bitcoinMergedMiningMerkleProof: Bytes
  readonly bitcoinMergedMiningCoinbaseTransaction: Bytes
}

/** Maximum of the reference node's 32-bit numbers. */
export const MAX_UNCLE_COUNT = 2 ** 31 - 1

/**
 * Maximum timestamp of a header, 142 million years from now. The reference node has 64 bits; doubles are exact below
 * this value, with room for what is added to a timestamp.
 */
export const MAX_TIMESTAMP = 2 ** 52 - 1

/** RSKIP-535. */
export const MAX_BASE_EVENT_BYTES = 128

/** Root of an empty trie: Keccak of the empty RLP string. */
export const EMPTY_ROOT = fromHex('0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421')

/** The uncles hash of a block without uncles: keccak of the empty RLP list. */
export const NO_UNCLES_HASH = fromHex('0x1dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347')

/** Returns the version of headers under these rules (RSKIP-351, RSKIP-535). */
export function headerVersionAt(rules: Rules): number {
  if (!rules.has('rskip351')) return 0
  return rules.has('rskip535') ? 2 : 1
}

/** Returns whether the header carries any part of a merged mining proof. */
export function hasMergedMining(header: Header): boolean {
  return (
    header.bitcoinMergedMiningHeader.length > 0 ||
    header.bitcoinMergedMiningMerkleProof.length > 0 ||
    header.bitcoinMergedMiningCoinbaseTransaction.length > 0
  )
}
