import type { Connection, Connections, DatabaseEngine, TransactionSteps } from './engine.ts'
import { type MemoryPlace, memory } from './memory/engine.ts'
import { postgres } from './postgres/engine.ts'
import type { PostgresLocation, PostgresPlace } from './postgres/location.ts'
import { countRows } from './sizes.ts'
import type { Length, Sql, SqlOptions, SqlReader } from './sql.ts'
import { type SqliteLocation, type SqlitePlace, sqlite } from './sqlite/engine.ts'
import { isThere, readSnapshot, runTransaction, writeAll } from './transaction.ts'

/** Types of the engines' locations. The compiler requires an engine in the list below for each line. */
interface Kinds {
  readonly sqlite: { readonly location: SqliteLocation; readonly place: SqlitePlace }
  readonly memory: { readonly location: MemoryPlace; readonly place: MemoryPlace }
  readonly postgres: { readonly location: PostgresLocation; readonly place: PostgresPlace }
}
type EngineKind = keyof Kinds

const ENGINES: { readonly [K in EngineKind]: DatabaseEngine<StoreLocation<K>, StorePlace<K>> } = {
  memory, // first, because SQLite's names of a database in memory begin as its directories do
  sqlite,
  postgres,
}

/** The engine of the data and its location. */
export type StoreLocation<K extends EngineKind = EngineKind> = {
  [P in K]: { readonly kind: P } & Kinds[P]['location']
}[K]

/** One database: one chain, or the keys. */
export type StorePlace<K extends EngineKind = EngineKind> = { [P in K]: { readonly kind: P } & Kinds[P]['place'] }[K]

/** Spellings of a location that keeps its data, for messages. */
export const KEEPING_FORMS = `${sqlite.locationForms} or ${postgres.locationForms}`

/** Spellings of a location in the settings, for messages. */
export const LOCATION_FORMS = `${memory.locationForms}, ${KEEPING_FORMS}`

/** Parses a location of the settings; undefined for other text. */
export function parseStoreLocation(text: string): StoreLocation | undefined {
  for (const engine of Object.values(ENGINES)) {
    const location = engine.parseLocation(text)
    if (location !== undefined) return location
  }
  return undefined
}

/** Prints a location in the spelling of the settings, without its password. */
export function printStoreLocation<K extends EngineKind>(location: StoreLocation<K>): string {
  return ENGINES[location.kind].printLocation(location)
}

/** Returns the place of the database with this name (lower-case letters, digits and `-`). */
export function placeAt<K extends EngineKind>(
  location: StoreLocation<K>,
  name: string,
  dataFolder: string,
): StorePlace {
  return ENGINES[location.kind].placeAt(location, name, dataFolder)
}

/** Returns whether there is a database at `place`. Rejects with a `StoreError` if that cannot be determined. */
export function hasDatabase<K extends EngineKind>(place: StorePlace<K>): Promise<boolean> {
  return ENGINES[place.kind].hasDatabase(place)
}

/** Opens the database at `place` for writing. Rejects with a `StoreError`. */
export async function openSql<K extends EngineKind>(place: StorePlace<K>, options: SqlOptions = {}): Promise<Sql> {
  const engine = ENGINES[place.kind]
  return createSql(engine, await engine.open(place, options))
}

/** Opens the database at `place` for reading, while another process may write it. */
export async function openSqlForReading<K extends EngineKind>(
  place: StorePlace<K>,
  options: SqlOptions = {},
): Promise<Sql> {
  const engine = ENGINES[place.kind]
  return createSql(engine, await engine.openForReading(place, options))
}

/** Maximum number of rows of a synchronous read, so that other requests do not wait for longer ones. */
const SHORT_ROWS = 300

/** Creates the port over open connections. `close` closes them once and returns the same promise to all callers. */
export function createSql(
  {
    dialect,
    beginSnapshot,
    createError,
  }: Pick<DatabaseEngine<never, never>, 'dialect' | 'beginSnapshot' | 'createError'>,
  connections: Connections,
): Sql {
  let closing: Promise<void> | undefined
  const write = async <T>(
    length: Length,
    task: (writer: Connection, steps: TransactionSteps) => Promise<T>,
  ): Promise<T> => {
    if (connections.write === undefined) throw createError('storeUnavailable', 'opened for reading only')
    return connections.write(length, task)
  }
  return {
    dialect,
    file: connections.file,
    ...createReader(connections, 'short'),
    scans: createReader(connections, 'long'),
    snapshot: async (work) => connections.read('long', (reader) => readSnapshot(reader, beginSnapshot, work)),
    transaction: (work, length = 'short') => write(length, (writer, steps) => runTransaction(writer, steps, work)),
    writeAll(statements) {
      const length = isThere(statements) && countRows(statements) <= SHORT_ROWS ? 'short' : 'long'
      return write(length, (writer, steps) => writeAll(writer, steps, statements))
    },
    close() {
      closing ??= connections.close()
      return closing
    },
  }
}

function createReader({ read }: Connections, length: Length): SqlReader {
  return {
    all: (sql, values) => read(length, (reader) => reader.all(sql, values)),
    first: (sql, values) => read(length, (reader) => reader.first(sql, values)),
  }
}
