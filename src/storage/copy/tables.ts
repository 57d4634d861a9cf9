import { requireInteger, requireText } from '../columns.ts'
import type { Sql } from '../sql.ts'

/** A table that both databases of a copy have. */
export interface Table {
  readonly name: string
  readonly columns: readonly string[]
  /** Its primary key, in order. */
  readonly key: readonly string[]
  /** The column whose numbers the database assigns, and which must be set above copied numbers. */
  readonly counter: string | undefined
}

/** Tables about the database itself. (`writer_session` is of versions before the lease.) */
const OWN = ['schema_version', 'writer_lease', 'writer_session', 'journal', 'members', 'forwarded_calls']
/** Tables whose rows can be requested from another node, and may be larger than all others. */
const CACHED = ['answers', 'answer_span']
const NOT_COPIED = new Set([...OWN, ...CACHED])

/** Returns the tables with the data of a database, which a copy has. */
export async function readTables(sql: Sql): Promise<Table[]> {
  const rows = (await sql.scans.all(sql.dialect.catalogue)).map((row) => ({
    table: requireText(row, 'table_name'),
    column: requireText(row, 'column_name'),
    keyPosition: requireInteger(row, 'key_position'),
    isCounter: requireInteger(row, 'is_counter') === 1,
  }))
  const names = [...new Set(rows.map(({ table }) => table))].filter((name) => !NOT_COPIED.has(name))
  return names.map((name) => {
    const columns = rows.filter(({ table }) => table === name)
    const inKey = columns.filter(({ keyPosition }) => keyPosition > 0)
    return {
      name,
      columns: columns.map(({ column }) => column),
      key: inKey.toSorted((one, other) => one.keyPosition - other.keyPosition).map(({ column }) => column),
      counter: columns.find(({ isCounter }) => isCounter)?.column,
    }
  })
}
