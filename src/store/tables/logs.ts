import { EMPTY_BYTES } from '../../base/bytes.ts'
import { getTextAsBytes, requireInteger } from '../columns.ts'
import { insertRows } from '../insertRows.ts'
import type { Sql, SqlRow, Write } from '../sql.ts'
import type { LogPage, LogReader, LogWriter } from '../store.ts'
import { conditionOf, TOPIC_COLUMNS } from './logConditions.ts'

/** The length stands before the text, so that it is read without it. */
const COLUMNS = ['block_number', 'log_index', 'address', ...TOPIC_COLUMNS, 'json_length', 'json']

/** A log's place in the chain as one number; no block has gas for as many logs. */
const PLACES_IN_BLOCK = 2 ** 24

const NO_LOGS: LogPage = { count: 0, characters: 0, last: undefined, json: EMPTY_BYTES }

/** Logs of the main chain, read through `sql`; `find` throws a `RangeError` for too long lists of alternatives. */
export function createLogReader(sql: Pick<Sql, 'first' | 'scans' | 'dialect'>): LogReader {
  return {
    async getHeightAfter(from, rows) {
      const row = await sql.scans.first(
        'SELECT block_number FROM logs WHERE block_number >= ? ORDER BY block_number, log_index LIMIT 1 OFFSET ?',
        [from, rows],
      )
      return row && requireInteger(row, 'block_number')
    },
    async find(query, mostCharacters) {
      const condition = conditionOf(query)
      if (condition === undefined) return NO_LOGS
      const select = (columns: string) =>
        `(SELECT ${columns} FROM logs WHERE ${condition.sql} ORDER BY block_number, log_index LIMIT ?) AS page`
      const text = sql.dialect.longText("string_agg(json, ',')")
      // The text comes as one value: a thousand rows would cost the driver many times what finding them does.
      const row = await sql.scans.first(
        `SELECT count, characters, place,
           CASE WHEN characters <= ? THEN (SELECT ${text} FROM ${select('json')}) END AS json
         FROM (SELECT COUNT(*) AS count, CAST(SUM(json_length) AS BIGINT) AS characters,
           MAX(block_number * ${PLACES_IN_BLOCK} + log_index) AS place
         FROM ${select('block_number, log_index, json_length')}) AS measured`,
        [mostCharacters, ...condition.values, query.limit, ...condition.values, query.limit],
      )
      return row === undefined || row.count === 0 ? NO_LOGS : toPage(row)
    },
  }
}

function toPage(row: SqlRow): LogPage {
  const place = requireInteger(row, 'place')
  return {
    count: requireInteger(row, 'count'),
    characters: requireInteger(row, 'characters'),
    last: { blockNumber: Math.floor(place / PLACES_IN_BLOCK), index: place % PLACES_IN_BLOCK },
    json: getTextAsBytes(row, 'json'),
  }
}

/** Logs of the main chain, written. */
export function createLogWriter(write: Write): LogWriter {
  return {
    insertAll: (rows) =>
      insertRows(
        write,
        { table: 'logs', columns: COLUMNS },
        rows.map((row) => [
          row.blockNumber,
          row.index,
          row.address,
          ...TOPIC_COLUMNS.map((_, position) => row.topics[position] ?? null),
          row.json.length,
          row.json,
        ]),
      ),
    deleteFrom(blockNumber) {
      write('DELETE FROM logs WHERE block_number >= ?', [blockNumber])
    },
  }
}
