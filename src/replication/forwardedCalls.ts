import { requireInteger, requireText } from '../storage/columns.ts'
import type { Sql, SqlRow } from '../storage/sql.ts'

/** A call that one process has handed to the one that writes. */
export interface ForwardedCall {
  readonly id: number
  /** In its owner's encoding. */
  readonly request: string
}

export interface ForwardedAnswer {
  readonly id: number
  readonly answer: string
}

/** Calls on their way to the process that writes, and their answers on the way back. Rows carry them: who is told only looks. */
export interface ForwardedCallTable {
  /** Hands calls over, in order; returns their ids. */
  insertAll(member: string, requests: readonly string[]): Promise<number[]>
  /** Takes calls that nobody has begun, oldest first: from now on the writer of this epoch has; none when it was replaced. */
  begin(epoch: number, limit: number): Promise<ForwardedCall[]>
  /** Takes calls that earlier writers had begun and not answered. */
  takeOver(epoch: number): Promise<ForwardedCall[]>
  /** Keeps the answers of the writer that has begun the calls, and returns whom to tell. */
  answerAll(epoch: number, answers: readonly ForwardedAnswer[]): Promise<string[]>
  /** Takes the answers of this member's calls out. */
  takeAnswers(member: string): Promise<ForwardedAnswer[]>
  /** Takes a call back; false when a writer has begun it. */
  withdraw(id: number): Promise<boolean>
  /** Forgets what nobody has fetched for ten minutes. */
  sweep(): Promise<void>
}

const toCall = (row: SqlRow): ForwardedCall => ({ id: requireInteger(row, 'id'), request: requireText(row, 'request') })
const byId = (one: { readonly id: number }, other: { readonly id: number }) => one.id - other.id

/** Forwarded calls, over `sql`. */
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
