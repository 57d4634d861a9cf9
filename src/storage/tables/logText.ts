import type { SqlDialect } from '../sql.ts'
import type { LogPiece, LogTemplate } from '../store.ts'
import { TOPIC_COLUMNS } from './logConditions.ts'

/** Expressions over a row of logs that is called `page`, which their subqueries need to say. */
export interface LogText {
  /** What the template makes of the log. */
  readonly text: string
  /** How many characters that has, found without making it. */
  readonly length: string
}

/** What the rows of `page` have besides their columns. */
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

/** Of the largest integer that a column can hold. */
const MOST_DIGITS = 14

/** A template as SQL: the text is put together where the rows are, since it is many times as long as they. */
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

/** From the last topic to the first: one that is there follows one that is there. */
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

/** Of a number in a log's place, in hexadecimal; comparing takes less than printing. */
function countDigits(number: string): string {
  const fewer = Array.from(
    { length: MOST_DIGITS - 1 },
    (_, index) => `WHEN ${number} < ${16 ** (index + 1)} THEN ${index + 1}`,
  )
  return `CASE ${fewer.join(' ')} ELSE ${MOST_DIGITS} END`
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}
