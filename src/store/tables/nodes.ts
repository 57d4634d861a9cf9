import { requireBytes, requireInteger } from '../columns.ts'
import { insertRows } from '../insertRows.ts'
import type { SqlReader, Write } from '../sql.ts'
import type { NodeReader, NodeWriter } from '../store.ts'

const COLUMNS = ['height', 'hash', 'message', 'left_height', 'right_height']

/** Unitrie nodes and long values, read through `sql`. */
export function createNodeReader(sql: SqlReader): NodeReader {
  return {
    async get({ hash, height }) {
      const row = await sql.first(
        'SELECT message, left_height, right_height FROM nodes WHERE height = ? AND hash = ?',
        [height, hash],
      )
      if (row === undefined) return undefined
      return {
        hash,
        message: requireBytes(row, 'message'),
        leftHeight: requireInteger(row, 'left_height'),
        rightHeight: requireInteger(row, 'right_height'),
      }
    },
    async getLongValue(hash) {
      const row = await sql.first('SELECT value FROM long_values WHERE hash = ?', [hash])
      return row === undefined ? undefined : requireBytes(row, 'value')
    },
  }
}

/** Unitrie nodes and long values, written; what is there already stays. */
export function createNodeWriter(write: Write): NodeWriter {
  return {
    insertAll: (height, nodes) =>
      insertRows(
        write,
        { table: 'nodes', columns: COLUMNS, onConflict: 'ON CONFLICT (height, hash) DO NOTHING' },
        nodes.map(({ hash, message, leftHeight, rightHeight }) => [height, hash, message, leftHeight, rightHeight]),
      ),
    insertLongValues: (values) =>
      insertRows(
        write,
        { table: 'long_values', columns: ['hash', 'value'], onConflict: 'ON CONFLICT (hash) DO NOTHING' },
        values.map(({ hash, value }) => [hash, value]),
      ),
  }
}
