import { whenThere } from '../../base/awaitable.ts'
import type { Bytes } from '../../base/bytes.ts'
import { getBytes, requireBytes, requireInteger } from '../columns.ts'
import { insertRows } from '../insertRows.ts'
import type { Sql, SqlRow, Write } from '../sql.ts'
import type { StateReader, StateValue, StateWriter } from '../store.ts'

const NEWEST_AT = 'SELECT value, height FROM state WHERE key = ? AND height <= ? ORDER BY height DESC LIMIT 1'

const LIVE_KEYS_AT = `SELECT s.key FROM state s WHERE s.key >= ? AND s.key < ? AND s.value IS NOT NULL
  AND s.height = (SELECT max(t.height) FROM state t WHERE t.key = s.key AND t.height <= ?) ORDER BY s.key`

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
      const rows = await sql.scans.all(LIVE_KEYS_AT, [prefix, endOfPrefix(prefix), height])
      return rows.map((row) => requireBytes(row, 'key'))
    },
  }
}

/** The main chain's flat state, written. Writing a key again at its height replaces it. */
export function createStateWriter(write: Write): StateWriter {
  return {
    insertAll: (height, changes) =>
      insertRows(
        write,
        {
          table: 'state',
          columns: ['key', 'height', 'value'],
          onConflict: 'ON CONFLICT (key, height) DO UPDATE SET value = excluded.value',
        },
        changes.map(({ key, value }) => [key, height, value ?? null]),
      ),
    deleteFrom(height) {
      write('DELETE FROM state WHERE height >= ?', [height])
    },
  }
}
