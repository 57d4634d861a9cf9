import type { Connection, TransactionSteps } from './engine.ts'
import { StoreError } from './errors.ts'
import { sizeOf } from './sizes.ts'
import type { SqlReader, SqlWriter, Statement, Statements } from './sql.ts'

/** Runs `work` in a transaction. An error rolls back and is rethrown. */
export function runTransaction<T>(
  connection: Connection,
  { begin, commit, onCommit }: TransactionSteps,
  work: (sql: SqlWriter) => Promise<T>,
): Promise<T> {
  return rollBackOnError(connection, async () => {
    await connection.runAll(begin)
    const session = createSession(connection)
    try {
      const result = await work(session.sql)
      session.end()
      await connection.runAll(commit)
      onCommit?.()
      return result
    } finally {
      session.end()
    }
  })
}

/** Runs `work` with a connection that reads one snapshot. */
export async function readSnapshot<T>(
  connection: Connection,
  begin: readonly Statement[],
  work: (sql: SqlReader) => Promise<T>,
): Promise<T> {
  await connection.runAll(begin)
  try {
    return await work(connection)
  } finally {
    await rollBack(connection)
  }
}

/** Maximum size of a long transaction in memory. */
const PIECE_SIZE = 2 ** 20

/**
 * Executes `statements` in a transaction. If one fails or cannot be created, nothing is stored. A list is sent at once,
 * others in chunks.
 */
export function writeAll(
  connection: Connection,
  { begin, commit, onCommit }: TransactionSteps,
  statements: Statements,
): Promise<void> {
  return rollBackOnError(connection, async () => {
    if (isThere(statements)) {
      await connection.runAll([...begin, ...statements, ...commit])
    } else {
      let piece = [...begin]
      let size = 0
      for await (const statement of statements) {
        piece.push(statement)
        size += sizeOf(statement)
        if (size < PIECE_SIZE) continue
        await connection.runAll(piece)
        piece = []
        size = 0
      }
      await connection.runAll([...piece, ...commit])
    }
    onCommit?.()
  })
}

/** Returns whether the statements are a list or created on demand. */
export function isThere(statements: Statements): statements is readonly Statement[] {
  return Array.isArray(statements)
}

const ROLLBACK: Statement = { sql: 'ROLLBACK', values: [] }

async function rollBackOnError<T>(connection: Connection, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    await rollBack(connection)
    throw error
  }
}

async function rollBack(connection: Connection): Promise<void> {
  try {
    await connection.runAll([ROLLBACK])
  } catch {
    // A database rolls back by itself after severe errors.
  }
}

/** Creates the writer of one transaction. Work that continues after its end must not write to the next one. */
function createSession(writer: Connection): { readonly sql: SqlWriter; end(): void } {
  let isOver = false
  const connection = (): Connection => {
    if (isOver) throw new StoreError('storeFailed', 'the transaction is over')
    return writer
  }
  const sql: SqlWriter = {
    all: async (text, values) => connection().all(text, values),
    first: async (text, values) => connection().first(text, values),
    run: async (text, values) => connection().run(text, values),
    runAll: async (statements) => connection().runAll(statements),
  }
  return {
    sql,
    end() {
      isOver = true
    },
  }
}
