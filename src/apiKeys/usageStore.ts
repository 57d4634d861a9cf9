import { requireInteger, requireText } from '../storage/columns.ts'
import { insertRows } from '../storage/insertRows.ts'
import type { Sql, SqlRow, SqlValue, SqlWriter, Statement } from '../storage/sql.ts'
import { type Claims, reserve } from './reservations.ts'

/** The calls of one method with one key on one day. */
export interface Usage {
  /** Days since 1970, UTC. */
  readonly day: number
  readonly keyId: string
  readonly method: string
  readonly calls: number
  /** The sum of the weights of the calls, which quotas count. */
  readonly weight: number
  /** Processor time of the calls, in ms. */
  readonly spentMs: number
}

/** The calls of all methods with one key on one day. */
export type KeyUsage = Omit<Usage, 'method'>

/** The weight of a day's calls. */
export interface UsageTotal {
  /** The weight of the key's calls. */
  readonly own: number
  /** The weight of all keys of the owner; 0 without an owner. */
  readonly owner: number
}

/** The state of the store after a write of usage. */
export interface WrittenUsage {
  /** The totals of the written and claimed keys, by id. */
  readonly totals: ReadonlyMap<string, UsageTotal>
  /** The reserved weight of each claim, by subject. */
  readonly reserved: ReadonlyMap<string, number>
}

export interface UsageFilter {
  /** The first day. */
  readonly from: number
  /** The last day, included. */
  readonly to: number
  readonly keyId?: string | undefined
  readonly owner?: string | undefined
}

/** The calls of keys by day and method. Several processes add to it. */
export interface UsageStore {
  /** Adds these rows and reserves what is claimed of `day`, all or nothing. Returns the state of `day` afterwards. */
  add(rows: readonly Usage[], day: number, claims?: Claims): Promise<WrittenUsage>
  /** Returns the total of one key. */
  total(keyId: string, day: number): Promise<UsageTotal>
  /** Returns up to {@link MAX_LISTED} rows by day, newest first, then by key and method. */
  list(filter: UsageFilter): Promise<Usage[]>
  /** Returns rows as {@link list} does, one for each day and key. */
  listKeys(filter: UsageFilter): Promise<KeyUsage[]>
  /** Deletes the usage and the reservations of the days before this one. */
  deleteBefore(day: number): Promise<void>
}

/** Maximum number of rows of one list. */
export const MAX_LISTED = 10_000
/** Maximum number of ids in one query. */
const MAX_IDS = 500
const TARGET = {
  table: 'key_usage',
  columns: ['day', 'key_id', 'method', 'calls', 'weight', 'spent_us'],
  onConflict: `ON CONFLICT (day, key_id, method)
    DO UPDATE SET calls = key_usage.calls + excluded.calls, weight = key_usage.weight + excluded.weight,
      spent_us = key_usage.spent_us + excluded.spent_us`,
}
const OWN = 'SELECT coalesce(sum(u.weight), 0) FROM key_usage u WHERE u.day = ? AND u.key_id = k.id'
const OWNERS = `SELECT coalesce(sum(u.weight), 0) FROM key_usage u JOIN api_keys s ON s.id = u.key_id
  WHERE u.day = ? AND s.owner = k.owner`

const totals = (ids: number) =>
  `SELECT k.id, (${OWN}) AS own, (${OWNERS}) AS owner FROM api_keys k
   WHERE k.id IN (${Array.from({ length: ids }, () => '?').join(', ')})`

/** Creates the usage store on the key store's database. */
export function createUsageStore(sql: Sql): UsageStore {
  return {
    add: (rows, day, claims) =>
      sql.transaction(async (writer) => {
        const statements: Statement[] = []
        const values = rows.map(({ day, keyId, method, calls, weight, spentMs }) => {
          return [day, keyId, method, calls, weight, Math.round(spentMs * 1000)]
        })
        insertRows((text, given) => statements.push({ sql: text, values: given }), TARGET, values)
        await writer.runAll(statements)
        const counted = [...rows, ...(claims?.claims ?? [])]
        const totals = await readTotals(writer, [...new Set(counted.map(({ keyId }) => keyId))], day)
        if (claims === undefined) return { totals, reserved: new Map() }
        return { totals, reserved: await reserve(writer, day, ({ keyId, of }) => totals.get(keyId)?.[of] ?? 0, claims) }
      }),
    async total(keyId, day) {
      const row = await sql.first(totals(1), [day, day, keyId])
      return row === undefined ? { own: 0, owner: 0 } : toTotal(row)
    },
    async list(filter) {
      const [conditions, values] = listConditions(filter)
      const rows = await sql.scans.all(
        `SELECT day, key_id, method, calls, weight, spent_us FROM key_usage u WHERE ${conditions}
         ORDER BY day DESC, key_id, method LIMIT ${MAX_LISTED}`,
        values,
      )
      return rows.map((row) => ({ ...toKeyUsage(row), method: requireText(row, 'method') }))
    },
    async listKeys(filter) {
      const [conditions, values] = listConditions(filter)
      const rows = await sql.scans.all(
        `SELECT day, key_id, sum(calls) AS calls, sum(weight) AS weight, sum(spent_us) AS spent_us FROM key_usage u WHERE ${conditions}
         GROUP BY day, key_id ORDER BY day DESC, key_id LIMIT ${MAX_LISTED}`,
        values,
      )
      return rows.map(toKeyUsage)
    },
    async deleteBefore(day) {
      // Usually no row is old, and a long transaction starts a thread on SQLite.
      for (const table of ['key_usage', 'usage_reservations']) {
        const old = await sql.first(`SELECT 1 AS found FROM ${table} WHERE day < ? LIMIT 1`, [day])
        if (old !== undefined)
          await sql.transaction((writer) => writer.run(`DELETE FROM ${table} WHERE day < ?`, [day]), 'long')
      }
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
    const chunk = ids.slice(start, start + MAX_IDS)
    const rows = await sql.all(totals(chunk.length), [day, day, ...chunk])
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
    spentMs: requireInteger(row, 'spent_us') / 1000,
  }
}
