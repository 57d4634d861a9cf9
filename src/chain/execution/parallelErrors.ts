import type { Bytes } from '../../base/bytes.ts'
import { NodeError } from '../../base/errors.ts'
import { toHex } from '../../base/hex.ts'

/** Two parallel lists of a block touch the same key of the state, at least one of them by writing (RSKIP-144). */
export class ParallelListsConflict extends NodeError {
  readonly kind = 'parallelListsConflict'
  /** The unitrie key. */
  readonly key: Bytes
  /** Places in the block, rising; each in another list. */
  readonly transactions: readonly [number, number]
  constructor(key: Bytes, transactions: readonly [number, number]) {
    super(`transactions ${transactions.join(' and ')} of two parallel lists touch key ${toHex(key)}`)
    this.key = key
    this.transactions = transactions
  }
}

/** A transaction in a parallel list calls a contract that only sequential ones may call: the Bridge or REMASC (RSKIP-144). */
export class NotParallel extends NodeError {
  readonly kind = 'notParallel'
  /** The transaction's place in the block. */
  readonly index: number
  readonly contract: bigint
  constructor(index: number, contract: bigint) {
    super(`transaction ${index} of a parallel list calls 0x${contract.toString(16).padStart(40, '0')}`)
    this.index = index
    this.contract = contract
  }
}
