import type { SqlDialect } from '../sql.ts'
import type { LogPiece, LogTemplate } from '../store.ts'
import { TOPIC_COLUMNS } from './logConditions.ts'

/** Expressions over a row of logs named `page`, which their subqueries refer to. */
export interface LogText {
  /** Text of the log by the template. */
  readonly text: string
  /** Length of the text in characters, without creating it. */
  readonly length: string
}

/** Additional columns of `page`. */
export const BLOCK_HASH = '(SELECT m.hash FROM main_chain m WHERE m.number = block_number) AS block_hash'

const BYTES = {
  blockHash: 'page.block_hash',
  transactionHash:
    '(SELECT t.hash FROM transactions t WHERE t.block_hash = page.block_hash AND t.tx_index = page.transaction_index)',
  address: 'page.address',
  data: 'page.data',
} as const
const LENGTHS = { blockHash: '64', transactionHash: '64', address: '40', data: 'length(page.data) * 2' } as const
const NUMBERS = {
  blockNumber: 'page.block_number',
  logIndex: 'page.log_index',
  transactionIndex: 'page.transaction_index',
} as const

/** Hexadecimal digits of the largest integer of a column. */
const MAX_DIGITS = 14

/** Converts a template to SQL, because the text is much longer than the rows. */
export function printTemplate(template: LogTemplate, dialect: SqlDialect): LogText {
  const pieces = template.map((piece) => printPiece(piece, dialect))
  return {
    text: `concat(${pieces.map(({ text }) => text).join(', ')})`,
    length: pieces.map(({ length }) => length).join(' + '),
  }
}

function printPiece(piece: LogPiece, { hex, hexNumber }: SqlDialect): LogText {
  if (typeof piece === 'string') return { text: quote(piece), length: String(piece.length) }
  if ('hex' in piece) return { text: hex(BYTES[piece.hex]), length: LENGTHS[piece.hex] }
  if ('hexNumber' in piece) {
    const number = NUMBERS[piece.hexNumber]
    return { text: hexNumber(number), length: countDigits(number) }
  }
  return printTopics(piece.eachTopic, hex)
}

/** From the last topic to the first: topics have no gaps. */
function printTopics([before, after]: readonly [string, string], hex: SqlDialect['hex']): LogText {
  let [text, length] = [quote(''), '0']
  for (const [index, column] of [...TOPIC_COLUMNS.entries()].reverse()) {
    const topic = `page.${column}`
    const start = index === 0 ? before : `,${before}`
    const printed = `concat(${quote(start)}, ${hex(topic)}, ${quote(after)}, ${text})`
    text = `CASE WHEN ${topic} IS NULL THEN '' ELSE ${printed} END`
    length = `CASE WHEN ${topic} IS NULL THEN 0 ELSE ${start.length + 64 + after.length} + ${length} END`
  }
  return { text, length }
}

/** Length of a number of a log's position in hexadecimal, by comparisons instead of printing. */
function countDigits(number: string): string {
  const fewer = Array.from(
    { length: MAX_DIGITS - 1 },
    (_, index) => `WHEN ${number} < ${16 ** (index + 1)} THEN ${index + 1}`,
  )
  return `CASE ${fewer.join(' ')} ELSE ${MAX_DIGITS} END`
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}
