import { requireInteger, requireText } from '../storage/columns.ts'
import { insertRows } from '../storage/insertRows.ts'
import type { Sql, SqlRow, SqlValue, SqlWriter, Statement } from '../storage/sql.ts'

/** What one key used of one method on one day. */
export interface Usage {
  /** Days since 1970, UTC. */
  readonly day: number
  readonly keyId: string
  readonly method: string
  readonly calls: number
  /** The sum of what the calls weigh, by which quotas count. */
  readonly weight: number
}

/** What one key used on one day, of all methods together. */
export type KeyUsage = Omit<Usage, 'method'>

/** What a key weighed on a day, and its owner's keys together. */
export interface UsageTotal {
  readonly own: number
  /** 0 of a key that nobody owns. */
  readonly owner: number
}

export interface UsageFilter {
  /** First and last day, both included. */
  readonly from: number
  readonly to: number
  readonly keyId?: string | undefined
  readonly owner?: string | undefined
}

/** What keys have used, by day and method; several processes add to it. */
export interface UsageStore {
  /** Adds these rows, all or none, and gives the totals of their keys on `day` afterwards, by id. */
  add(rows: readonly Usage[], day: number): Promise<ReadonlyMap<string, UsageTotal>>
  /** Of one key. */
  total(keyId: string, day: number): Promise<UsageTotal>
  /** By day, then key, then method; {@link MAX_LISTED} at most, the newest. */
  list(filter: UsageFilter): Promise<Usage[]>
  /** As {@link list}, a row for each day and key. */
  listKeys(filter: UsageFilter): Promise<KeyUsage[]>
  /** Forgets the days before. */
  forgetBefore(day: number): Promise<void>
}

export const MAX_LISTED = 10_000
/** Of ids in one query. */
const MAX_IDS = 500
const TARGET = {
  table: 'key_usage',
  columns: ['day', 'key_id', 'method', 'calls', 'weight'],
  onConflict: `ON CONFLICT (day, key_id, method)
    DO UPDATE SET calls = key_usage.calls + excluded.calls, weight = key_usage.weight + excluded.weight`,
}
const OWN = 'SELECT coalesce(sum(u.weight), 0) FROM key_usage u WHERE u.day = ? AND u.key_id = k.id'
const OWNERS = `SELECT coalesce(sum(u.weight), 0) FROM key_usage u JOIN api_keys s ON s.id = u.key_id
  WHERE u.day = ? AND s.owner = k.owner`

const totals = (ids: number) =>
  `SELECT k.id, (${OWN}) AS own, (${OWNERS}) AS owner FROM api_keys k
   WHERE k.id IN (${Array.from({ length: ids }, () => '?').join(', ')})`

export function createUsageStore(sql: Sql): UsageStore {
  return {
    add: (rows, day) =>
      sql.transaction(async (writer) => {
        const statements: Statement[] = []
        const values = rows.map(({ day, keyId, method, calls, weight }) => [day, keyId, method, calls, weight])
        insertRows((text, given) => statements.push({ sql: text, values: given }), TARGET, values)
        await writer.runAll(statements)
        return readTotals(writer, [...new Set(rows.map(({ keyId }) => keyId))], day)
      }),
    async total(keyId, day) {
      const row = await sql.first(totals(1), [day, day, keyId])
      return row === undefined ? { own: 0, owner: 0 } : toTotal(row)
    },
    async list(filter) {
      const [conditions, values] = listConditions(filter)
      const rows = await sql.scans.all(
        `SELECT day, key_id, method, calls, weight FROM key_usage u WHERE ${conditions}
         ORDER BY day DESC, key_id, method LIMIT ${MAX_LISTED}`,
        values,
      )
      return rows.map((row) => ({ ...toKeyUsage(row), method: requireText(row, 'method') }))
    },
    async listKeys(filter) {
      const [conditions, values] = listConditions(filter)
      const rows = await sql.scans.all(
        `SELECT day, key_id, sum(calls) AS calls, sum(weight) AS weight FROM key_usage u WHERE ${conditions}
         GROUP BY day, key_id ORDER BY day DESC, key_id LIMIT ${MAX_LISTED}`,
        values,
      )
      return rows.map(toKeyUsage)
    },
    async forgetBefore(day) {
      // Usually there is nothing old, and a long transaction starts a thread on SQLite.
      const old = await sql.first('SELECT 1 AS found FROM key_usage WHERE day < ? LIMIT 1', [day])
      if (old !== undefined)
        await sql.transaction((writer) => writer.run('DELETE FROM key_usage WHERE day < ?', [day]), 'long')
    },
  }
}

function listConditions({ from, to, keyId, owner }: UsageFilter): [string, SqlValue[]] {
  const conditions = [
    'u.day >= ? AND u.day <= ?',
    ...(keyId === undefined ? [] : ['u.key_id = ?']),
    ...(owner === undefined ? [] : ['u.key_id IN (SELECT id FROM api_keys WHERE owner = ?)']),
  ]
  return [conditions.join(' AND '), [from, to, ...[keyId, owner].filter((value) => value !== undefined)]]
}

async function readTotals(sql: SqlWriter, ids: readonly string[], day: number): Promise<Map<string, UsageTotal>> {
  const found = new Map<string, UsageTotal>()
  for (let start = 0; start < ids.length; start += MAX_IDS) {
    const some = ids.slice(start, start + MAX_IDS)
    const rows = await sql.all(totals(some.length), [day, day, ...some])
    for (const row of rows) found.set(requireText(row, 'id'), toTotal(row))
  }
  return found
}

function toTotal(row: SqlRow): UsageTotal {
  return { own: requireInteger(row, 'own'), owner: requireInteger(row, 'owner') }
}

function toKeyUsage(row: SqlRow): KeyUsage {
  return {
    day: requireInteger(row, 'day'),
    keyId: requireText(row, 'key_id'),
    calls: requireInteger(row, 'calls'),
    weight: requireInteger(row, 'weight'),
  }
}
