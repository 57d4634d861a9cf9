import type { Connection, Connections, Engine, TransactionSteps } from './engine.ts'
import type { Sql, SqlValue } from './sql.ts'
import { runTransaction, writeAll } from './transaction.ts'

/** The port over open connections; `close` closes them once and is the same promise for all callers. */
export function createSql(
  { dialect, createError }: Pick<Engine<never, never>, 'dialect' | 'createError'>,
  connections: Connections,
): Sql {
  let closing: Promise<void> | undefined
  const all = (sql: string, values?: readonly SqlValue[]) => connections.read((reader) => reader.all(sql, values))
  const write = async <T>(task: (writer: Connection, steps: TransactionSteps) => Promise<T>): Promise<T> => {
    if (connections.write === undefined) throw createError('storeUnavailable', 'opened for reading only')
    return connections.write(task)
  }
  return {
    dialect,
    all,
    first: async (sql, values) => (await all(sql, values))[0],
    transaction: (work) => write((writer, steps) => runTransaction(writer, steps, work)),
    writeAll: (statements) => write((writer, steps) => writeAll(writer, steps, statements, dialect.bytesPrefix)),
    close() {
      closing ??= connections.close()
      return closing
    },
  }
}
