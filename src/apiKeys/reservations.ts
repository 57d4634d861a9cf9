import { requireInteger, requireText } from '../storage/columns.ts'
import { insertRows } from '../storage/insertRows.ts'
import type { SqlWriter, Statement } from '../storage/sql.ts'

/** A process's claim to a part of a daily limit, which other processes then leave to it. */
export interface Claim {
  /** Identifies the key or the owner with the limit. */
  readonly subject: string
  /** The key through which the use is read. */
  readonly keyId: string
  /** The use that counts: the key's, or that of all keys of its owner. */
  readonly of: 'own' | 'owner'
  /** The daily limit; 0 to give the reservation back. */
  readonly limit: number
  /** The weight of a request that the last reservation did not suffice for, otherwise 0. */
  readonly wanted: number
}

/** The claims of one process. They replace its reservations for the same subjects. */
export interface Claims {
  /** Identifies the process. */
  readonly holder: string
  /** The number of processes that share the limits. */
  readonly processes: number
  readonly nowMs: number
  /** The time at which the reservations end if they are not renewed, as after a kill. */
  readonly untilMs: number
  readonly claims: readonly Claim[]
}

/** Maximum number of subjects in one query. */
const MAX_SUBJECTS = 500
const TARGET = {
  table: 'usage_reservations',
  columns: ['day', 'subject', 'holder', 'weight', 'until_ms'],
  onConflict: `ON CONFLICT (day, subject, holder)
    DO UPDATE SET weight = excluded.weight, until_ms = excluded.until_ms`,
}

/**
 * Reserves for each claim an equal share of the rest of the limit that no other process has reserved, and returns the weights by
 * subject. Since transactions of the key store run one after another, usage and reservations never exceed a limit together.
 */
export async function reserve(
  writer: SqlWriter,
  day: number,
  usedOf: (claim: Claim) => number,
  { claims, holder, processes, nowMs, untilMs }: Claims,
): Promise<Map<string, number>> {
  const others = await readOthers(writer, day, { claims, holder, nowMs })
  const reserved = new Map<string, number>()
  for (const claim of claims) {
    const rest = claim.limit - usedOf(claim) - (others.get(claim.subject) ?? 0)
    reserved.set(claim.subject, shareOf(Math.max(0, rest), processes, claim.wanted))
  }
  const statements: Statement[] = []
  const rows = [...reserved].map(([subject, weight]) => [day, subject, holder, weight, untilMs])
  insertRows((sql, values) => statements.push({ sql, values }), TARGET, rows)
  await writer.runAll(statements)
  return reserved
}

/** Returns at least 1 of a rest, so that its last part can be used, and enough for the wanted request if that is possible. */
function shareOf(rest: number, processes: number, wanted: number): number {
  const share = Math.max(Math.min(1, rest), Math.floor(rest / processes))
  return wanted <= rest ? Math.max(share, wanted) : share
}

/** Returns the weights that other processes have reserved, by subject. */
async function readOthers(
  writer: SqlWriter,
  day: number,
  { claims, holder, nowMs }: Pick<Claims, 'claims' | 'holder' | 'nowMs'>,
): Promise<Map<string, number>> {
  const found = new Map<string, number>()
  for (let start = 0; start < claims.length; start += MAX_SUBJECTS) {
    const subjects = claims.slice(start, start + MAX_SUBJECTS).map(({ subject }) => subject)
    const rows = await writer.all(
      `SELECT subject, sum(weight) AS weight FROM usage_reservations
       WHERE day = ? AND subject IN (${subjects.map(() => '?').join(', ')}) AND holder <> ? AND until_ms > ? GROUP BY subject`,
      [day, ...subjects, holder, nowMs],
    )
    for (const row of rows) found.set(requireText(row, 'subject'), requireInteger(row, 'weight'))
  }
  return found
}
