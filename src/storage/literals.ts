import { bytesToText } from '../base/bytesToText.ts'
import { requireColumnValue } from './columns.ts'
import { isRows } from './sizes.ts'
import type { SqlDialect, SqlValue, Statement } from './sql.ts'

/** So much text goes out at once; a block seldom has more. */
const PIECE_CHARACTERS = 2 ** 20

/**
 * Statements as text, their values as literals, so that many go out together: one piece, or several when they are long.
 * Throws as {@link writeOut}.
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
 * A statement with its values as literals, so that it can be sent together with others. Throws a `RangeError` when
 * there are more or fewer values than places, or one that no column can hold.
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

/** Quotes are all that has to be escaped: databases are opened so that backslashes are characters like any other. */
function toLiteral(value: SqlValue, bytesPrefix: SqlDialect['bytesPrefix']): string {
  const checked = requireColumnValue(value)
  if (checked === null) return 'NULL'
  if (checked instanceof Uint8Array) return `${bytesPrefix}${bytesToText(checked, 'hex')}'`
  return typeof checked === 'string' ? `'${checked.replaceAll("'", "''")}'` : String(checked)
}
