import { openSqlForReading } from '../storage/engines.ts'
import { StoreError } from '../storage/errors.ts'
import type { PostgresPlace } from '../storage/postgres/location.ts'
import type { Sql, SqlReader, SqlSource } from '../storage/sql.ts'
import { createJournalReader } from './changeLog.ts'

/** Which server a process reads from: the primary, or its standby once that has all that this process knows. */
export interface ReadServer {
  /** Reads from the server of the time of each call. */
  readonly source: SqlSource
  /** Goes over to the standby, now and then, when that has the journal up to this number. */
  tryStandby(newest: number): Promise<void>
  /** Goes back to the primary, for good: this process is about to write, and what it reads must not lag behind. */
  stayWithPrimary(): void
  /** Hears where to read whenever that is another server than the primary, at first, or than the last one. */
  onMove(listener: (place: PostgresPlace) => void): void
  close(): Promise<void>
}

/** After the standby was away, or behind. */
const TRY_EVERY_MS = 2_000

/** Reads from the primary first, over `primary`; nothing else is ever done where there is no standby. */
export function createReadServer(place: PostgresPlace, primary: Sql): ReadServer {
  const { standby: address, ...rest } = place
  const standbyPlace = address && { ...rest, kind: 'postgres' as const, address }
  let standby: Sql | undefined
  let isStaying = standbyPlace === undefined
  let triedAtMs = Number.NEGATIVE_INFINITY
  let tell = (_place: PostgresPlace) => {}

  function usePrimary(): void {
    const left = standby
    if (left === undefined) return
    standby = undefined
    triedAtMs = performance.now()
    tell(place)
    left.close().catch(() => undefined) // once what is under way there is done
  }

  /** Whoever reads once need not hear that the standby went away, or had to stop reading. */
  const readerOf = (partOf: (sql: Sql) => SqlReader): SqlReader => {
    const read = async <T>(work: (reader: SqlReader) => Promise<T> | T): Promise<T> => {
      const used = standby
      if (used === undefined) return work(partOf(primary))
      try {
        return await work(partOf(used))
      } catch (error) {
        if (!isGone(error)) throw error
        if (standby === used) usePrimary()
        return work(partOf(primary))
      }
    }
    return {
      all: (sql, values) => read((reader) => reader.all(sql, values)),
      first: (sql, values) => read((reader) => reader.first(sql, values)),
    }
  }

  async function openStandby(place: PostgresPlace, newest: number): Promise<Sql | undefined> {
    const opened = await openSqlForReading({ ...place, kind: 'postgres' }).catch(() => undefined)
    if (opened === undefined) return undefined
    const last = await createJournalReader(opened)
      .getLast()
      .catch(() => -1)
    if (last >= newest) return opened
    await opened.close()
    return undefined
  }

  return {
    source:
      standbyPlace === undefined
        ? primary
        : { ...readerOf((sql) => sql), scans: readerOf((sql) => sql.scans), dialect: primary.dialect },
    async tryStandby(newest) {
      const isDue = performance.now() >= triedAtMs + TRY_EVERY_MS
      if (isStaying || standby !== undefined || standbyPlace === undefined || !isDue) return
      triedAtMs = performance.now()
      const opened = await openStandby(standbyPlace, newest)
      if (isStaying) await opened?.close()
      else if (opened !== undefined) {
        standby = opened
        tell(standbyPlace)
      }
    },
    stayWithPrimary() {
      isStaying = true
      usePrimary()
    },
    onMove(listener) {
      tell = listener
      if (standby !== undefined && standbyPlace !== undefined) tell(standbyPlace)
    },
    async close() {
      isStaying = true
      await standby?.close()
    },
  }
}

function isGone(error: unknown): boolean {
  return error instanceof StoreError && (error.kind === 'storeUnavailable' || error.kind === 'storeClosed')
}
