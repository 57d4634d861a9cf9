import type { Bytes } from '../base/bytes.ts'
import type { StoreChange } from '../chain/sharing/follower.ts'
import { getInteger, requireBytes, requireInteger } from '../storage/columns.ts'
import type { SqlReader, Write } from '../storage/sql.ts'
import { decodeChange, encodeChange } from './encodeChange.ts'

/** Maximum number of changes in the log. A replica that is further behind rereads everything. */
export const KEPT_CHANGES = 4_096
const TRIM_EVERY = 256
const MAX_AT_ONCE = 64

/** Changes after a number. */
export interface ChangePage {
  readonly changes: readonly NumberedChange[]
  /** Whether the next change is no longer in the log. */
  readonly isGap: boolean
}

/** A change with its number; undefined if another version of the program has written it. */
export interface NumberedChange {
  readonly seq: number
  readonly change: StoreChange | undefined
}

/**
 * The changes of a chain's data, numbered without gaps and written by the transactions that make them. A process that
 * applies all of them has the state of the database.
 */
export interface ChangeLogReader {
  /** Returns some of the changes after this number, in order. */
  after(seq: number): Promise<ChangePage>
  /** Returns the number of the newest change; 0 without one. */
  getLast(): Promise<number>
}

/** The newest change and its writer: the `epoch`th one, 0 before the first. */
export interface NewestChange {
  readonly epoch: number
  readonly last: number
}

/** Reads the newest change at the primary server. */
export async function readNewestChange(primary: SqlReader): Promise<NewestChange> {
  const row = await primary.first('SELECT epoch, (SELECT max(seq) FROM journal) AS last FROM writer_lease')
  if (row === undefined) return { epoch: 0, last: 0 }
  return { epoch: requireInteger(row, 'epoch'), last: getInteger(row, 'last') ?? 0 }
}

export function createJournalReader(sql: SqlReader): ChangeLogReader {
  return {
    async after(seq) {
      const rows = await sql.all('SELECT seq, change FROM journal WHERE seq > ? ORDER BY seq LIMIT ?', [
        seq,
        MAX_AT_ONCE,
      ])
      const changes = rows.map((row) => ({
        seq: requireInteger(row, 'seq'),
        change: decodeChange(requireBytes(row, 'change')),
      }))
      const [first] = changes
      return { changes, isGap: first !== undefined && first.seq > seq + 1 }
    },
    async getLast() {
      const row = await sql.first('SELECT max(seq) AS last FROM journal')
      return (row && getInteger(row, 'last')) ?? 0
    },
  }
}

/** Appends a change, and deletes old ones from time to time. */
export function appendToJournal(write: Write, seq: number, change: StoreChange): void {
  const encoded: Bytes = encodeChange(change)
  write('INSERT INTO journal (seq, change) VALUES (?, ?)', [seq, encoded])
  if (seq % TRIM_EVERY === 0) write('DELETE FROM journal WHERE seq <= ?', [seq - KEPT_CHANGES])
}
