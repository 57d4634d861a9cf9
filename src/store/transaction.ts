import type { Connection } from './connection.ts'
import { StoreError } from './errors.ts'
import type { SqlWriter } from './sql.ts'

/** How a connection begins and ends a transaction. */
export interface TransactionSteps {
  begin(): Promise<unknown>
  commit(): Promise<unknown>
  rollback(): Promise<unknown>
}

/** Runs `work` between `begin` and `commit`; what throws rolls back and is thrown on. */
export async function runTransaction<T>(
  connection: Connection,
  steps: TransactionSteps,
  work: (sql: SqlWriter) => Promise<T>,
): Promise<T> {
  await steps.begin()
  const session = createSession(connection)
  try {
    const result = await work(session.sql)
    session.end()
    await steps.commit()
    return result
  } catch (error) {
    session.end()
    await steps.rollback().catch(() => undefined) // a database rolls back by itself after the worst errors
    throw error
  }
}

/** The writer for the time of one transaction: work that goes on behind its end must not write into the next one. */
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
