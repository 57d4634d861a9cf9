import type { Bytes } from '../../base/bytes.ts'
import { getBytes, requireBytes, requireInteger, requireText } from '../columns.ts'
import { insertRows } from '../insertRows.ts'
import type { SqlReader, SqlRow, SqlValue, SqlWriter } from '../sql.ts'
import type { LogQuery, LogReader, LogRow, LogWriter } from '../store.ts'

const TOPIC_COLUMNS = ['topic0', 'topic1', 'topic2', 'topic3'] as const
const COLUMNS = ['block_number', 'log_index', 'address', ...TOPIC_COLUMNS, 'json']
/** The length stands before the text, so that it is read without it. */
const KEPT_COLUMNS = ['block_number', 'log_index', 'address', ...TOPIC_COLUMNS, 'json_length', 'json']

/** Most addresses, or alternatives of one topic, that a query may name. */
export const MAX_LOG_ALTERNATIVES = 1_000

function toLog(row: SqlRow): LogRow {
  const topics: Bytes[] = []
  for (const column of TOPIC_COLUMNS) {
    const topic = getBytes(row, column)
    if (topic !== undefined) topics.push(topic)
  }
  return {
    blockNumber: requireInteger(row, 'block_number'),
    index: requireInteger(row, 'log_index'),
    address: requireBytes(row, 'address'),
    topics,
    json: requireText(row, 'json'),
  }
}

interface Condition {
  readonly sql: string
  readonly values: readonly SqlValue[]
}

function isOneOf(column: string, alternatives: readonly Bytes[]): Condition {
  if (alternatives.length > MAX_LOG_ALTERNATIVES) {
    throw new RangeError(`a log query may name at most ${MAX_LOG_ALTERNATIVES} alternatives for ${column}`)
  }
  // `=` lets the index give the rows in chain order, so that the limit ends the search.
  if (alternatives.length === 1) return { sql: `${column} = ?`, values: alternatives }
  return { sql: `${column} IN (${alternatives.map(() => '?').join(', ')})`, values: alternatives }
}

function conditionsOf(query: LogQuery): Condition[] {
  const { after } = query
  const fromBlock = after?.blockNumber ?? query.fromBlock
  const conditions: Condition[] = [{ sql: 'block_number BETWEEN ? AND ?', values: [fromBlock, query.toBlock] }]
  if (after !== undefined) {
    conditions.push({ sql: '(block_number > ? OR log_index > ?)', values: [after.blockNumber, after.index] })
  }
  if (query.addresses.length > 0) conditions.push(isOneOf('address', query.addresses))
  for (const [position, column] of TOPIC_COLUMNS.entries()) {
    const alternatives = query.topics[position]
    if (alternatives !== undefined && alternatives.length > 0) conditions.push(isOneOf(column, alternatives))
  }
  return conditions
}

/** No log has a topic there. */
function asksForFifthTopic({ topics }: LogQuery): boolean {
  return topics
    .slice(TOPIC_COLUMNS.length)
    .some((alternatives) => alternatives !== undefined && alternatives.length > 0)
}

/** Logs of the main chain, read through `sql`; `find` throws a `RangeError` beyond {@link MAX_LOG_ALTERNATIVES}. */
export function createLogReader(sql: SqlReader): LogReader {
  return {
    async find(query) {
      if (asksForFifthTopic(query)) return []
      const conditions = conditionsOf(query)
      const rows = await sql.all(
        `SELECT ${COLUMNS.join(', ')} FROM logs WHERE ${conditions.map((condition) => condition.sql).join(' AND ')}
         ORDER BY block_number, log_index LIMIT ?`,
        [...conditions.flatMap((condition) => condition.values), query.limit],
      )
      return rows.map(toLog)
    },
    async measure(query) {
      const nothing = { count: 0, characters: 0, lastBlockNumber: -1 }
      if (asksForFifthTopic(query)) return nothing
      const conditions = conditionsOf(query)
      const row = await sql.first(
        `SELECT COUNT(*) AS count, CAST(COALESCE(SUM(json_length), 0) AS BIGINT) AS characters,
           COALESCE(MAX(block_number), -1) AS last_block_number
         FROM (SELECT block_number, json_length FROM logs WHERE ${conditions.map((condition) => condition.sql).join(' AND ')}
           ORDER BY block_number, log_index LIMIT ?) AS page`,
        [...conditions.flatMap((condition) => condition.values), query.limit],
      )
      if (row === undefined) return nothing
      return {
        count: requireInteger(row, 'count'),
        characters: requireInteger(row, 'characters'),
        lastBlockNumber: requireInteger(row, 'last_block_number'),
      }
    },
  }
}

/** Logs of the main chain, read and written inside a transaction. */
export function createLogWriter(sql: SqlWriter): LogWriter {
  return {
    ...createLogReader(sql),
    insertAll: (rows) =>
      insertRows(
        sql,
        { table: 'logs', columns: KEPT_COLUMNS },
        rows.map((row) => [
          row.blockNumber,
          row.index,
          row.address,
          ...TOPIC_COLUMNS.map((_, position) => row.topics[position] ?? null),
          row.json.length,
          row.json,
        ]),
      ),
    async deleteFrom(blockNumber) {
      await sql.run('DELETE FROM logs WHERE block_number >= ?', [blockNumber])
    },
  }
}
