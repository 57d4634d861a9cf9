import type { Bytes } from '../base/bytes.ts'
import type { Transaction } from '../model/transaction.ts'

/** A transaction in the pool, with what its rules ask about it. */
export interface PoolEntry {
  readonly transaction: Transaction
  readonly sender: Bytes
  readonly addedAtMs: number
  /** The head's number when it came in. */
  readonly addedAtHeight: number
}

/** Wei that the transaction may take from its sender. */
export function largestCost({ transaction }: PoolEntry): bigint {
  return transaction.value + transaction.gasPrice * transaction.gasLimit
}
