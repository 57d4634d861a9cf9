import type { Bytes } from '../../base/bytes.ts'
import type { ArrivalRow } from '../../storage/store.ts'

/** So many arrivals are kept before somebody looks which are still wanted. */
const ROWS_BETWEEN_LOOKS = 1_000

/**
 * Numbers the transactions that become pending while somebody polls for them, so that they can be kept with what makes
 * them durable. While nobody does, nothing is kept; where other processes follow, somebody always may.
 */
export interface ArrivalLog {
  /**
   * The rows to keep with the write that comes next: the store carries writes out in their order, so whoever reads a
   * number has read all smaller ones.
   */
  toRows(hashes: readonly Bytes[]): readonly ArrivalRow[]
  /** The number of the last one. */
  last(): number
  isWatched(): boolean
  /** From now on arrivals are kept, or no longer. */
  watch(isWatched: boolean): void
  /** Another process has given this number. */
  follow(number: number): void
  /** Calls `look` after every thousand arrivals. */
  onMany(look: () => void): void
}

/** `last` is the largest number that was given before. */
export function createArrivalLog(last: number, isAlwaysWatched = false): ArrivalLog {
  let number = last
  let watched = isAlwaysWatched
  let look = () => {}
  return {
    toRows(hashes) {
      if (!watched || hashes.length === 0) return []
      const looks = Math.floor(number / ROWS_BETWEEN_LOOKS)
      const rows = hashes.map((hash) => ({ number: ++number, hash }))
      if (Math.floor(number / ROWS_BETWEEN_LOOKS) > looks) look()
      return rows
    },
    last: () => number,
    isWatched: () => watched,
    watch(isWatched) {
      watched = isWatched || isAlwaysWatched
    },
    follow(given) {
      number = Math.max(number, given)
    },
    onMany(whatToDo) {
      look = whatToDo
    },
  }
}
