import type { SqlReader, SqlRow } from '../storage/sql.ts'
import { type Findings, printKey, problemOf } from './fault.ts'
import { readPages } from './pages.ts'

/** A table whose rows nothing else determines. */
export interface DecodableTable {
  readonly table: string
  readonly columns: readonly string[]
  readonly key: readonly string[]
  /** Throws a `StoreError` or a `RangeError` if the row is not one of the table. */
  decode(row: SqlRow): void
}

const ROWS_AT_ONCE = 250

/** Verifies that every row of some tables can be decoded. */
export async function* verifyRows(sql: SqlReader, tables: readonly DecodableTable[]): Findings {
  for (const [index, { table, columns, key, decode }] of tables.entries()) {
    let rows = 0
    for await (const page of readPages(sql, { table, columns, key, limit: ROWS_AT_ONCE })) {
      if ('problem' in page) {
        yield page
        continue
      }
      rows += page.length
      for (const row of page) {
        try {
          decode(row)
        } catch (error) {
          yield { table, key: printKey(row, key), problem: problemOf(error) }
        }
      }
    }
    yield { check: 'other rows', rows, done: index + 1, total: tables.length }
  }
}
