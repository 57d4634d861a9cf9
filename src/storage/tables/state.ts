import { type Bytes, HASH_BYTES } from '../../base/bytes.ts'
import { type MaybePromise, mapMaybePromise } from '../../concurrency/maybePromise.ts'
import { keccak256 } from '../../crypto/keccak.ts'
import { getBytes, getInteger, requireBytes, requireInteger } from '../columns.ts'
import { StoreError } from '../errors.ts'
import { insertRows, writeRows } from '../insertRows.ts'
import type { Sql, SqlDialect, SqlRow, Write } from '../sql.ts'
import type { StateChangeRow, StateReader, StateValue, StateWriter } from '../store.ts'
import { createLongValueReader, insertLongValues } from './longValues.ts'

/**
 * Maximum length of values in this table, in bytes. Longer ones are stored once, with those of the trie, and here by
 * their hash.
 */

const NEWEST_AT = `SELECT value, is_long, height FROM state_changes
  WHERE key_id = (SELECT id FROM state_keys WHERE key = ?) AND height <= ? ORDER BY height DESC LIMIT 1`

const LIVE_KEYS_AT = `SELECT k.key FROM state_keys k JOIN state_changes s ON s.key_id = k.id
  AND s.height = (SELECT max(t.height) FROM state_changes t WHERE t.key_id = k.id AND t.height <= ?)
  WHERE k.key >= ? AND k.key < ? AND s.value IS NOT NULL ORDER BY k.key`

/** Returns the first key after all keys with `prefix`, which must not be all 0xff. */
function endOfPrefix(prefix: Bytes): Bytes {
  let last = prefix.length - 1
  while (last >= 0 && prefix[last] === 0xff) last--
  if (last < 0) throw new RangeError('a prefix of nothing but 0xff has no end')
  const end = prefix.slice(0, last + 1)
  end[last] = (end[last] ?? 0) + 1
  return end
}

function requireLong(value: Bytes | undefined): Bytes {
  if (value === undefined) throw new StoreError('storeCorrupted', 'a long value of the state is missing')
  return value
}

/** Creates the main chain's flat state, read through `sql`. */
export function createStateReader(sql: Pick<Sql, 'all' | 'first' | 'scans'>): StateReader {
  const longValues = createLongValueReader(sql)

  const toStateValue = (row: SqlRow | undefined): MaybePromise<StateValue> => {
    if (row === undefined) return { value: undefined, since: 0 }
    const since = requireInteger(row, 'height')
    if (getInteger(row, 'is_long') === undefined) return { value: getBytes(row, 'value'), since }
    return mapMaybePromise(longValues.get(requireBytes(row, 'value')), (value) => ({
      value: requireLong(value),
      since,
    }))
  }

  return {
    getAt: (key, height) => mapMaybePromise(sql.first(NEWEST_AT, [key, height]), toStateValue),
    async getKeysAt(prefix, height) {
      const rows = await sql.scans.all(LIVE_KEYS_AT, [height, prefix, endOfPrefix(prefix)])
      return rows.map((row) => requireBytes(row, 'key'))
    },
  }
}

/** Creates the main chain's flat state, written. Writing a key again at its height replaces it. */
export function createStateWriter(
  write: Write,
  { bytes, integer }: Pick<SqlDialect, 'bytes' | 'integer'>,
): StateWriter {
  const insert = `INSERT INTO state_changes (key_id, height, value, is_long)
    SELECT k.id, column2, CAST(column3 AS ${bytes}), CAST(column4 AS ${integer}) FROM (VALUES ?) AS given
    JOIN state_keys k ON k.key = CAST(column1 AS ${bytes}) WHERE true
    ON CONFLICT (key_id, height) DO UPDATE SET value = excluded.value, is_long = excluded.is_long`

  const keepLong = (value: Bytes): Bytes => {
    const hash = keccak256(value)
    insertLongValues(write, [{ hash, value }])
    return hash
  }

  const columnsOf = ({ value, hash }: StateChangeRow) =>
    value === undefined || value.length <= HASH_BYTES ? [value ?? null, null] : [hash ?? keepLong(value), 1]

  return {
    insertAll(height, changes) {
      const keys = changes.map(({ key }) => [key])
      insertRows(write, { table: 'state_keys', columns: ['key'], onConflict: 'ON CONFLICT (key) DO NOTHING' }, keys)
      writeRows(
        write,
        insert,
        changes.map((change) => [change.key, height, ...columnsOf(change)]),
      )
    },
    deleteFrom(height) {
      write('DELETE FROM state_changes WHERE height >= ?', [height])
    },
  }
}
