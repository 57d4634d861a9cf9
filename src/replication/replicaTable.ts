import { getInteger, requireInteger } from '../storage/columns.ts'
import type { Sql } from '../storage/sql.ts'

/** Duration of a membership after the last report, in ms of the database's clock. */
export const MEMBERSHIP_MS = 2_000

/** The replicas of a chain with their positions in the change log. */
export interface MemberTable {
  /** Reports that this process has applied all changes up to this one. Writes wait for it from now on. */
  report(id: string, seq: number): Promise<void>
  leave(id: string): Promise<void>
  /** Returns the lowest position of all live replicas; undefined without one. */
  getLeast(): Promise<number | undefined>
  /** Returns the number of live replicas except this process. */
  countOthers(id: string): Promise<number>
}

const EXPIRY = `clock_timestamp() + interval '${MEMBERSHIP_MS} milliseconds'`

/** An expiry further away than a membership lasts is older than a setback of the database's clock. */
const COUNT_OTHERS = `SELECT count(*) AS others FROM members
  WHERE id <> ? AND expires_at > clock_timestamp() AND expires_at <= ${EXPIRY}`

/** Creates the table of replicas over `sql`. Reports expire, so they need not be durable. */
export function createMemberTable(sql: Sql): MemberTable {
  return {
    report: (id, seq) =>
      sql.writeAll([
        {
          sql: `INSERT INTO members (id, seq, expires_at) VALUES (?, ?, ${EXPIRY})
            ON CONFLICT (id) DO UPDATE SET seq = excluded.seq, expires_at = excluded.expires_at`,
          values: [id, seq],
        },
      ]),
    leave: (id) =>
      sql.writeAll([
        { sql: "DELETE FROM members WHERE id = ? OR expires_at < clock_timestamp() - interval '1 hour'", values: [id] },
      ]),
    async getLeast() {
      const row = await sql.first('SELECT min(seq) AS least FROM members WHERE expires_at > clock_timestamp()')
      return row && getInteger(row, 'least')
    },
    async countOthers(id) {
      const row = await sql.first(COUNT_OTHERS, [id])
      return row === undefined ? 0 : requireInteger(row, 'others')
    },
  }
}
