import { getInteger, requireInteger } from '../storage/columns.ts'
import type { Sql } from '../storage/sql.ts'

/** So long a process may answer for the chain after it last said how far it follows, by the clock of the database. */
export const MEMBERSHIP_MS = 2_000

/** The processes that answer for a chain beside its writer, and how far each follows the journal. */
export interface MemberTable {
  /** Says that this process has all changes up to this one in memory; from now on it is waited for again. */
  report(id: string, seq: number): Promise<void>
  leave(id: string): Promise<void>
  /** The least change that any of those who are waited for has; undefined when nobody is. */
  getLeast(): Promise<number | undefined>
  /** Returns how many processes but this one have a membership that has not expired. */
  countOthers(id: string): Promise<number>
}

const EXPIRY = `clock_timestamp() + interval '${MEMBERSHIP_MS} milliseconds'`

/** An expiry that is further away than a membership lasts is from before the database's clock was set back. */
const COUNT_OTHERS = `SELECT count(*) AS others FROM members
  WHERE id <> ? AND expires_at > clock_timestamp() AND expires_at <= ${EXPIRY}`

/** Members, over `sql`; what they say is worth nothing once it is old, so it need not be durable. */
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
