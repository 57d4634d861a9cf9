import { bytesToText } from '../base/bytesToText.ts'
import type { SqlDialect, SqlValue, Statement } from './sql.ts'

/**
 * A statement with its values as literals, so that it can be sent together with others. Throws a `RangeError` when
 * there are more or fewer values than places, or one that no column can hold.
 */
export function writeOut({ sql, values }: Statement, bytesPrefix: SqlDialect['bytesPrefix']): string {
  const [first = '', ...rest] = sql.split('?')
  if (rest.length !== values.length) throw new RangeError(`${values.length} values for ${rest.length} places`)
  const printRow = (row: readonly SqlValue[]) => `(${row.map((value) => toLiteral(value, bytesPrefix)).join(', ')})`
  let text = first
  for (const [index, value] of values.entries()) {
    text += isScalar(value) ? toLiteral(value, bytesPrefix) : value.map(printRow).join(', ')
    text += rest[index]
  }
  return text
}

function isScalar(value: Statement['values'][number]): value is SqlValue {
  return value === null || typeof value !== 'object' || value instanceof Uint8Array
}

/** Quotes are all that has to be escaped: databases are opened so that backslashes are characters like any other. */
function toLiteral(value: SqlValue, bytesPrefix: SqlDialect['bytesPrefix']): string {
  if (value === null) return 'NULL'
  if (value instanceof Uint8Array) return `${bytesPrefix}${bytesToText(value, 'hex')}'`
  if (typeof value === 'string' && !value.includes('\0')) return `'${value.replaceAll("'", "''")}'`
  if (Number.isSafeInteger(value)) return String(value)
  throw new RangeError('a value that no column can hold')
}
