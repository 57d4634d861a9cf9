import { randomUUID } from 'node:crypto'
import { requireInteger } from '../columns.ts'
import type { LeaseListener } from '../sql.ts'
import { isLocked } from '../whileLocked.ts'
import { createError, type PostgresConnection } from './connection.ts'
import { createReconnecting, LOCK_TIMEOUT_MS, openKeeper } from './connections.ts'
import type { PostgresPlace } from './location.ts'
import { makeSchema, type WriterSession } from './writerSession.ts'

/** The exclusive right of a process to write a schema. */
export interface WriterLease extends WriterSession {
  /**
   * Renews the lease, on a connection of its own. A process that does not renew for `LEASE_MS` may be replaced. Returns
   * false if this one was.
   */
  renew(connection: PostgresConnection): Promise<boolean>
}

/** Duration of a lease in ms of the database's clock, independent of the clocks of processes. */
export const LEASE_MS = 3_000
/** Number of waits for another process's lock, between which its lease is read. */
const TRIES = 4
const TRY_MS = 500

const EXPIRY = `clock_timestamp() + interval '${LEASE_MS} milliseconds'`
/** One row. `epoch` is the number of writers so far, `commits` the number of commits of the last one. */
const TABLE = `CREATE TABLE IF NOT EXISTS writer_lease (
  id integer NOT NULL PRIMARY KEY CHECK (id = 1),
  epoch bigint NOT NULL, holder text NOT NULL, commits bigint NOT NULL, expires_at timestamptz NOT NULL
)`
const KEY = "hashtextextended('scion ' || ?, 0)"
const LOCK = `SELECT pg_advisory_lock(${KEY})`
/** Time in ms that a lease outlives a lost connection, and the age of its last renewal. A lease that was given back has no holder. */
const FORMER = `SELECT
    greatest(0, ceil(extract(epoch FROM expires_at - clock_timestamp()) * 1000))::bigint AS lease_ms,
    greatest(0, ceil(extract(epoch FROM clock_timestamp() - expires_at) * 1000)
      + CASE WHEN holder = '' THEN 0 ELSE ${LEASE_MS} END)::bigint AS silent_ms
  FROM writer_lease`
const HAS_LEASE =
  "SELECT table_name FROM information_schema.tables WHERE table_schema = ? AND table_name = 'writer_lease'"
/**
 * Terminates the connection that holds the lock if its process does not renew: it may be suspended in a transaction.
 */
const END_EXPIRED = `SELECT pg_terminate_backend(pid) FROM pg_locks, writer_lease
  WHERE locktype = 'advisory' AND granted AND objsubid = 1 AND ((classid::bigint << 32) | objid::bigint) = ${KEY}
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database()) AND expires_at < clock_timestamp()`

/**
 * Creates the lease of the only writer of `schema`. It consists of a lock of the writing connection's session, which is
 * released at once when the process dies, and a row, because a suspended process keeps its lock. The row counts
 * writers, and each commit checks it, so that a replaced writer writes nothing more. It also counts commits, so that a
 * reopened connection detects lost acknowledged writes and stored writes that were reported as failed.
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

  /** Becomes the next writer, and ends uncommitted transactions of the former one. */
  async function begin(connection: PostgresConnection): Promise<void> {
    await makeSchema(connection, schema)
    await connection.exec(`${TABLE}; ${SHARED_TABLES}`)
    // The row is always the same one, so that a process that waits for its lock sees the new writer.
    const fresh = `INSERT INTO writer_lease VALUES (1, 0, '', 0, clock_timestamp()) ON CONFLICT DO NOTHING`
    const next = `UPDATE writer_lease SET epoch = epoch + 1, holder = '${holder}', commits = 0, expires_at = ${EXPIRY}`
    const [former] = await connection.all(FORMER)
    const begunAtMs = performance.now()
    await connection.exec(`BEGIN; ${fresh}; ${next}; COMMIT`)
    const [row] = await connection.all('SELECT epoch FROM writer_lease')
    if (row === undefined) throw createError('storeChanged')
    epoch = requireInteger(row, 'epoch')
    listener.onTaken?.(epoch, {
      leaseMs: former === undefined ? 0 : requireInteger(former, 'lease_ms'),
      silentMs: former === undefined ? undefined : requireInteger(former, 'silent_ms'),
    })
    listener.onHeldUntil?.(begunAtMs + LEASE_MS)
  }

  /** Resumes after a lost connection. */
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
      const done = "UPDATE writer_lease SET expires_at = clock_timestamp(), holder = '' WHERE epoch = ? AND holder = ?"
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

/**
 * Tables by which the processes of a chain communicate. They are not part of the chain's data and not copied. A standby
 * has the change log only, because the other tables are unlogged.
 */
export const SHARED_TABLES = `
  CREATE TABLE IF NOT EXISTS journal (seq bigint NOT NULL PRIMARY KEY, change bytea NOT NULL);
  CREATE UNLOGGED TABLE IF NOT EXISTS members (
    id text NOT NULL PRIMARY KEY, seq bigint NOT NULL, expires_at timestamptz NOT NULL
  );
  CREATE UNLOGGED TABLE IF NOT EXISTS forwarded_calls (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    member text NOT NULL, handed_over_at timestamptz NOT NULL, request text NOT NULL, epoch bigint, answer text
  )`

/** The connection that renews a lease. */
export interface LeaseKeeper {
  stop(): Promise<void>
}

const RENEW_EVERY_MS = LEASE_MS / 4

/**
 * Renews a lease while the process runs, on a connection of its own, so that no long transaction delays it. A failure
 * is ignored, because the next commit detects an expired lease.
 */
export function keepLease(place: PostgresPlace, lease: WriterLease, listener: LeaseListener = {}): LeaseKeeper {
  const keeper = createReconnecting(() => openKeeper(place))
  let renewing: Promise<void> | undefined
  const renew = async () => {
    try {
      const connection = await keeper.connect()
      const begunAtMs = performance.now()
      if (await lease.renew(connection)) {
        listener.onHeldUntil?.(begunAtMs + LEASE_MS)
        return
      }
      clearInterval(timer)
      listener.onReplaced?.()
    } catch {
      // The next attempt may succeed.
    }
  }
  const timer = setInterval(() => {
    renewing ??= renew().finally(() => {
      renewing = undefined
    })
  }, RENEW_EVERY_MS)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await renewing
      await keeper.close()
    },
  }
}
