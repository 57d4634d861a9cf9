import { compareBytes } from '../base/bytes.ts'
import type { SqlReader, SqlRow, SqlValue } from '../storage/sql.ts'
import { type Fault, printKey, problemOf } from './fault.ts'

/** A table, read in the order of its key. */
interface PageSource {
  readonly table: string
  readonly columns: readonly string[]
  /** Columns of an index, of which no two rows have the same values. */
  readonly key: readonly string[]
  /** Maximum number of rows in one page. */
  readonly limit: number
}

/**
 * Reads a table page by page. Each page is a query of its own, and only one is in memory. Yields a fault and ends where rows cannot be
 * read, or are not in the order of their key.
 */
export async function* readPages(sql: SqlReader, source: PageSource): AsyncGenerator<readonly SqlRow[] | Fault> {
  const { table, columns, key, limit } = source
  const order = `ORDER BY ${key.join(', ')} LIMIT ${limit}`
  const select = `SELECT ${columns.join(', ')} FROM ${table}`
  const after = `WHERE (${key.join(', ')}) > (${key.map(() => '?').join(', ')})`
  let last: SqlRow | undefined
  for (;;) {
    const [from, values] = [last, key.map((column) => last?.[column] ?? null)]
    const place = from === undefined ? 'the first row' : `rows after ${printKey(from, key)}`
    let rows: readonly SqlRow[]
    try {
      rows = await sql.all(`${select} ${from === undefined ? '' : after} ${order}`, from === undefined ? [] : values)
    } catch (error) {
      yield { table, key: place, problem: `cannot be read: ${problemOf(error)}` }
      return
    }
    last = rows.at(-1)
    if (last === undefined) return
    if (from !== undefined && !isBefore(from, last, key)) {
      yield { table, key: place, problem: 'are not in the order of their key' }
      return
    }
    yield rows
    if (rows.length < limit) return
  }
}

function isBefore(one: SqlRow, other: SqlRow, key: readonly string[]): boolean {
  for (const column of key) {
    const order = compareValues(one[column] ?? null, other[column] ?? null)
    if (order !== 0) return order < 0
  }
  return false
}

/** Orders values of one column. Values of different types are out of order. */
function compareValues(one: SqlValue, other: SqlValue): number {
  if (one instanceof Uint8Array && other instanceof Uint8Array) return compareBytes(one, other)
  if (typeof one === 'number' && typeof other === 'number') return one - other
  if (typeof one !== 'string' || typeof other !== 'string') return 1
  return one === other ? 0 : one < other ? -1 : 1
}
