import type { Bytes } from '../../base/bytes.ts'
import type { ArrivalRow, BlockRow, PoolRow, StateChangeRow } from '../../storage/store.ts'

/** What one write has changed for those who hold the newest of it in memory: enough to follow without reading more. */
export interface StoreChange {
  /** The next block of the main chain. */
  readonly block?: NextBlock
  /** What comes of the main chain or of its newest state: `turning`, it will be another one in a moment; `turned`, it is. */
  readonly turn?: 'turning' | 'turned'
  readonly intoPool: readonly PoolRow[]
  readonly outOfPool: readonly Bytes[]
  readonly arrivals: readonly ArrivalRow[]
  /** Of what the chain remembers by name, the values that were set. */
  readonly meta: ReadonlyMap<string, string>
}

/** A block that joins the main chain, with what is asked about it first. */
export interface NextBlock {
  readonly row: BlockRow
  /** Of its transactions, in order. */
  readonly senders: readonly Bytes[]
  readonly state: readonly StateChangeRow[]
  /** Keys that it changes, too, to values that are too long to be told. */
  readonly unread: readonly Bytes[]
}
