import { existsSync, fsyncSync, openSync } from 'node:fs'
import { StoreError } from '../../errors.ts'
import { currentBootId } from './bootId.ts'
import { type LogPart, readLog } from './log.ts'
import { readLogIndex } from './logIndex.ts'
import { createPageSums, logDamaged, type PageSums } from './pageSums.ts'
import { countPages, requirePageCount, type SummedPages, sumPages } from './pages.ts'
import { createSumsFile, readBootId, writeBootId, writeSums } from './sumsFile.ts'
import { withFile } from './withFile.ts'

/**
 * Opens the sums of a database that no connection has open, or makes them from what is there; the pages of the log have theirs
 * then, those of the file are yet to be compared. Throws `storeDamaged` when the log is not as it was left, `storeCorrupted` when
 * the file is no database.
 */
export function openPageSums(path: string): PageSums {
  const log = withFile(`${path}-wal`, (file) => {
    fsyncSync(file) // a sum that outlived its page in a power failure would accuse the one in the file
    return readLog(file)
  })
  // By its own word, which is not believed before its page was compared.
  const pages = withFile(path, requirePageCount) ?? 0
  const inLog = log?.sums ?? new Map<number, number>()
  if (!existsSync(`${path}-sums`)) {
    withFile(path, (file) => {
      const parts = sumPages(file, log?.databasePages || Math.min(pages, countPages(file)))
      createSumsFile(`${path}-sums`, currentBootId(), withLog(parts, inLog))
    })
    return createPageSums(path, log?.end)
  }
  withFile(`${path}-sums`, (sums) => {
    const bootId = readBootId(sums)
    if (bootId === undefined) throw new StoreError('storeDamaged', 'the file of sums is none')
    // A power failure may take the end of the log, which SQLite then does without: no more was promised.
    if (bootId === currentBootId()) requireCommitted(path, log)
    writeSums(sums, inLog)
    writeBootId(sums, currentBootId())
  })
  const unproven = { database: openSync(path, 'r'), pages: log?.databasePages || pages, inLog }
  return createPageSums(path, log?.end, unproven)
}

/** Throws when the log's index, as the last process left it, knows of more than the log holds. */
function requireCommitted(path: string, log: LogPart | undefined): void {
  const committed = withFile(`${path}-shm`, readLogIndex) ?? []
  const holds = ({ salts, frames }: { salts: bigint; frames: number }) =>
    frames === 0 || (log?.end.salts === salts && log.end.frames >= frames)
  if (committed.length > 0 && !committed.some(holds)) throw logDamaged()
}

function* withLog(parts: Iterable<SummedPages>, inLog: ReadonlyMap<number, number>): Generator<Uint32Array> {
  for (const { firstPage, sums } of parts) yield sums.map((sum, index) => inLog.get(firstPage + index) ?? sum)
}
