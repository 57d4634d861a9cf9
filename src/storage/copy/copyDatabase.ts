import type { Sql, SqlReader, Statement } from '../sql.ts'
import { type Content, createAdder, readContents, readRows } from './content.ts'
import { readTables, type Table } from './tables.ts'

type OnRows = (count: number) => void

/**
 * Copies all rows of one snapshot of `source`, which may be written meanwhile, to `target`. Both have the same tables,
 * and those of the target are empty. The copy is stored completely or not at all. One chunk is in memory at a time.
 */
export async function copyDatabase(source: Sql, target: Sql, onRows: OnRows = () => undefined): Promise<Content[]> {
  const tables = await readTables(target)
  return source.snapshot(async (reader) => {
    const contents: Content[] = []
    async function* statements(): AsyncGenerator<Statement> {
      for (const table of tables) contents.push(yield* statementsOf(table, reader, target, onRows))
    }
    await target.writeAll(statements())
    return contents
  })
}

/** Yields the statements that copy a table. Returns its content. */
async function* statementsOf(
  table: Table,
  reader: SqlReader,
  { dialect }: Sql,
  onRows: OnRows,
): AsyncGenerator<Statement, Content> {
  const adder = createAdder(table)
  const insert = `INSERT INTO ${table.name} (${table.columns.join(', ')}) VALUES ?`
  for await (const rows of readRows(reader, table)) {
    adder.add(rows)
    yield { sql: insert, values: [rows] }
    onRows(rows.length)
  }
  const goOn = table.counter === undefined ? undefined : dialect.continueCounter?.(table.name, table.counter)
  if (goOn !== undefined) yield { sql: goOn, values: [] }
  return adder.content()
}

/** Returns the contents of a database, read in one snapshot. */
export async function contentsOf(sql: Sql, onRows?: OnRows): Promise<Content[]> {
  const tables = await readTables(sql)
  return sql.snapshot((reader) => readContents(reader, tables, onRows))
}

/** Returns whether the database has any rows. */
export async function holdsRows(sql: Sql): Promise<boolean> {
  for (const { name } of await readTables(sql)) {
    if ((await sql.scans.first(`SELECT 1 AS one FROM ${name} LIMIT 1`)) !== undefined) return true
  }
  return false
}

/** Deletes all rows. */
export async function removeRows(sql: Sql): Promise<void> {
  const tables = await readTables(sql)
  await sql.transaction(async (writer) => {
    for (const { name } of tables) await writer.run(`DELETE FROM ${name}`)
  }, 'long')
}
