import { getInteger, requireBytes, requireInteger } from '../columns.ts'
import { insertRows } from '../insertRows.ts'
import type { SqlReader, Write } from '../sql.ts'
import type { ArrivalReader, ArrivalWriter } from '../store.ts'

/** Creates the reader of arrivals. */
export function createArrivalReader(sql: SqlReader): ArrivalReader {
  return {
    async getAfter(number, limit) {
      const rows = await sql.all('SELECT number, hash FROM arrivals WHERE number > ? ORDER BY number LIMIT ?', [
        number,
        limit,
      ])
      return rows.map((row) => ({ number: requireInteger(row, 'number'), hash: requireBytes(row, 'hash') }))
    },
    async getLast() {
      const row = await sql.first('SELECT max(number) AS number FROM arrivals')
      return row && getInteger(row, 'number')
    },
  }
}

/** Creates the writer of arrivals. */
export function createArrivalWriter(write: Write): ArrivalWriter {
  return {
    insertAll: (rows) =>
      insertRows(
        write,
        { table: 'arrivals', columns: ['number', 'hash'] },
        rows.map(({ number, hash }) => [number, hash]),
      ),
    deleteUpTo(number) {
      write('DELETE FROM arrivals WHERE number <= ?', [number])
    },
  }
}
