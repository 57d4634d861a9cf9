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

/** Tables about the database itself, which are not copied. (`writer_session` is of versions before the lease.) */
const OWN = ['schema_version', 'writer_lease', 'writer_session', 'journal', 'members', 'forwarded_calls']

/** Returns the tables with the data of a database. */
export async function readTables(sql: Sql): Promise<Table[]> {
  const rows = (await sql.scans.all(sql.dialect.catalogue)).map((row) => ({
    table: requireText(row, 'table_name'),
    column: requireText(row, 'column_name'),
    keyPosition: requireInteger(row, 'key_position'),
    isCounter: requireInteger(row, 'is_counter') === 1,
  }))
  const names = [...new Set(rows.map(({ table }) => table))].filter((name) => !OWN.includes(name))
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
