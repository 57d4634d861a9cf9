import { mapMaybePromise } from '../../concurrency/maybePromise.ts'
import { requireBytes, requireInteger } from '../columns.ts'
import { StoreError } from '../errors.ts'
import { insertRows } from '../insertRows.ts'
import { sizeOfAnswer } from '../sizes.ts'
import type { Sql, SqlValue, SqlWriter, Statement } from '../sql.ts'
import type { AnswerRow, AnswerTable } from '../store.ts'

/** Maximum size of the rows that one transaction deletes, in bytes, so that other writes do not wait for long. */
const DELETED_BYTES = 2 * 2 ** 20

/** Creates the table of other nodes' answers. */
export function createAnswerTable(sql: Sql): AnswerTable {
  return {
    get: (question) =>
      mapMaybePromise(
        sql.first('SELECT answer FROM answers WHERE question = ?', [question]),
        (row) => row && requireBytes(row, 'answer'),
      ),
    async putAll(rows, maxBytes) {
      for (let isStored = false; !isStored; ) {
        isStored = await sql.transaction((writer) => putWithin(writer, rows, maxBytes), 'long')
      }
    },
  }
}

/** Returns false if more rows must be deleted first. */
async function putWithin(writer: SqlWriter, rows: readonly AnswerRow[], maxBytes: number): Promise<boolean> {
  // The first statement locks the row, so that processes that share a database write one after another.
  const span = await writer.first(
    'UPDATE answer_span SET next_position = next_position WHERE id = 1 RETURNING first_position, next_position',
  )
  if (span === undefined) throw new StoreError('storeCorrupted', 'the table answer_span is empty')
  const [first, next] = [requireInteger(span, 'first_position'), requireInteger(span, 'next_position')]
  const placed = place(rows, next)
  const neededFirst = Math.max(first, placed.end - maxBytes)
  const newFirst = Math.min(neededFirst, first + DELETED_BYTES)
  const isStored = newFirst === neededFirst
  if (newFirst > first) {
    await writer.run('DELETE FROM answers WHERE position >= ? AND position < ?', [first, newFirst])
  }
  if (isStored) await writer.runAll(insertionOf(placed.rows.filter(([position]) => position >= newFirst)))
  await writer.run('UPDATE answer_span SET first_position = ?, next_position = ? WHERE id = 1', [
    newFirst,
    isStored ? placed.end : next,
  ])
  return isStored
}

/** Returns the rows with their positions from `next` on, and the position after them. */
function place(rows: readonly AnswerRow[], next: number) {
  let end = next
  const placed = rows.map((row) => {
    const position = end
    end += sizeOfAnswer(row)
    return [position, row.question, row.answer] as const
  })
  return { rows: placed, end }
}

function insertionOf(rows: readonly (readonly SqlValue[])[]): readonly Statement[] {
  const statements: Statement[] = []
  const onConflict = 'ON CONFLICT (question) DO UPDATE SET position = excluded.position, answer = excluded.answer'
  const write = (text: string, values: Statement['values']) => statements.push({ sql: text, values })
  insertRows(write, { table: 'answers', columns: ['position', 'question', 'answer'], onConflict }, rows)
  return statements
}
