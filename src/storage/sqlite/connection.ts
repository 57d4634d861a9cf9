import { LRUCache } from 'lru-cache'
import { requireColumnValue } from '../columns.ts'
import type { Connection } from '../engine.ts'
import { StoreError } from '../errors.ts'
import { isRows } from '../sizes.ts'
import type { SqlValue, Statement } from '../sql.ts'
import { type ConnectionOptions, KEPT_STATEMENTS, nameFor, preparing } from './connectionOptions.ts'
import { createPrivately } from './createPrivately.ts'
import { loadDriver, type PreparedStatement } from './driver.ts'
import { toStoreError } from './toStoreError.ts'

/**
 * Opens a SQLite file, or creates it readable for its owner only. Rejects with a `StoreError`. Statements run
 * synchronously.
 */
export async function openConnection(path: string, options: ConnectionOptions): Promise<Connection> {
  if (!options.isReadOnly) await createPrivately(path)
  const { DatabaseSync } = await loadDriver()
  const database = toStoreErrors(() => new DatabaseSync(nameFor(path, options), { readOnly: options.isReadOnly }))
  for (const sql of preparing(options)) toStoreErrors(() => database.exec(sql))
  const statements = new LRUCache<string, PreparedStatement>({ max: KEPT_STATEMENTS })
  let isClosed = false

  const prepare = (sql: string): PreparedStatement => {
    if (isClosed) throw new StoreError('storeClosed')
    const kept = statements.get(sql)
    if (kept !== undefined) return kept
    const statement = database.prepare(sql)
    statements.set(sql, statement)
    return statement
  }
  const run = (sql: string, values: readonly SqlValue[]) =>
    prepare(sql).run(...values.map((value) => toBound(requireColumnValue(value))))
  const execute = (statement: Statement): void => {
    if (isClosed) throw new StoreError('storeClosed')
    // One of the drivers cannot finalise a prepared statement before it is collected, and so keeps the connection's locks.
    if (statement.values.length === 0) database.exec(statement.sql)
    else for (const { sql, values } of rowsOf(statement)) run(sql, values)
  }

  return {
    all: (sql, values = []) => toStoreErrors(() => prepare(sql).all(...values.map(toBound))),
    first: (sql, values = []) => toStoreErrors(() => prepare(sql).get(...values.map(toBound))),
    run: (sql, values = []) => toStoreErrors(() => Number(run(sql, values).changes)),
    runAll: (several) =>
      toStoreErrors(() => {
        for (const statement of several) execute(statement)
      }),
    close() {
      isClosed = true
      statements.clear()
      toStoreErrors(() => database.close())
    },
  }
}

const NO_BYTES = new Uint8Array(new ArrayBuffer(1), 0, 0)

/** Converts a value for all drivers: that of Node 22 stores empty bytes without memory as NULL. */
function toBound(value: SqlValue): SqlValue {
  return value instanceof Uint8Array && value.length === 0 ? NO_BYTES : value
}

/** Expands a statement to one per row. A statement without rows is returned unchanged. */
function* rowsOf({ sql, values }: Statement): Generator<{ sql: string; values: readonly SqlValue[] }> {
  const at = values.findIndex(isRows)
  const rows = values[at]
  if (rows === undefined || !isRows(rows)) {
    yield { sql, values: values.filter(isSingle) }
    return
  }
  const [before, after] = [values.slice(0, at).filter(isSingle), values.slice(at + 1).filter(isSingle)]
  const text = textWithRow(sql, at, rows[0]?.length ?? 0)
  for (const row of rows) yield { sql: text, values: [...before, ...row, ...after] }
}

/** Texts that were made for rows, by their parts. A write has the same few a thousand times. */
const rowTexts = new LRUCache<string, string>({ max: KEPT_STATEMENTS })

function textWithRow(sql: string, at: number, columns: number): string {
  const name = `${at} ${columns} ${sql}`
  const text = rowTexts.get(name) ?? withRow(sql, at, columns)
  rowTexts.set(name, text)
  return text
}

/** Returns the text with one placeholder per value of a row instead of the one at position `at`. */
function withRow(sql: string, at: number, columns: number): string {
  const parts = sql.split('?')
  const places = Array.from({ length: columns }, () => '?').join(', ')
  return `${parts.slice(0, at + 1).join('?')}(${places})${parts.slice(at + 1).join('?')}`
}

function isSingle(value: Statement['values'][number]): value is SqlValue {
  return !isRows(value)
}

/** Returns the result of `ask`. Throws a `StoreError` for errors of the driver. */
function toStoreErrors<T>(ask: () => T): T {
  try {
    return ask()
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error)) throw error
    // An integer that no column can store.
    if (error.code === 'ERR_OUT_OF_RANGE') throw new StoreError('storeCorrupted', error)
    throw toStoreError('errcode' in error ? error.errcode : undefined, error)
  }
}
