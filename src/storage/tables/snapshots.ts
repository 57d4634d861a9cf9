import { requireBytes, requireInteger, requireText } from '../columns.ts'
import type { SqlReader, Write } from '../sql.ts'
import type { SnapshotReader, SnapshotWriter } from '../store.ts'

/** Creates the reader of snapshots. */
export function createSnapshotReader(sql: SqlReader): SnapshotReader {
  return {
    async get(id) {
      const row = await sql.first(
        'SELECT id, block_number, block_hash, state_root, settings FROM snapshots WHERE id = ?',
        [id],
      )
      return row === undefined
        ? undefined
        : {
            id: requireInteger(row, 'id'),
            blockNumber: requireInteger(row, 'block_number'),
            blockHash: requireBytes(row, 'block_hash'),
            stateRoot: requireBytes(row, 'state_root'),
            settings: requireText(row, 'settings'),
          }
    },
    async getLastId() {
      const row = await sql.first('SELECT coalesce(max(id), 0) AS id FROM snapshots')
      return row === undefined ? 0 : requireInteger(row, 'id')
    },
  }
}

/** Creates the writer of snapshots. */
export function createSnapshotWriter(write: Write): SnapshotWriter {
  return {
    insert({ id, blockNumber, blockHash, stateRoot, settings }) {
      write('INSERT INTO snapshots (id, block_number, block_hash, state_root, settings) VALUES (?, ?, ?, ?, ?)', [
        id,
        blockNumber,
        blockHash,
        stateRoot,
        settings,
      ])
    },
    deleteAfter(id) {
      write('DELETE FROM snapshots WHERE id > ?', [id])
    },
  }
}
