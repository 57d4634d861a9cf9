import { randomUUID } from 'node:crypto'
import { requireInteger } from '../columns.ts'
import type { LeaseListener } from '../sql.ts'
import { isLocked } from '../whileLocked.ts'
import { createError, type PostgresConnection } from './connection.ts'
import { LOCK_TIMEOUT_MS } from './connections.ts'
import { SHARED_TABLES } from './sharedTables.ts'
import { makeSchema, type WriterSession } from './writerSession.ts'

/** The right of one process to write a schema. */
export interface WriterLease extends WriterSession {
  /**
   * Says that the process is alive: whoever does not for `LEASE_MS` may be replaced. On a connection of its own. False when
   * this one was.
   */
  renew(connection: PostgresConnection): Promise<boolean>
}

/** By the clock of the database, so that those of processes do not matter. */
export const LEASE_MS = 3_000
/** Another one's lock is waited for so often, and its lease looked at in between. */
const TRIES = 4
const TRY_MS = 500

const EXPIRY = `clock_timestamp() + interval '${LEASE_MS} milliseconds'`
/** One row. `epoch` counts the writers that there were, `commits` what the last of them has written. */
const TABLE = `CREATE TABLE IF NOT EXISTS writer_lease (
  id integer NOT NULL PRIMARY KEY CHECK (id = 1),
  epoch bigint NOT NULL, holder text NOT NULL, commits bigint NOT NULL, expires_at timestamptz NOT NULL
)`
const KEY = "hashtextextended('scion ' || ?, 0)"
const LOCK = `SELECT pg_advisory_lock(${KEY})`
/** Whoever lost its connection alone has its lease for so long. */
const FORMER_MS = `SELECT greatest(0, ceil(extract(epoch FROM expires_at - clock_timestamp()) * 1000))::bigint AS former_ms
  FROM writer_lease`
const HAS_LEASE =
  "SELECT table_name FROM information_schema.tables WHERE table_schema = ? AND table_name = 'writer_lease'"
/** Ends the connection that has the lock when its process does not renew: it may only sleep, and has begun something. */
const END_EXPIRED = `SELECT pg_terminate_backend(pid) FROM pg_locks, writer_lease
  WHERE locktype = 'advisory' AND granted AND objsubid = 1 AND ((classid::bigint << 32) | objid::bigint) = ${KEY}
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database()) AND expires_at < clock_timestamp()`

/**
 * The lease of the only writer of `schema`: a lock, which belongs to the session of the writing connection, so that it is
 * free at once when its process dies; and a row, because a process that sleeps keeps its lock. The row counts writers,
 * and each commit looks at it: whoever was replaced writes nothing more. It counts commits, too, so that a connection
 * that takes the place of a lost one sees whether everything is as this process left it: nothing acknowledged that is
 * gone, nothing kept that was reported as failed.
 */
export function createWriterLease(schema: string, listener: LeaseListener = {}): WriterLease {
  const holder = randomUUID()
  let epoch: number | undefined
  let commits = 0

  async function lock(connection: PostgresConnection): Promise<void> {
    await connection.exec(`SET lock_timeout = ${TRY_MS}`)
    for (let tries = 1; ; tries++) {
      try {
        await connection.all(LOCK, [schema])
        break
      } catch (error) {
        if (!isLocked(error) || tries === TRIES) throw error
        const hasLease = (await connection.all(HAS_LEASE, [schema])).length > 0
        if (hasLease) await connection.all(END_EXPIRED, [schema])
      }
    }
    await connection.exec(`SET lock_timeout = ${LOCK_TIMEOUT_MS}`)
  }

  /** Becomes the next writer, which ends what the one before has not committed. */
  async function begin(connection: PostgresConnection): Promise<void> {
    await makeSchema(connection, schema)
    await connection.exec(`${TABLE}; ${SHARED_TABLES}`)
    // The row stays one and the same: who waits for it to commit, as the one before may, has to see who came meanwhile.
    const fresh = `INSERT INTO writer_lease VALUES (1, 0, '', 0, clock_timestamp()) ON CONFLICT DO NOTHING`
    const next = `UPDATE writer_lease SET epoch = epoch + 1, holder = '${holder}', commits = 0, expires_at = ${EXPIRY}`
    const [former] = await connection.all(FORMER_MS)
    const begunAtMs = performance.now()
    await connection.exec(`BEGIN; ${fresh}; ${next}; COMMIT`)
    const [row] = await connection.all('SELECT epoch FROM writer_lease')
    if (row === undefined) throw createError('storeChanged')
    epoch = requireInteger(row, 'epoch')
    listener.onTaken?.(epoch, former === undefined ? 0 : requireInteger(former, 'former_ms'))
    listener.onHeldUntil?.(begunAtMs + LEASE_MS)
  }

  /** Goes on after a connection was lost. */
  async function goOn(connection: PostgresConnection): Promise<void> {
    const kept = `UPDATE writer_lease SET expires_at = ${EXPIRY} WHERE epoch = ? AND holder = ? AND commits = ?`
    if ((await connection.run(kept, [epoch ?? 0, holder, commits])) !== 1) throw createError('storeChanged')
    listener.onResumed?.()
  }

  return {
    async take(connection) {
      await lock(connection)
      await (epoch === undefined ? begin(connection) : goOn(connection))
    },
    async end(connection) {
      const done = 'UPDATE writer_lease SET expires_at = clock_timestamp() WHERE epoch = ? AND holder = ?'
      await connection.run(done, [epoch ?? 0, holder])
    },
    async renew(connection) {
      if (epoch === undefined) return true
      const renewed = await connection.run(
        `UPDATE writer_lease SET expires_at = ${EXPIRY} WHERE epoch = ? AND holder = ?`,
        [epoch, holder],
      )
      return renewed === 1
    },
    steps() {
      const next = commits + 1
      return {
        begin: [{ sql: 'BEGIN', values: [] }],
        // First of all since in a transaction that failed it throws, where COMMIT alone would quietly roll back; and it
        // divides by zero, which nothing else here does, when there has been another writer.
        commit: [
          {
            sql: `UPDATE writer_lease SET commits = ${next} / (epoch = ${epoch})::integer, expires_at = ${EXPIRY}; COMMIT`,
            values: [],
          },
        ],
        onCommit() {
          commits = next
        },
      }
    },
  }
}
