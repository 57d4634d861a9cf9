import type { Connection, TransactionSteps } from './engine.ts'
import { StoreError } from './errors.ts'
import { writeOut } from './literals.ts'
import type { SqlDialect, SqlWriter, Statements } from './sql.ts'

/** Runs `work` between `begin` and `commit`; an error rolls back and is passed on. */
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

/** So much text goes out at once; a block seldom has more. */
const PIECE_CHARACTERS = 2 ** 20

/**
 * Carries `statements` out between `begin` and `commit`; when one fails, or cannot be read, nothing is kept. What is
 * short is one round trip; what is long is sent piece by piece, and only the next piece is read.
 */
export function writeAll(
  connection: Connection,
  { begin, commit, onCommit }: TransactionSteps,
  statements: Statements,
  bytesPrefix: SqlDialect['bytesPrefix'],
): Promise<void> {
  return rollBackOnError(connection, async () => {
    let piece = begin
    for await (const statement of statements) {
      if (piece.length > PIECE_CHARACTERS) {
        await connection.runAll(piece)
        piece = ''
      }
      piece += `${piece === '' ? '' : ';\n'}${writeOut(statement, bytesPrefix)}`
    }
    await connection.runAll(piece === '' ? commit : `${piece};\n${commit}`)
    onCommit?.()
  })
}

async function rollBackOnError<T>(connection: Connection, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    await connection.runAll('ROLLBACK').catch(() => undefined) // a database rolls back by itself after the worst errors
    throw error
  }
}

/** The writer for the time of one transaction: work that goes on after its end must not write into the next one. */
function createSession(writer: Connection): { readonly sql: SqlWriter; end(): void } {
  let isOver = false
  const connection = (): Connection => {
    if (isOver) throw new StoreError('storeFailed', 'the transaction is over')
    return writer
  }
  const sql: SqlWriter = {
    all: async (text, values) => connection().all(text, values),
    first: async (text, values) => (await connection().all(text, values))[0],
    run: async (text, values) => connection().run(text, values),
  }
  return {
    sql,
    end() {
      isOver = true
    },
  }
}
