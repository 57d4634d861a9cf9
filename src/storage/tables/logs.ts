import { EMPTY_BYTES } from '../../base/bytes.ts'
import { getTextAsBytes, requireInteger } from '../columns.ts'
import { insertRows } from '../insertRows.ts'
import type { Sql, SqlRow, Write } from '../sql.ts'
import type { LogPage, LogQuery, LogReader, LogTemplate, LogWriter } from '../store.ts'
import { conditionOf, indexedCondition, isImpossible, TOPIC_COLUMNS } from './logConditions.ts'
import { BLOCK_HASH, type LogText, printTemplate } from './logText.ts'

const COLUMNS = ['block_number', 'log_index', 'transaction_index', 'address', ...TOPIC_COLUMNS, 'data']

/** Maximum number of logs of a block, by which a log's position is one number. No block has gas for more. */
const PLACES_IN_BLOCK = 2 ** 24

const NO_LOGS = { count: 0, characters: 0, last: undefined, json: EMPTY_BYTES }

/** Number of logs per step, a few milliseconds, so that other searches run in between. */
const LOOKS = 20_000

/** Creates the reader of the main chain's logs. `find` throws a `RangeError` for too many alternatives. */
export function createLogReader(sql: Pick<Sql, 'first' | 'scans' | 'dialect'>): LogReader {
  const texts = new WeakMap<LogTemplate, LogText>()
  const printed = (template: LogTemplate): LogText => {
    const text = texts.get(template) ?? printTemplate(template, sql.dialect)
    texts.set(template, text)
    return text
  }
  /** Returns the block after which a search would exceed its maximum number of logs. */
  async function findReach(query: LogQuery): Promise<number> {
    if (query.fromBlock >= query.toBlock) return query.toBlock // no search ends within a block
    const condition = indexedCondition(query)
    const row = await sql.scans.first(
      `SELECT block_number FROM log_entries WHERE ${condition.sql} ORDER BY block_number, log_index LIMIT 1 OFFSET ?`,
      [...condition.values, query.looks ?? LOOKS],
    )
    return row === undefined ? query.toBlock : requireInteger(row, 'block_number')
  }

  return {
    async find(query, mostCharacters, template) {
      if (isImpossible(query)) return { ...NO_LOGS, toBlock: query.toBlock }
      const toBlock = await findReach(query)
      const condition = conditionOf({ ...query, toBlock })
      const { text, length } = printed(template)
      const select = (columns: string) =>
        `(SELECT ${columns} FROM log_entries WHERE ${condition.sql} ORDER BY block_number, log_index LIMIT ?) AS page`
      const joined = sql.dialect.longText(`string_agg(${text}, ',')`)
      // The text is one value, because the driver is slow for thousands of rows.
      const row = await sql.scans.first(
        `SELECT count, characters, place, CASE WHEN characters <= ? THEN (SELECT ${joined} FROM ${select(`*, ${BLOCK_HASH}`)}) END AS json
         FROM (SELECT COUNT(*) AS count, CAST(SUM(${length}) AS BIGINT) AS characters,
           MAX(block_number * ${PLACES_IN_BLOCK} + log_index) AS place FROM ${select('*')}) AS measured`,
        [mostCharacters, ...condition.values, query.limit, ...condition.values, query.limit],
      )
      return { ...(row === undefined || row.count === 0 ? NO_LOGS : toPage(row)), toBlock }
    },
  }
}

function toPage(row: SqlRow): Omit<LogPage, 'toBlock'> {
  const place = requireInteger(row, 'place')
  return {
    count: requireInteger(row, 'count'),
    characters: requireInteger(row, 'characters'),
    last: { blockNumber: Math.floor(place / PLACES_IN_BLOCK), index: place % PLACES_IN_BLOCK },
    json: getTextAsBytes(row, 'json'),
  }
}

/** Creates the writer of the main chain's logs. */
export function createLogWriter(write: Write): LogWriter {
  return {
    insertAll: (rows) =>
      insertRows(
        write,
        { table: 'log_entries', columns: COLUMNS },
        rows.map((row) => [
          row.blockNumber,
          row.index,
          row.transactionIndex,
          row.address,
          ...TOPIC_COLUMNS.map((_, position) => row.topics[position] ?? null),
          row.data,
        ]),
      ),
    deleteFrom(blockNumber) {
      write('DELETE FROM log_entries WHERE block_number >= ?', [blockNumber])
    },
  }
}
