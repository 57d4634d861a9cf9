import type { Bytes } from '../base/bytes.ts'
import type { StoreChange } from '../chain/sharing/follower.ts'
import { getInteger, requireBytes, requireInteger } from '../storage/columns.ts'
import type { SqlReader, Write } from '../storage/sql.ts'
import { decodeChange, encodeChange } from './encodeChange.ts'

/** Whoever is further behind reads everything anew. */
export const KEPT_CHANGES = 4_096
const TRIM_EVERY = 256
const MOST_AT_ONCE = 64

/** What there is to read of the journal behind some number. */
export interface JournalPage {
  readonly changes: readonly NumberedChange[]
  /** Whether the change right behind the asked number is no longer there. */
  readonly isGap: boolean
}

/** A change by its place in the order of all writes; undefined when another version of the program has written it. */
export interface NumberedChange {
  readonly seq: number
  readonly change: StoreChange | undefined
}

/**
 * The changes of a chain's data, numbered without gaps and kept by the transactions that made them: who follows them has
 * what the database has.
 */
export interface JournalReader {
  /** Some that come after this one, in order. */
  after(seq: number): Promise<JournalPage>
  /** The number of the newest; 0 without one. */
  getLast(): Promise<number>
}

/** How far the journal goes, and who writes it: the `epoch`th of its writers, 0 before the first. */
export interface NewestChange {
  readonly epoch: number
  readonly last: number
}

/** The newest change, asked for at the server that writes. */
export async function readNewestChange(primary: SqlReader): Promise<NewestChange> {
  const row = await primary.first('SELECT epoch, (SELECT max(seq) FROM journal) AS last FROM writer_lease')
  if (row === undefined) return { epoch: 0, last: 0 }
  return { epoch: requireInteger(row, 'epoch'), last: getInteger(row, 'last') ?? 0 }
}

export function createJournalReader(sql: SqlReader): JournalReader {
  return {
    async after(seq) {
      const rows = await sql.all('SELECT seq, change FROM journal WHERE seq > ? ORDER BY seq LIMIT ?', [
        seq,
        MOST_AT_ONCE,
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

/** Adds a change behind all others, and forgets old ones now and then. */
export function appendToJournal(write: Write, seq: number, change: StoreChange): void {
  const encoded: Bytes = encodeChange(change)
  write('INSERT INTO journal (seq, change) VALUES (?, ?)', [seq, encoded])
  if (seq % TRIM_EVERY === 0) write('DELETE FROM journal WHERE seq <= ?', [seq - KEPT_CHANGES])
}
