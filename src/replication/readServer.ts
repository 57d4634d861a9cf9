import { openSqlForReading } from '../storage/engines.ts'
import { StoreError } from '../storage/errors.ts'
import type { PostgresPlace } from '../storage/postgres/location.ts'
import type { Sql, SqlReader, SqlSource } from '../storage/sql.ts'
import { createJournalReader } from './changeLog.ts'

/** The server that a process reads from: the primary, or its standby once that has caught up. */
export interface ReadServer {
  /** Reads from the server that is current at each call. */
  readonly source: SqlSource
  /** Switches to the standby once it has the change log up to this number. Checked from time to time. */
  tryStandby(newest: number): Promise<void>
  /** Switches to the primary for good, because this process is about to write and its reads must not lag. */
  stayWithPrimary(): void
  /** Calls the listener when the server changes, and at once if it is not the primary. */
  onMove(listener: (place: PostgresPlace) => void): void
  close(): Promise<void>
}

/** Pause after the standby was unavailable or behind, in ms. */
const TRY_EVERY_MS = 2_000

/** Reads from the primary first, over `primary`, and always without a standby. */
export function createReadServer(place: PostgresPlace, primary: Sql): ReadServer {
  const { standby: address, ...rest } = place
  const standbyPlace = address && { ...rest, kind: 'postgres' as const, address }
  let standby: Sql | undefined
  let isStaying = standbyPlace === undefined
  let triedAtMs = Number.NEGATIVE_INFINITY
  let notify = (_place: PostgresPlace) => {}

  function usePrimary(): void {
    const left = standby
    if (left === undefined) return
    standby = undefined
    triedAtMs = performance.now()
    notify(place)
    left.close().catch(() => undefined) // after running reads have ended
  }

  /** Retries a single read at the primary if the standby fails or cancels it. */
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
        notify(standbyPlace)
      }
    },
    stayWithPrimary() {
      isStaying = true
      usePrimary()
    },
    onMove(listener) {
      notify = listener
      if (standby !== undefined && standbyPlace !== undefined) notify(standbyPlace)
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
