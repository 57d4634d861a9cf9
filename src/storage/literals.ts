import { bytesToText } from '../base/bytesToText.ts'
import { requireColumnValue } from './columns.ts'
import { isRows } from './sizes.ts'
import type { SqlDialect, SqlValue, Statement } from './sql.ts'

/** Maximum length of text that is sent at once. Few blocks have more. */
const PIECE_CHARACTERS = 2 ** 20

/**
 * Prints statements with their values as literals, so that many are sent together, in one or several pieces. Throws
 * like {@link writeOut}.
 */
export function* writeOutAll(
  statements: readonly Statement[],
  bytesPrefix: SqlDialect['bytesPrefix'],
): Generator<string> {
  let piece = ''
  for (const statement of statements) {
    if (piece.length > PIECE_CHARACTERS) {
      yield piece
      piece = ''
    }
    piece += `${piece === '' ? '' : ';\n'}${writeOut(statement, bytesPrefix)}`
  }
  if (piece !== '') yield piece
}

/**
 * Prints a statement with its values as literals, so that it can be sent together with others. Throws a `RangeError` if
 * the numbers of values and placeholders differ, or if no column can store a value.
 */
export function writeOut({ sql, values }: Statement, bytesPrefix: SqlDialect['bytesPrefix']): string {
  const [first = '', ...rest] = sql.split('?')
  if (rest.length !== values.length) throw new RangeError(`${values.length} values for ${rest.length} places`)
  const printRow = (row: readonly SqlValue[]) => `(${row.map((value) => toLiteral(value, bytesPrefix)).join(', ')})`
  let text = first
  for (const [index, value] of values.entries()) {
    text += isRows(value) ? value.map(printRow).join(', ') : toLiteral(value, bytesPrefix)
    text += rest[index]
  }
  return text
}

/** Escapes quotes only: connections are opened so that backslashes are ordinary characters. */
function toLiteral(value: SqlValue, bytesPrefix: SqlDialect['bytesPrefix']): string {
  const checked = requireColumnValue(value)
  if (checked === null) return 'NULL'
  if (checked instanceof Uint8Array) return `${bytesPrefix}${bytesToText(checked, 'hex')}'`
  return typeof checked === 'string' ? `'${checked.replaceAll("'", "''")}'` : String(checked)
}
