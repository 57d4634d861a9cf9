import type { Bytes } from '../../base/bytes.ts'
import { type MaybePromise, mapMaybePromise } from '../../concurrency/maybePromise.ts'
import { getBytes, requireBytes } from '../columns.ts'
import { keepAfter, MAX_CHAIN, readChain } from '../deltaChain.ts'
import { StoreError } from '../errors.ts'
import { insertRows } from '../insertRows.ts'
import type { SqlReader, SqlRow, Write } from '../sql.ts'
import type { KeptLongValue, LongValueRow } from '../store.ts'

const ONE = 'SELECT hash, value, base FROM long_values WHERE hash = ?'

/** A value, its base, the base's base and so on. */
const CHAIN = `WITH RECURSIVE chain (place, hash, value, base) AS (
    SELECT 1, hash, value, base FROM long_values WHERE hash = ?
    UNION ALL
    SELECT chain.place + 1, l.hash, l.value, l.base FROM chain JOIN long_values l ON l.hash = chain.base
    WHERE chain.place < ${MAX_CHAIN}
  ) SELECT hash, value, base FROM chain ORDER BY place`

const TARGET = {
  table: 'long_values',
  columns: ['hash', 'value', 'base'],
  onConflict: 'ON CONFLICT (hash) DO NOTHING',
}

/** Creates the reader of long values. */
export interface LongValueReader {
  get(hash: Bytes): MaybePromise<Bytes | undefined>
  /** Returns a delta chain, like `NodeReader.getDeltaChain`. */
  getChain(hash: Bytes): MaybePromise<readonly KeptLongValue[]>
}

export function createLongValueReader(sql: SqlReader): LongValueReader {
  const getChain = (hash: Bytes) =>
    mapMaybePromise(sql.first(ONE, [hash]), (row) => {
      if (row === undefined) return []
      const base = getBytes(row, 'base')
      if (base === undefined) return [toKept(row)]
      return mapMaybePromise(sql.all(CHAIN, [base]), (rows) => [toKept(row), ...requireWhole(rows).map(toKept)])
    })
  return { getChain, get: (hash) => mapMaybePromise(getChain(hash), readChain) }
}

function toKept(row: SqlRow): KeptLongValue {
  return { hash: requireBytes(row, 'hash'), kept: requireBytes(row, 'value') }
}

/** Checks rows, of which the last one must not be a delta. */
function requireWhole(rows: readonly SqlRow[]): readonly SqlRow[] {
  const last = rows.at(-1)
  if (last !== undefined && getBytes(last, 'base') === undefined) return rows
  throw new StoreError('storeCorrupted', 'the base of a long value is missing')
}

/** Inserts long values. Existing ones stay. */
export function insertLongValues(write: Write, values: readonly LongValueRow[]): void {
  const rows = values.map(({ hash, value, before = [] }) => {
    const { kept, base } = keepAfter(before, value)
    return [hash, kept, base ?? null]
  })
  insertRows(write, TARGET, rows)
}
