import { createHash, type Hash } from 'node:crypto'
import type { SqlReader, SqlRows, SqlValue } from '../sql.ts'
import type { Table } from './tables.ts'

/** The number of rows of a table and an order-independent checksum of them. */
export interface Content {
  readonly table: string
  readonly rows: number
  readonly sum: string
}

/** Maximum number of rows in memory. A full block has about 100 kB. */
const ROWS_AT_ONCE = 250

/** Yields all rows of a table in chunks, each row's values in the order of its columns. */
export async function* readRows(sql: SqlReader, { name, columns, key }: Table): AsyncGenerator<SqlRows> {
  const list = columns.join(', ')
  const order = `ORDER BY ${key.join(', ')} LIMIT ${ROWS_AT_ONCE}`
  const behind = `WHERE (${key.join(', ')}) > (${key.map(() => '?').join(', ')})`
  let last: readonly SqlValue[] | undefined
  for (;;) {
    const found = await sql.all(`SELECT ${list} FROM ${name} ${last === undefined ? '' : behind} ${order}`, last ?? [])
    const row = found.at(-1)
    if (row === undefined) return
    yield found.map((one) => columns.map((column) => one[column] ?? null))
    if (found.length < ROWS_AT_ONCE) return
    last = key.map((column) => row[column] ?? null)
  }
}

/** Accumulates rows to a {@link Content}. */
export interface Adder {
  add(rows: SqlRows): void
  content(): Content
}

export function createAdder(table: Table): Adder {
  const sum = new Uint8Array(32)
  let count = 0
  return {
    add(rows) {
      count += rows.length
      for (const row of rows) addTo(sum, row)
    },
    content: () => ({ table: table.name, rows: count, sum: Buffer.from(sum).toString('hex') }),
  }
}

function addTo(sum: Uint8Array, row: readonly SqlValue[]): void {
  const hash = createHash('sha256')
  for (const value of row) addValue(hash, value)
  for (const [index, byte] of hash.digest().entries()) sum[index] = (sum[index] ?? 0) ^ byte
}

/** Encodes a value with its type and length, so that different rows have different encodings. */
function addValue(hash: Hash, value: SqlValue): void {
  if (value === null) {
    hash.update('null;')
    return
  }
  const bytes = value instanceof Uint8Array ? value : Buffer.from(String(value))
  const kind = value instanceof Uint8Array ? 'bytes' : typeof value
  hash.update(`${kind} ${bytes.length};`).update(bytes)
}

/** Reads the contents of all tables in one snapshot. `onRows` is called for each chunk. */
export async function readContents(
  sql: SqlReader,
  tables: readonly Table[],
  onRows: (count: number) => void = () => undefined,
): Promise<Content[]> {
  const contents: Content[] = []
  for (const table of tables) {
    const adder = createAdder(table)
    for await (const rows of readRows(sql, table)) {
      adder.add(rows)
      onRows(rows.length)
    }
    contents.push(adder.content())
  }
  return contents
}

/** Returns the tables whose contents differ. */
export function differingTables(ones: readonly Content[], others: readonly Content[]): string[] {
  const byTable = new Map(others.map((content) => [content.table, content]))
  return ones
    .filter(({ table, rows, sum }) => rows !== byTable.get(table)?.rows || sum !== byTable.get(table)?.sum)
    .map(({ table }) => table)
}
