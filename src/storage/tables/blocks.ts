import { bytesToBigint, minimalBytes } from '../../base/integer.ts'
import { getBytes, requireBytes, requireInteger } from '../columns.ts'
import { pack, unpack } from '../packing.ts'
import type { SqlReader, SqlRow, Write } from '../sql.ts'
import type { BlockReader, BlockRow, BlockWriter } from '../store.ts'

const COLUMNS = 'b.hash, b.number, b.parent_hash, b.total_difficulty, b.encoded, b.state_root'
const FROM_MAIN = 'FROM main_chain m JOIN blocks b ON b.hash = m.hash'

function toBlock(row: SqlRow): BlockRow {
  const stateRoot = getBytes(row, 'state_root')
  return {
    hash: requireBytes(row, 'hash'),
    number: requireInteger(row, 'number'),
    parentHash: requireBytes(row, 'parent_hash'),
    totalDifficulty: bytesToBigint(requireBytes(row, 'total_difficulty')),
    encoded: unpack(requireBytes(row, 'encoded')),
    ...(stateRoot === undefined ? {} : { stateRoot }),
  }
}

/** Creates the reader of blocks. */
export function createBlockReader(sql: SqlReader): BlockReader {
  const getBlock = async (rest: string, values: readonly (Uint8Array | number)[]) => {
    const row = await sql.first(`SELECT ${COLUMNS} ${rest}`, values)
    return row === undefined ? undefined : toBlock(row)
  }
  return {
    getByHash: (hash) => getBlock('FROM blocks b WHERE b.hash = ?', [hash]),
    getMain: (number) => getBlock(`${FROM_MAIN} WHERE m.number = ?`, [number]),
    async getMainHash(number) {
      const row = await sql.first('SELECT hash FROM main_chain WHERE number = ?', [number])
      return row === undefined ? undefined : requireBytes(row, 'hash')
    },
    async getMainHashes(from, to) {
      const rows = await sql.all('SELECT hash FROM main_chain WHERE number BETWEEN ? AND ? ORDER BY number', [from, to])
      return rows.map((row) => requireBytes(row, 'hash'))
    },
    getHead: () => getBlock(`${FROM_MAIN} ORDER BY m.number DESC LIMIT 1`, []),
    async getAllAt(number) {
      const rows = await sql.all(
        `SELECT ${COLUMNS} FROM blocks b LEFT JOIN main_chain m ON m.number = b.number AND m.hash = b.hash
         WHERE b.number = ? ORDER BY CASE WHEN m.hash IS NULL THEN 1 ELSE 0 END, b.hash`,
        [number],
      )
      return rows.map(toBlock)
    },
  }
}

/** Creates the writer of blocks. */
export function createBlockWriter(write: Write): BlockWriter {
  return {
    insert(block) {
      write(
        `INSERT INTO blocks (hash, number, parent_hash, total_difficulty, encoded, state_root) VALUES (?, ?, ?, ?, ?, ?)
         ON CONFLICT (hash) DO UPDATE SET state_root = excluded.state_root`,
        [
          block.hash,
          block.number,
          block.parentHash,
          minimalBytes(block.totalDifficulty),
          pack(block.encoded),
          block.stateRoot ?? null,
        ],
      )
    },
    setStateRoot(hash, stateRoot) {
      write('UPDATE blocks SET state_root = ? WHERE hash = ?', [stateRoot, hash])
    },
    setMain(number, hash) {
      write(
        'INSERT INTO main_chain (number, hash) VALUES (?, ?) ON CONFLICT (number) DO UPDATE SET hash = excluded.hash',
        [number, hash],
      )
    },
    unsetMainFrom(number) {
      write('DELETE FROM main_chain WHERE number >= ?', [number])
    },
  }
}
