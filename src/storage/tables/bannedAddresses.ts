import { requireInteger, requireText } from '../columns.ts'
import type { SqlReader, Write } from '../sql.ts'
import type { BannedAddressReader, BannedAddressWriter } from '../store.ts'

/** Creates the reader of banned addresses. */
export function createBannedAddressReader(sql: SqlReader): BannedAddressReader {
  return {
    async getAll() {
      const rows = await sql.all('SELECT address, banned_at_ms FROM banned_addresses ORDER BY banned_at_ms, address')
      return rows.map((row) => ({
        address: requireText(row, 'address'),
        bannedAtMs: requireInteger(row, 'banned_at_ms'),
      }))
    },
  }
}

/** Creates the writer of banned addresses. */
export function createBannedAddressWriter(write: Write): BannedAddressWriter {
  return {
    insert({ address, bannedAtMs }) {
      write('INSERT INTO banned_addresses (address, banned_at_ms) VALUES (?, ?)', [address, bannedAtMs])
    },
    delete(address) {
      write('DELETE FROM banned_addresses WHERE address = ?', [address])
    },
  }
}
