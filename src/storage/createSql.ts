import type { Connection, Connections, Engine, TransactionSteps } from './engine.ts'
import { countRows } from './sizes.ts'
import type { Length, Sql, SqlReader } from './sql.ts'
import { isThere, readSnapshot, runTransaction, writeAll } from './transaction.ts'

/** Maximum number of rows of a synchronous read, so that other requests do not wait for longer ones. */
const SHORT_ROWS = 300

/** Creates the port over open connections. `close` closes them once and returns the same promise to all callers. */
export function createSql(
  { dialect, beginSnapshot, createError }: Pick<Engine<never, never>, 'dialect' | 'beginSnapshot' | 'createError'>,
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
