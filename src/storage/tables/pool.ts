import { bytesToBigint, toWord } from '../../base/integer.ts'
import { requireBytes, requireInteger } from '../columns.ts'
import type { SqlReader, SqlRow, Write } from '../sql.ts'
import type { PoolReader, PoolRow, PoolWriter } from '../store.ts'

const MAX_DELETES = 400

function toPoolRow(row: SqlRow): PoolRow {
  return {
    hash: requireBytes(row, 'hash'),
    sender: requireBytes(row, 'sender'),
    nonce: bytesToBigint(requireBytes(row, 'nonce')),
    encoded: requireBytes(row, 'encoded'),
    addedAtMs: requireInteger(row, 'added_at_ms'),
    addedAtHeight: requireInteger(row, 'added_at_height'),
  }
}

/** Creates the reader of pending transactions, oldest first. */
export function createPoolReader(sql: SqlReader): PoolReader {
  return {
    async getAll() {
      const rows = await sql.all(
        `SELECT hash, sender, nonce, encoded, added_at_ms, added_at_height FROM pool
         ORDER BY added_at_ms, sender, nonce, hash`,
      )
      return rows.map(toPoolRow)
    },
  }
}

/** Creates the writer of pending transactions. */
export function createPoolWriter(write: Write): PoolWriter {
  return {
    insert(row) {
      write(
        `INSERT INTO pool (hash, sender, nonce, encoded, added_at_ms, added_at_height) VALUES (?, ?, ?, ?, ?, ?)
         ON CONFLICT (hash) DO NOTHING`,
        [row.hash, row.sender, toWord(row.nonce), row.encoded, row.addedAtMs, row.addedAtHeight],
      )
    },
    deleteAll(hashes) {
      for (let start = 0; start < hashes.length; start += MAX_DELETES) {
        const chunk = hashes.slice(start, start + MAX_DELETES)
        write(`DELETE FROM pool WHERE hash IN (${chunk.map(() => '?').join(', ')})`, chunk)
      }
    },
  }
}
