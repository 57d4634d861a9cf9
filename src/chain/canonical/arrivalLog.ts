import type { Bytes } from '../../base/bytes.ts'
import type { ArrivalRow } from '../../storage/store.ts'

/** Number of arrivals after which rows that no filter needs are deleted. */
const ROWS_BETWEEN_CLEANUPS = 1_000

/**
 * Numbers the transactions that become pending, so that filters can poll for them. Rows are written only while a filter
 * exists, and always if other processes follow the chain: their filters are not known here.
 */
export interface ArrivalLog {
  /**
   * Returns the rows that the caller's next write must insert. The store executes writes in order, so a reader of a
   * number has read all smaller ones.
   */
  toRows(hashes: readonly Bytes[]): readonly ArrivalRow[]
  /** Returns the number of the last arrival. */
  last(): number
  isWatched(): boolean
  /** Starts to write rows. */
  watch(): void
  /** Stops writing rows, unless other processes follow the chain. */
  unwatch(): void
  /** Notes that another process has assigned this number. */
  follow(number: number): void
  /** Sets the function that is called after every thousand arrivals. */
  onCleanupDue(listener: () => void): void
}

/** Creates a log that continues after the number `last`. */
export function createArrivalLog(last: number, { isAlwaysWatched = false } = {}): ArrivalLog {
  let number = last
  let watched = isAlwaysWatched
  let onCleanupDue = () => {}
  return {
    toRows(hashes) {
      if (!watched || hashes.length === 0) return []
      const cleanups = Math.floor(number / ROWS_BETWEEN_CLEANUPS)
      const rows = hashes.map((hash) => ({ number: ++number, hash }))
      if (Math.floor(number / ROWS_BETWEEN_CLEANUPS) > cleanups) onCleanupDue()
      return rows
    },
    last: () => number,
    isWatched: () => watched,
    watch() {
      watched = true
    },
    unwatch() {
      watched = isAlwaysWatched
    },
    follow(given) {
      number = Math.max(number, given)
    },
    onCleanupDue(listener) {
      onCleanupDue = listener
    },
  }
}
