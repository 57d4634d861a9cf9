import { closeSync, fsyncSync, openSync } from 'node:fs'
import { StoreError } from '../../errors.ts'
import { type LogPlace, readLog } from './log.ts'
import { type CommittedLog, readLogIndex } from './logIndex.ts'
import { sumPages } from './pages.ts'
import { readSums, writeSums } from './sumsFile.ts'
import { withFile } from './withFile.ts'

/** SQLite writes the header of the index in no time, but not at once. */
const LOOKS_AT_INDEX = 1_000

/** The sums of a database file's pages, in a file beside it: docs/decisions/0005-page-sums.md. */
export interface PageSums {
  /** Up to where the log's pages have their sums. */
  place(): LogPlace | undefined
  /** Compares so many further mebibytes with their sums; whether there are more. Throws `storeDamaged`. */
  compare(mebibytes: number): boolean
  /** Makes the sums of what the log has more than at the last time, and says whether that is anything. Throws `storeDamaged`. */
  update(): boolean
  /** Not while this process has the database open: closing a file takes away the locks that the process has on it. */
  close(): void
}

/** What is to be compared with its sums. */
export interface Unproven {
  readonly database: number
  readonly pages: number
  /** Pages that are in the log, which has checksums of its own. */
  readonly inLog: ReadonlyMap<number, number>
}

/** The log is summed up to `from`; what is `unproven` is yet to be compared. */
export function createPageSums(path: string, from?: LogPlace, unproven?: Unproven): PageSums {
  const sums = openSync(`${path}-sums`, 'r+')
  const passedOver = new Set(unproven?.inLog.keys())
  const parts = unproven === undefined ? undefined : sumPages(unproven.database, unproven.pages)
  let [place, index]: [LogPlace | undefined, number | undefined] = [from, undefined]
  let isCompared = parts === undefined
  return {
    place: () => place,
    compare(mebibytes) {
      for (let count = 0; count < mebibytes && !isCompared; count++) {
        const next = parts?.next()
        if (next?.value === undefined) isCompared = true
        else
          requireEqual(
            next.value.firstPage,
            next.value.sums,
            readSums(sums, next.value.firstPage, next.value.sums.length),
            passedOver,
          )
      }
      return !isCompared
    },
    update() {
      index ??= openSync(`${path}-shm`, 'r')
      const committed = requireCommitted(index)
      if (committed.frames === (place?.salts === committed.salts ? place.frames : 0)) return false
      const part = withFile(`${path}-wal`, (file) => {
        fsyncSync(file) // as in `openPageSums`
        return readLog(file, place, committed.frames)
      })
      if (part?.end.salts !== committed.salts || part.end.frames !== committed.frames) throw logDamaged()
      writeSums(sums, part.sums)
      if (!isCompared) for (const page of part.sums.keys()) passedOver.add(page)
      place = part.end
      return true
    },
    close() {
      for (const file of [sums, index, unproven?.database]) if (file !== undefined) closeSync(file)
    },
  }
}

/** What SQLite has, or had, committed to its log is not there. */
export function logDamaged(): StoreError {
  return new StoreError('storeDamaged', 'the log does not hold all that was committed to it')
}

function requireEqual(firstPage: number, found: Uint32Array, kept: Uint32Array, passedOver: ReadonlySet<number>): void {
  const at = found.findIndex((sum, index) => sum !== kept[index] && !passedOver.has(firstPage + index))
  if (at >= 0) throw new StoreError('storeDamaged', `page ${firstPage + at} is not as it was written`)
}

/** How far the log is committed, by its index while it is in use. */
function requireCommitted(index: number): CommittedLog {
  for (let look = 0; look < LOOKS_AT_INDEX; look++) {
    const [one, other] = readLogIndex(index)
    if (one !== undefined && one.salts === other?.salts && one.frames === other.frames) return one
  }
  throw new StoreError('storeFailed', "the index of the database's log changes all the time")
}
