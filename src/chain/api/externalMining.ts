import type { Bytes } from '../../base/bytes.ts'
import type { Abortable } from '../../concurrency/abortable.ts'

/** A block without a proof, for which miners search a Bitcoin block that commits to it. */
export interface Work {
  /** The hash after the tag in the Bitcoin block's coinbase. */
  readonly hashForMergedMining: Bytes
  readonly parentHash: Bytes
  /** Maximum of the Bitcoin block's hash as a number. */
  readonly target: bigint
  /** In wei. */
  readonly feesPaidToMiner: bigint
}

/** Work with a notice whether a miner should start it at once. */
export interface WorkWithNotify extends Work {
  /** True in the first response after the head has changed or the fees have more than doubled. */
  readonly notify: boolean
}

/** The header and the coinbase of a Bitcoin block. */
interface BitcoinBlockParts {
  /** Header of 80 bytes. */
  readonly header: Bytes
  /** Coinbase transaction, with or without witnesses. */
  readonly coinbase: Bytes
}

/** A Bitcoin block with the ids of all transactions in internal byte order, the coinbase's first. */
export interface BitcoinBlockWithIds extends BitcoinBlockParts {
  readonly transactionIds: readonly Bytes[]
}

/** A Bitcoin block with merkle hashes in internal byte order: the coinbase's id, then its siblings from the leaves up. */
export interface BitcoinBlockWithMerkleHashes extends BitcoinBlockParts {
  readonly merkleHashes: readonly Bytes[]
  readonly transactionCount: number
}

/** Result of a submitted block, in the reference node's words. */
export type ImportResult = 'IMPORTED_BEST' | 'IMPORTED_NOT_BEST' | 'EXIST' | 'NO_PARENT' | 'INVALID_BLOCK'

export interface SubmittedBlock {
  readonly result: ImportResult
  readonly hash: Bytes
  readonly number: number
}

/** Work for external miners, and their submissions, which must pass all rules of imported blocks. */
export interface ExternalMining {
  /** Returns the current work. All miners share one block until head or pool change or a minute has passed. */
  getWork(call?: Abortable): Promise<Work>
  /** Returns the current work with its notice, and clears the notice. */
  getWorkWithNotify(call?: Abortable): Promise<WorkWithNotify>
  /** Submits a whole Bitcoin block. Throws `InvalidBitcoinBlock` or `SubmissionRefused`, as the next two. */
  submitBlock(block: Bytes): Promise<SubmittedBlock>
  submitTransactions(block: BitcoinBlockWithIds): Promise<SubmittedBlock>
  submitMerkleHashes(block: BitcoinBlockWithMerkleHashes): Promise<SubmittedBlock>
  /**
   * Submits the 8 bytes that complete the node's own Bitcoin block for the work: timestamp and nonce, big-endian. Returns
   * true if the work is known, the target met and the block stored. Throws `SubmissionRefused` above the rate limit.
   */
  submitNonce(nonce: Bytes, hashForMergedMining: Bytes): Promise<boolean>
  /** Replaces the client's hashrate, which counts for 60 s. */
  submitHashrate(clientId: Bytes, hashesPerSecond: bigint): void
  /** Returns the sum of the hashrates of the last 60 s, at most 2^256 - 1. */
  submittedHashrate(): bigint
}
