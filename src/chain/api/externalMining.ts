import type { Bytes } from '../../base/bytes.ts'
import type { Abortable } from '../../concurrency/abortable.ts'

/** A block of ours that wants a Bitcoin block which commits to it. */
export interface Work {
  /** What the Bitcoin block's coinbase has behind its tag. */
  readonly hashForMergedMining: Bytes
  readonly parentHash: Bytes
  /** The Bitcoin block's hash as a number must not exceed it. */
  readonly target: bigint
  /** In wei. */
  readonly feesPaidToMiner: bigint
}

/** Work with the word whether a miner should turn to it at once. */
export interface WorkWithNotify extends Work {
  /** True for the first who asks after the head has changed, or after the fees have more than doubled. */
  readonly notify: boolean
}

/** A Bitcoin block without most of its transactions. */
interface BitcoinBlockParts {
  /** 80 bytes. */
  readonly header: Bytes
  /** The transaction, with or without witnesses. */
  readonly coinbase: Bytes
}

/** With the ids of all transactions in internal order, the coinbase's first. */
export interface BitcoinBlockWithIds extends BitcoinBlockParts {
  readonly transactionIds: readonly Bytes[]
}

/** With the merkle hashes in internal order: the coinbase's id, then what stands beside its path, from the leaves up. */
export interface BitcoinBlockWithMerkleHashes extends BitcoinBlockParts {
  readonly merkleHashes: readonly Bytes[]
  readonly transactionCount: number
}

/** What became of a block that was completed with a proof, in the reference's words. */
export type ImportResult = 'IMPORTED_BEST' | 'IMPORTED_NOT_BEST' | 'EXIST' | 'NO_PARENT' | 'INVALID_BLOCK'

export interface SubmittedBlock {
  readonly result: ImportResult
  readonly hash: Bytes
  readonly number: number
}

/**
 * Miners outside: the work that they are given, and what they bring back. What is brought passes every rule that blocks
 * of others pass.
 */
export interface ExternalMining {
  /** What to mine now: one block is built for all who ask, until head or pool change or a minute has passed. */
  getWork(call?: Abortable): Promise<Work>
  /** As `getWork`; the notice is used up by being told. */
  getWorkWithNotify(call?: Abortable): Promise<WorkWithNotify>
  /** A whole Bitcoin block. Throws `InvalidBitcoinBlock` or `SubmissionRefused`, as the next two. */
  submitBlock(block: Bytes): Promise<SubmittedBlock>
  submitTransactions(block: BitcoinBlockWithIds): Promise<SubmittedBlock>
  submitMerkleHashes(block: BitcoinBlockWithMerkleHashes): Promise<SubmittedBlock>
  /**
   * The 8 bytes that complete the Bitcoin block which this node has in mind for the work: its timestamp and its nonce,
   * big-endian. Whether the work is known, its target met and the block kept. Throws `SubmissionRefused` when
   * submissions come too fast.
   */
  submitNonce(nonce: Bytes, hashForMergedMining: Bytes): Promise<boolean>
  /** Counts for 60 s, in the place of what the same client said before. */
  submitHashrate(clientId: Bytes, hashesPerSecond: bigint): void
  /** What clients have said within 60 s, added up; at most 2^256 - 1. */
  submittedHashrate(): bigint
}
