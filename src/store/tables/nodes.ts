import { fromHex } from '../../base/hex.ts'
import { requireBytes } from '../columns.ts'
import { insertRows } from '../insertRows.ts'
import type { SqlReader, SqlWriter } from '../sql.ts'
import type { NodeReader, NodeWriter } from '../store.ts'

/** Unitrie nodes and long values by hash, read through `sql`. */
export function createNodeReader(sql: SqlReader): NodeReader {
  return {
    async get(hash) {
      const row = await sql.first('SELECT message FROM nodes WHERE hash = ?', [hash])
      return row === undefined ? undefined : requireBytes(row, 'message')
    },
  }
}

/** Unitrie nodes and long values by hash, read and written inside a transaction; what is there already stays. */
export function createNodeWriter(sql: SqlWriter): NodeWriter {
  return {
    ...createNodeReader(sql),
    insertAll: (nodes) =>
      insertRows(
        sql,
        { table: 'nodes', columns: ['hash', 'message'], onConflict: 'ON CONFLICT (hash) DO NOTHING' },
        [...nodes].map(([hash, message]) => [fromHex(`0x${hash}`), message]),
      ),
  }
}
