import { dirname, join, resolve } from 'node:path'
import { pacedReads } from '../../concurrency/pacedReads.ts'
import { createResourcePool } from '../../concurrency/resourcePool.ts'
import type { Connection, Connections, DatabaseEngine, TransactionSteps } from '../engine.ts'
import { StoreError } from '../errors.ts'
import { makeFolder } from '../makeFolder.ts'
import type { SqlOptions } from '../sql.ts'
import { whileLocked } from '../whileLocked.ts'
import { createCheckpoints } from './checkpoints.ts'
import {
  type Closable,
  closeAll,
  emptyLog,
  emptyLongLog,
  lockForProcess,
  openWriter,
  PATIENCE_MS,
  removeSums,
} from './connections.ts'
import { createDatabase } from './createDatabase.ts'
import { driverOf, type SqliteDriverName } from './drivers.ts'
import { hasContent, isFile, requireContent } from './files.ts'
import { openReadFile } from './reading.ts'

/** A folder; the data folder without a directory. */
export interface SqliteLocation {
  readonly kind: 'sqlite'
  readonly directory?: string
}

/** A file. */
export interface SqlitePlace {
  readonly kind: 'sqlite'
  readonly path: string
  readonly driver?: SqliteDriverName
}

const PREFIX = 'sqlite:'
const DEFAULT_READERS = 2
const STEPS: TransactionSteps = {
  begin: [{ sql: 'BEGIN IMMEDIATE', values: [] }],
  commit: [{ sql: 'COMMIT', values: [] }],
}

/** SQLite: a file for each database. */
export const sqlite: DatabaseEngine<SqliteLocation, SqlitePlace> = {
  locationForms: 'sqlite, sqlite:DIRECTORY',
  dialect: {
    bytes: 'BLOB',
    integer: 'INTEGER',
    clustered: 'WITHOUT ROWID',
    counter: 'INTEGER PRIMARY KEY',
    bytesPrefix: "x'",
    catalogue: `SELECT t.name AS table_name, c.name AS column_name, c.pk AS key_position, 0 AS is_counter
      FROM sqlite_master t JOIN pragma_table_info(t.name) c
      WHERE t.type = 'table' AND substr(t.name, 1, 7) <> 'sqlite_' ORDER BY t.name, c.cid`,
    longText: (expression) => `CAST(${expression} AS BLOB)`,
    hex: (expression) => `lower(hex(${expression}))`,
    // Most numbers of transactions and logs are small, and `format` is slow.
    hexNumber: (expression) =>
      `CASE WHEN ${expression} < 16 THEN substr('0123456789abcdef', ${expression} + 1, 1) ELSE format('%x', ${expression}) END`,
  },
  beginSnapshot: ['BEGIN', 'SELECT count(*) FROM sqlite_master'].map((sql) => ({ sql, values: [] })),
  parseLocation(text) {
    if (text === 'sqlite') return { kind: 'sqlite' }
    const directory = text.startsWith(PREFIX) ? text.slice(PREFIX.length) : ''
    return directory === '' ? undefined : { kind: 'sqlite', directory }
  },
  printLocation: ({ directory }) => (directory === undefined ? 'sqlite' : `${PREFIX}${directory}`),
  placeAt: ({ directory }, name, dataFolder) => ({
    kind: 'sqlite',
    path: join(resolve(directory ?? dataFolder), `${name}.sqlite`),
  }),
  hasDatabase: async ({ path }) => (await isFile(path)) || hasContent(`${path}-wal`),
  open: (place, options) => naming(place, () => openFile(place, options)),
  openForReading: (place, options) => naming(place, () => openReading(place, options)),
  createError: (kind, cause) => new StoreError(kind, cause),
}

/** Opens a file. The errors of opening it name it. */
async function naming({ path }: SqlitePlace, open: () => Promise<Connections>): Promise<Connections> {
  try {
    return { ...(await open()), file: path }
  } catch (error) {
    throw error instanceof StoreError ? error.about(path) : error
  }
}

const closed = () => sqlite.createError('storeClosed')

/**
 * Refuses names that SQLite does not read as a path. `:memory:` would be another database for each connection, beside empty files of that
 * name.
 */
function requirePath(path: string): void {
  if (path !== '' && path !== ':memory:' && !path.startsWith('file:')) return
  const cause = new Error(
    `a SQLite path must be a file, got '${path}'; use the engine memory for a store without a file`,
  )
  throw sqlite.createError('storeUnavailable', cause)
}

/** Opens a file: one connection writes, others read and never wait for it. */
async function openFile(place: SqlitePlace, options: SqlOptions): Promise<Connections> {
  const { path, driver } = place
  requirePath(path)
  await makeFolder(dirname(path)).catch((error) => {
    throw sqlite.createError('storeUnavailable', error)
  })
  const { open, openAside } = driverOf(driver)
  const { isShared = false, durability = 'process' } = options
  // Processes that share a file open it one after another: SQLite lets only one switch to WAL, and the others would fail.
  const opened: Closable[] = [await lockForProcess(path, isShared ? PATIENCE_MS : 0)]
  const keep = <T extends Closable>(connection: T): T => {
    opened.push(connection)
    return connection
  }
  try {
    await requireContent(path)
    if (!(await isFile(path))) await createDatabase(path)
    await removeSums(path)
    // Writes that wait for the disk run in a thread.
    const writer = keep(await openWriter(durability === 'power' ? openAside : open, path, durability))
    if (isShared) await opened.shift()?.close()
    else await emptyLongLog(writer, path)
    const longWriter = keep(openLazily(() => openWriter(openAside, path, durability)))
    const checkpointer = keep(openLazily(() => openWriter(openAside, path, durability)))
    const reading = await openReading(place, options)
    const writers = createResourcePool([{ short: writer, long: longWriter }], closed)
    const checkpoints = createCheckpoints(checkpointer, (task) => writers.use(task))
    return {
      read: reading.read,
      async write(length, task) {
        const result = await writers.use((connections) => task(patient(connections[length]), STEPS))
        checkpoints.wrote()
        return result
      },
      async close() {
        await writers.drain()
        await checkpoints.settled()
        await reading.close()
        await emptyLog(writer)
        await closeAll(opened)
      },
    }
  } catch (error) {
    await closeAll(opened)
    throw error
  }
}

/** Short reads run here, long ones on connections in threads. */
async function openReading(
  { path, driver }: SqlitePlace,
  { readers = DEFAULT_READERS }: SqlOptions,
): Promise<Connections> {
  requirePath(path)
  await requireContent(path)
  const { open, openAside } = driverOf(driver)
  const file = await openReadFile(open, path)
  const scanners = Array.from({ length: readers }, () => openLazily(() => file.openAnother(openAside)))
  const pool = createResourcePool(scanners, closed)
  let isClosed = false
  return {
    read(length, task) {
      if (length === 'long') return pool.use(async (scanner) => task(scanner))
      return pacedReads(() => {
        if (isClosed) throw closed()
        return task(file.reader)
      })
    },
    async close() {
      isClosed = true
      await closeAll([file, ...(await pool.drain())])
    },
  }
}

/** Retries while another process has the lock: every transaction begins with one call. */
function patient(writer: Connection): Connection {
  return { ...writer, runAll: (statements) => whileLocked(() => writer.runAll(statements), { waitMs: PATIENCE_MS }) }
}

/** Creates a connection that is opened on first use. */
export function openLazily(open: () => Promise<Connection>): Connection {
  let opening: Promise<Connection> | undefined
  const opened = (): Promise<Connection> => {
    opening ??= open().catch((error: unknown) => {
      opening = undefined // the next call retries
      throw error
    })
    return opening
  }
  return {
    all: async (sql, values) => (await opened()).all(sql, values),
    first: async (sql, values) => (await opened()).first(sql, values),
    run: async (sql, values) => (await opened()).run(sql, values),
    runAll: async (statements) => (await opened()).runAll(statements),
    close: async () => (await opening)?.close(),
  }
}
