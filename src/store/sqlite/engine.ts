import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { createResourcePool } from '../../base/resourcePool.ts'
import type { Connection, Connections, Engine, TransactionSteps } from '../engine.ts'
import { StoreError } from '../errors.ts'
import type { SqlOptions } from '../sql.ts'
import { openCheckpoints } from './checkpoints.ts'
import { BUSY_TIMEOUT_MS, type Closable, closeAll, lockForProcess, openReaders, openWriter } from './connections.ts'

/** A folder; without a directory the data folder. */
export interface SqliteLocation {
  readonly kind: 'sqlite'
  readonly directory?: string
}

/** A file. */
export interface SqlitePlace {
  readonly kind: 'sqlite'
  /** `:memory:` for a database that is gone after `close`. */
  readonly path: string
}

const IN_MEMORY = ':memory:'
const PREFIX = 'sqlite:'
const DEFAULT_READERS = 2
const STEPS: TransactionSteps = { begin: 'BEGIN IMMEDIATE', commit: 'COMMIT' }

/** SQLite: a file for each database. */
export const sqlite: Engine<SqliteLocation, SqlitePlace> = {
  locationForms: 'sqlite, sqlite:DIRECTORY',
  dialect: {
    bytes: 'BLOB',
    integer: 'INTEGER',
    clustered: 'WITHOUT ROWID',
    bytesPrefix: "x'",
    longText: (expression) => `CAST(${expression} AS BLOB)`,
  },
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
  open: ({ path }, options) => (path === IN_MEMORY ? openTemporary(options) : openFile(path, options)),
  async openForReading({ path }, { readers: count = 1 }) {
    const readers = await openReaders(path, count)
    return overReaders(readers, () => closeAll(readers))
  },
  createError: (kind, cause) => new StoreError(kind, cause),
}

const closed = () => sqlite.createError('storeClosed')

/** One connection writes, several read and never wait for it. */
async function openFile(path: string, options: SqlOptions): Promise<Connections> {
  await mkdir(dirname(path), { recursive: true }).catch((error) => {
    throw sqlite.createError('storeUnavailable', error)
  })
  // Processes that share a file open it in turns: SQLite lets only one switch to WAL, and the others would fail.
  const isShared = options.isShared === true
  const opened: Closable[] = [await lockForProcess(path, isShared ? BUSY_TIMEOUT_MS : 0)]
  try {
    const writer = await openWriter(path, options.durability ?? 'process')
    opened.push(writer)
    if (isShared) await opened.shift()?.close()
    const checkpoints = await openCheckpoints(path)
    opened.push(checkpoints)
    const readers = await openReaders(path, options.readers ?? DEFAULT_READERS)
    opened.push(...readers)
    const writers = createResourcePool([writer], closed)
    const reading = overReaders(readers, () => closeAll(opened))
    return {
      read: reading.read,
      async write(task) {
        const result = await writers.use((connection) => task(connection, STEPS))
        checkpoints.wrote()
        return result
      },
      async close() {
        await writers.drain()
        await reading.close()
      },
    }
  } catch (error) {
    await closeAll(opened)
    throw error
  }
}

function overReaders(readers: readonly Connection[], release: () => Promise<void>): Connections {
  const pool = createResourcePool(readers, closed)
  return {
    read: pool.use,
    async close() {
      await pool.drain()
      await release()
    },
  }
}

/**
 * SQLite's own in-memory databases cannot be read while they are written without showing half a transaction, so this is
 * a file like any other, in a folder of its own that `close` removes.
 */
async function openTemporary(options: SqlOptions): Promise<Connections> {
  const folder = await mkdtemp(join(tmpdir(), 'scion-')).catch((error) => {
    throw sqlite.createError('storeUnavailable', error)
  })
  const connections = await openFile(join(folder, 'temporary.sqlite'), options)
  const close = async () => {
    await connections.close()
    await rm(folder, { recursive: true, force: true })
  }
  return { ...connections, close }
}
