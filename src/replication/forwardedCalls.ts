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

/**
 * Bytes of requests or results after which one statement includes no more of them. Each statement holds the event loop and the
 * connection of its process, for which the calls of other clients wait.
 */
export const FULL_BYTES = 131_072

/** Removes and returns the first items, until they have {@link FULL_BYTES} characters together. */
export function takeUntilFull<T>(take: () => T | undefined, textOf: (item: T) => string): T[] {
  const taken: T[] = []
  for (let characters = 0; characters < FULL_BYTES; ) {
    const item = take()
    if (item === undefined) break
    taken.push(item)
    characters += textOf(item).length
  }
  return taken
}

/** Returns whether a query may have left out results because these are long. */
export function isFull(texts: readonly string[]): boolean {
  return texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0) >= FULL_BYTES
}

/** Returns a query for the ids of the oldest rows, until a text column has {@link FULL_BYTES} bytes together. */
const idsUntilFull = (column: 'request' | 'answer', condition: string) =>
  `SELECT id FROM (
     SELECT id, sum(octet_length(${column})) OVER (ORDER BY id) - octet_length(${column}) AS bytes_before
     FROM (SELECT id, ${column} FROM forwarded_calls WHERE ${condition} ORDER BY id LIMIT ?) AS oldest) AS measured
   WHERE bytes_before < ${FULL_BYTES}`

/** Forwarded calls and their results, as rows. Notifications only cause a read of the rows. */
export interface ForwardedCallTable {
  /** Inserts calls in order and returns their ids. */
  insertAll(member: string, requests: readonly string[]): Promise<number[]>
  /**
   * Claims calls that no writer has begun, oldest first, for the writer of this epoch; none if it was replaced. Returns up to `limit`
   * calls, and fewer if they are long.
   */
  begin(epoch: number, limit: number): Promise<ForwardedCall[]>
  /** Claims calls that earlier writers had begun and not finished. */
  takeOver(epoch: number): Promise<ForwardedCall[]>
  /** Stores results of the writer that has claimed the calls, and returns the members to notify. */
  answerAll(epoch: number, answers: readonly ForwardedAnswer[]): Promise<string[]>
  /** Removes and returns results of this member's calls, oldest calls first, fewer than all if they are long. */
  takeAnswers(member: string): Promise<ForwardedAnswer[]>
  /** Withdraws a call; returns false if a writer has claimed it. */
  withdraw(id: number): Promise<boolean>
  /** Deletes results that were not fetched for ten minutes. */
  sweep(): Promise<void>
}

/** Maximum number of results of one query. A process has fewer calls at once. */
const MAX_ANSWERS = 512

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
        `UPDATE forwarded_calls SET epoch = ? WHERE id IN (${idsUntilFull('request', 'epoch IS NULL')})
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
        `DELETE FROM forwarded_calls WHERE id IN (${idsUntilFull('answer', 'member = ? AND answer IS NOT NULL')})
         RETURNING id, answer`,
        [member, MAX_ANSWERS],
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
