import { requireInteger, requireText } from '../storage/columns.ts'
import type { Sql, SqlRow } from '../storage/sql.ts'

/** A call that a process has forwarded to the writer. */
export interface ForwardedCall {
  readonly id: number
  /** Request in the encoding of the caller. */
  readonly request: string
}

export interface ForwardedAnswer {
  readonly id: number
  readonly answer: string
}

/** Forwarded calls and their results, as rows. Notifications only cause a read of the rows. */
export interface ForwardedCallTable {
  /** Inserts calls in order and returns their ids. */
  insertAll(member: string, requests: readonly string[]): Promise<number[]>
  /** Claims calls that no writer has begun, oldest first, for the writer of this epoch; none if it was replaced. */
  begin(epoch: number, limit: number): Promise<ForwardedCall[]>
  /** Claims calls that earlier writers had begun and not finished. */
  takeOver(epoch: number): Promise<ForwardedCall[]>
  /** Stores results of the writer that has claimed the calls, and returns the members to notify. */
  answerAll(epoch: number, answers: readonly ForwardedAnswer[]): Promise<string[]>
  /** Removes and returns the results of this member's calls. */
  takeAnswers(member: string): Promise<ForwardedAnswer[]>
  /** Withdraws a call; returns false if a writer has claimed it. */
  withdraw(id: number): Promise<boolean>
  /** Deletes results that were not fetched for ten minutes. */
  sweep(): Promise<void>
}

const toCall = (row: SqlRow): ForwardedCall => ({ id: requireInteger(row, 'id'), request: requireText(row, 'request') })
const byId = (one: { readonly id: number }, other: { readonly id: number }) => one.id - other.id

/** Creates the table of forwarded calls over `sql`. */
export function createForwardedCallTable(sql: Sql): ForwardedCallTable {
  const all = (text: string, values: Parameters<Sql['all']>[1]) =>
    sql.transaction((writer) => writer.all(text, values ?? []))
  return {
    async insertAll(member, requests) {
      const places = requests.map(() => '(?, ?, clock_timestamp())').join(', ')
      const values = requests.flatMap((request) => [member, request])
      const rows = await all(
        `INSERT INTO forwarded_calls (member, request, handed_over_at) VALUES ${places} RETURNING id`,
        values,
      )
      return rows.map((row) => requireInteger(row, 'id'))
    },
    async begin(epoch, limit) {
      const rows = await all(
        `UPDATE forwarded_calls SET epoch = ? WHERE id IN
           (SELECT id FROM forwarded_calls WHERE epoch IS NULL ORDER BY id LIMIT ?)
         AND ? = (SELECT writer_lease.epoch FROM writer_lease) RETURNING id, request`,
        [epoch, limit, epoch],
      )
      return rows.map(toCall).sort(byId)
    },
    async takeOver(epoch) {
      const rows = await all(
        'UPDATE forwarded_calls SET epoch = ? WHERE epoch < ? AND answer IS NULL RETURNING id, request',
        [epoch, epoch],
      )
      return rows.map(toCall).sort(byId)
    },
    async answerAll(epoch, answers) {
      const places = answers.map(() => '(?::bigint, ?::text)').join(', ')
      const rows = await all(
        `UPDATE forwarded_calls SET answer = answers.answer FROM (VALUES ${places}) AS answers (id, answer)
         WHERE forwarded_calls.id = answers.id AND epoch = ? RETURNING member`,
        [...answers.flatMap(({ id, answer }) => [id, answer]), epoch],
      )
      return [...new Set(rows.map((row) => requireText(row, 'member')))]
    },
    async takeAnswers(member) {
      const rows = await all(
        'DELETE FROM forwarded_calls WHERE member = ? AND answer IS NOT NULL RETURNING id, answer',
        [member],
      )
      return rows.map((row) => ({ id: requireInteger(row, 'id'), answer: requireText(row, 'answer') }))
    },
    async withdraw(id) {
      const rows = await all('DELETE FROM forwarded_calls WHERE id = ? AND epoch IS NULL RETURNING id', [id])
      return rows.length > 0
    },
    async sweep() {
      await all("DELETE FROM forwarded_calls WHERE handed_over_at < clock_timestamp() - interval '10 minutes'", [])
    },
  }
}
