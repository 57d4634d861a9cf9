import type { StoreChange } from '../chain/sharing/follower.ts'
import { openSql, type StorePlace } from '../storage/engines.ts'
import { StoreError } from '../storage/errors.ts'
import { CHAIN_MIGRATIONS } from '../storage/migrations/chain.ts'
import { migrate, newestVersion, readSchemaVersion } from '../storage/migrations/migrate.ts'
import { openWakes, type Wakes } from '../storage/postgres/notifications.ts'
import type { FormerWriter, Sql, SqlOptions, Statement, Write } from '../storage/sql.ts'
import type { Store, StoreWriters } from '../storage/store.ts'
import { createAnswerTable } from '../storage/tables/answers.ts'
import { createFilterTable } from '../storage/tables/filters.ts'
import { createReaders, createWriters } from '../storage/tables/index.ts'
import {
  appendToJournal,
  type ChangeLogReader,
  createJournalReader,
  type NewestChange,
  readNewestChange,
} from './changeLog.ts'
import { createForwardedCallTable, type ForwardedCallTable } from './forwardedCalls.ts'
import { createReadServer, type ReadServer } from './readServer.ts'
import { NO_CHANGE, recordChange } from './recordChange.ts'
import { createMemberTable, MEMBERSHIP_MS, type MemberTable } from './replicaTable.ts'

/** A chain's store that several processes share. One at a time writes, and records its changes in the change log. */
export interface SharedStore extends Store {
  /** Change log of the server that is read from, which may be a standby and behind. */
  readonly journal: ChangeLogReader
  /** Change log of the primary server. */
  getNewestChange(): Promise<NewestChange>
  readonly readServer: Pick<ReadServer, 'tryStandby' | 'onMove'>
  readonly members: MemberTable
  readonly calls: ForwardedCallTable
  /** Notifies the listeners of these channels in all processes. */
  readonly wakes: Pick<Wakes, 'on'> & { wake(names: readonly string[]): Promise<void> }
  /** The term of this process as the writer; undefined before. */
  writing(): WriterTerm | undefined
  /** End of the lease, by `performance.now()`. */
  heldUntilMs(): number
  /** Returns the number of the newest change that this process has written, or found when it became the writer. */
  lastWritten(): number
  /** Records in the change log that a reorganisation begins or may have ended, so that replicas reread the chain. */
  recordReorganisation(state: 'started' | 'finished'): Promise<void>
  /** Returns whether there is a chain of this version with a change log that can be followed. */
  isReadable(): Promise<boolean>
  /** Becomes the writer. Rejects with `storeLocked` while another process is. */
  becomeWriter(): Promise<void>
}

export interface SharingOptions extends Pick<SqlOptions, 'durability'> {
  /** Called once when another process has replaced this writer. */
  onReplaced?(): void
}

/** The term of a writer. */
export interface WriterTerm {
  /** Number of the term. */
  readonly epoch: number
  /** Time until which other processes may serve reads without being waited for, by `performance.now()`. */
  readonly formerUntilMs: number
  /** Time at which the former writer ended or gave its last sign of life; undefined for the first writer. */
  readonly formerEndedAtMs?: number | undefined
}

interface Writing extends WriterTerm {
  readonly sql: Sql
}

/** Notification channel of the processes that follow the change log. */
export const JOURNAL = 'journal'

/** Location of a store that processes can share. */
export type SharedPlace = StorePlace<'postgres'>

type Collect = (writers: StoreWriters) => void
type Dialect = Sql['dialect']

/** Opens a chain's data beside other processes, for reading only at first. Rejects with a `StoreError`. */
export async function openSharedStore(
  place: SharedPlace,
  { durability, onReplaced }: SharingOptions = {},
): Promise<SharedStore> {
  const kept = { ...(durability && { durability }) }
  const shared = await openSql(place, { isShared: true, takesTurns: false, ...kept })
  const wakes = openWakes(place)
  const readServer = createReadServer(place, shared)
  const journal = createJournalReader(readServer.source)
  const notification = (name: string): Statement => ({
    sql: "SELECT pg_notify(?, '')",
    values: [wakes.channelOf(name)],
  })
  let writing: Writing | undefined
  let isClosed = false
  let heldUntilMs = Number.NEGATIVE_INFINITY
  let numbered = 0
  let written = 0
  /** Unacknowledged writes may have been read by replicas before the database lost them. */
  let mayHaveLost = false

  function requireOwn(): Sql {
    if (writing === undefined) throw new StoreError('storeLocked', 'another process writes', 'database')
    return writing.sql
  }

  /** Executes statements, then appends the change. Numbers are assigned in order. */
  async function writeRecorded(
    work: (sql: Sql, record: (...changes: readonly StoreChange[]) => Statement[]) => Promise<void>,
  ): Promise<void> {
    const sql = requireOwn()
    let recorded = 0
    const record = (...changes: readonly StoreChange[]) => {
      const lost = mayHaveLost ? [{ ...NO_CHANGE, reorganisation: 'finished' as const }] : []
      mayHaveLost = false
      const statements: Statement[] = []
      for (const one of [...lost, ...changes]) {
        recorded = ++numbered
        appendToJournal(into(statements), recorded, one)
      }
      return [...statements, notification(JOURNAL)]
    }
    await work(sql, record)
    written = Math.max(written, recorded)
  }

  async function becomeWriter(): Promise<void> {
    let taken: WriterTerm | undefined
    const lease = {
      onTaken(epoch: number, { leaseMs, silentMs }: FormerWriter) {
        const nowMs = performance.now()
        const formerEndedAtMs = silentMs === undefined ? undefined : nowMs - silentMs
        taken = { epoch, formerUntilMs: nowMs + leaseMs, formerEndedAtMs }
      },
      onResumed() {
        // The table of members does not survive a crash of the database. Replicas may serve for a while without being in it.
        if (writing !== undefined) writing = { ...writing, formerUntilMs: performance.now() + MEMBERSHIP_MS }
        mayHaveLost = true
      },
      onHeldUntil(untilMs: number) {
        heldUntilMs = untilMs
      },
      ...(onReplaced && { onReplaced }),
    }
    const sql = await openSql(place, { ...kept, lease })
    try {
      await migrate(sql, CHAIN_MIGRATIONS)
      readServer.stayWithPrimary()
      numbered = await journal.getLast()
      written = numbered
      if (isClosed) throw new StoreError('storeClosed')
      if (taken === undefined) throw new StoreError('storeFailed', 'there is no lease', 'database')
      writing = { ...taken, sql }
    } catch (error) {
      await sql.close()
      throw error
    }
  }

  return {
    ...createReaders(readServer.source),
    filters: createFilterTable(shared),
    answers: createAnswerTable(shared),
    journal,
    getNewestChange: () => readNewestChange(shared),
    readServer,
    members: createMemberTable(shared),
    calls: createForwardedCallTable(shared),
    wakes: { on: wakes.on, wake: (names) => shared.writeAll(names.map(notification)) },
    writing: () => writing,
    heldUntilMs: () => heldUntilMs,
    lastWritten: () => written,
    recordReorganisation: (state) =>
      writeRecorded((sql, record) => sql.writeAll(record({ ...NO_CHANGE, reorganisation: state }))),
    isReadable: async () => (await hasJournaledChain(shared)) && (await journal.getLast()) > 0,
    becomeWriter,
    write: (collect) =>
      writeRecorded((sql, record) => {
        const { statements, changes } = collectAll(collect, sql.dialect)
        return sql.writeAll(changes.length === 0 ? statements : [...statements, ...record(...changes)])
      }),
    // A change that does not fit in memory is not recorded either. It gets its number now, because writes are stored in the order of their numbers.
    writeInSteps: (steps) =>
      writeRecorded((sql, record) =>
        sql.writeAll(stepByStep(steps, sql.dialect, record({ ...NO_CHANGE, reorganisation: 'finished' }))),
      ),
    async close() {
      isClosed = true
      await wakes.close()
      await writing?.sql.close()
      await readServer.close()
      await shared.close()
    },
  }
}

/** Returns whether there is a chain of this version with a change log. */
async function hasJournaledChain(sql: Sql): Promise<boolean> {
  const columns = await sql.all(sql.dialect.catalogue)
  const hasTable = (name: string) => columns.some(({ table_name: table }) => table === name)
  if (!hasTable('journal') || !hasTable('schema_version')) return false
  return (await readSchemaVersion(sql, CHAIN_MIGRATIONS)) === newestVersion(CHAIN_MIGRATIONS)
}

const into =
  (statements: Statement[]): Write =>
  (sql, values) =>
    void statements.push({ sql, values })

function collectAll(collect: Collect, dialect: Dialect) {
  const statements: Statement[] = []
  const recorder = recordChange(createWriters(into(statements), dialect))
  collect(recorder.writers)
  return { statements, changes: recorder.changes() }
}

async function* stepByStep(
  steps: AsyncIterable<Collect>,
  dialect: Dialect,
  last: readonly Statement[],
): AsyncGenerator<Statement> {
  for await (const step of steps) {
    const statements: Statement[] = []
    step(createWriters(into(statements), dialect))
    yield* statements
  }
  yield* last
}
