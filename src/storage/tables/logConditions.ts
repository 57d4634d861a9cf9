import type { Bytes } from '../../base/bytes.ts'
import type { SqlValue } from '../sql.ts'
import type { LogQuery } from '../store.ts'

export const TOPIC_COLUMNS = ['topic0', 'topic1', 'topic2', 'topic3'] as const

/** Maximum number of addresses, or of alternatives of one topic, in a query. */
export const MAX_LOG_ALTERNATIVES = 1_000

/** Number of last bytes of an address and a first topic in the indexes, because many begin with zeros. */
const INDEXED = {
  address: { sql: 'substr(address, 13)', offset: 12 },
  topic0: { sql: 'substr(topic0, 25)', offset: 24 },
} as const

function endsOf(alternatives: readonly Bytes[], offset: number): Bytes[] {
  return alternatives.map((bytes) => bytes.slice(offset))
}

interface Condition {
  readonly sql: string
  readonly values: readonly SqlValue[]
}

/** Builds the condition after WHERE. Throws a `RangeError` above {@link MAX_LOG_ALTERNATIVES}. */
export function conditionOf(query: LogQuery): Condition {
  return allOf([placeCondition(query), ...contentConditions(query)])
}

/** Builds the part of a condition that one index covers in chain order, which bounds the work of a search. */
export function indexedCondition(query: LogQuery): Condition {
  return allOf([placeCondition(query), ...indexedConditions(query)])
}

function allOf(conditions: readonly Condition[]): Condition {
  return {
    sql: conditions.map((condition) => condition.sql).join(' AND '),
    values: conditions.flatMap((condition) => condition.values),
  }
}

/** Whether there is a single value, because an index has no common order of several alternatives. */
function* indexedConditions({ addresses, topics: [first = []] }: LogQuery): Generator<Condition> {
  if (addresses.length === 1) yield isOneOf(INDEXED.address.sql, endsOf(addresses, INDEXED.address.offset))
  if (first.length === 1) yield isOneOf(INDEXED.topic0.sql, endsOf(first, INDEXED.topic0.offset))
}

/** Whether the query needs a fifth topic, which no log has. */
export function isImpossible({ topics }: LogQuery): boolean {
  return topics
    .slice(TOPIC_COLUMNS.length)
    .some((alternatives) => alternatives !== undefined && alternatives.length > 0)
}

function placeCondition({ fromBlock, toBlock, after }: LogQuery): Condition {
  if (after === undefined) return { sql: 'block_number BETWEEN ? AND ?', values: [fromBlock, toBlock] }
  // A row comparison lets the index find the position at once, also after thousands of logs of one block.
  const sql = '(block_number, log_index) > (?, ?) AND block_number <= ?'
  return { sql, values: [after.blockNumber, after.index, toBlock] }
}

function* contentConditions({ addresses, topics }: LogQuery): Generator<Condition> {
  if (addresses.length > 0) {
    yield isOneOf(INDEXED.address.sql, endsOf(addresses, INDEXED.address.offset))
    yield isOneOf('address', addresses)
  }
  for (const [position, column] of TOPIC_COLUMNS.entries()) {
    const alternatives = topics[position]
    if (alternatives === undefined || alternatives.length === 0) continue
    if (position === 0) yield isOneOf(INDEXED.topic0.sql, endsOf(alternatives, INDEXED.topic0.offset))
    yield isOneOf(column, alternatives)
  }
}

/** Throws a `RangeError` above {@link MAX_LOG_ALTERNATIVES}. */
export function requireFewAlternatives({ length }: readonly Bytes[], part: string): void {
  if (length > MAX_LOG_ALTERNATIVES) {
    throw new RangeError(`a log query may name at most ${MAX_LOG_ALTERNATIVES} alternatives for ${part}`)
  }
}

function isOneOf(column: string, alternatives: readonly Bytes[]): Condition {
  requireFewAlternatives(alternatives, column)
  // `=` lets the index return the rows in chain order, so that the limit ends the search.
  if (alternatives.length === 1) return { sql: `${column} = ?`, values: alternatives }
  return { sql: `${column} IN (${alternatives.map(() => '?').join(', ')})`, values: alternatives }
}
