import { whenThere } from '../../base/awaitable.ts'
import type { Bytes } from '../../base/bytes.ts'
import { getBytes, requireBytes, requireInteger } from '../columns.ts'
import { insertRows, writeRows } from '../insertRows.ts'
import type { Sql, SqlDialect, SqlRow, Write } from '../sql.ts'
import type { StateReader, StateValue, StateWriter } from '../store.ts'

const NEWEST_AT = `SELECT value, height FROM state_changes
  WHERE key_id = (SELECT id FROM state_keys WHERE key = ?) AND height <= ? ORDER BY height DESC LIMIT 1`

const LIVE_KEYS_AT = `SELECT k.key FROM state_keys k JOIN state_changes s ON s.key_id = k.id
  AND s.height = (SELECT max(t.height) FROM state_changes t WHERE t.key_id = k.id AND t.height <= ?)
  WHERE k.key >= ? AND k.key < ? AND s.value IS NOT NULL ORDER BY k.key`

/** The first key after all that begin with `prefix`, which must not be all 0xff. */
function endOfPrefix(prefix: Bytes): Bytes {
  let last = prefix.length - 1
  while (last >= 0 && prefix[last] === 0xff) last--
  if (last < 0) throw new RangeError('a prefix of nothing but 0xff has no end')
  const end = prefix.slice(0, last + 1)
  end[last] = (end[last] ?? 0) + 1
  return end
}

function toStateValue(row: SqlRow | undefined): StateValue {
  if (row === undefined) return { value: undefined, since: 0 }
  return { value: getBytes(row, 'value'), since: requireInteger(row, 'height') }
}

/** The main chain's flat state, read through `sql`. */
export function createStateReader(sql: Pick<Sql, 'first' | 'scans'>): StateReader {
  return {
    getAt: (key, height) => whenThere(sql.first(NEWEST_AT, [key, height]), toStateValue),
    async getKeysAt(prefix, height) {
      const rows = await sql.scans.all(LIVE_KEYS_AT, [height, prefix, endOfPrefix(prefix)])
      return rows.map((row) => requireBytes(row, 'key'))
    },
  }
}

/** The main chain's flat state, written. Writing a key again at its height replaces it. */
export function createStateWriter(write: Write, { bytes }: Pick<SqlDialect, 'bytes'>): StateWriter {
  const insert = `INSERT INTO state_changes (key_id, height, value)
    SELECT k.id, column2, CAST(column3 AS ${bytes}) FROM (VALUES ?) AS given
    JOIN state_keys k ON k.key = CAST(column1 AS ${bytes}) WHERE true
    ON CONFLICT (key_id, height) DO UPDATE SET value = excluded.value`
  return {
    insertAll(height, changes) {
      const keys = changes.map(({ key }) => [key])
      insertRows(write, { table: 'state_keys', columns: ['key'], onConflict: 'ON CONFLICT (key) DO NOTHING' }, keys)
      writeRows(
        write,
        insert,
        changes.map(({ key, value }) => [key, height, value ?? null]),
      )
    },
    deleteFrom(height) {
      write('DELETE FROM state_changes WHERE height >= ?', [height])
    },
  }
}
