import { requireBytes, requireInteger } from '../columns.ts'
import { insertRows } from '../insertRows.ts'
import { pack, unpack } from '../packing.ts'
import type { SqlReader, SqlRow, Write } from '../sql.ts'
import type { TransactionReader, TransactionRow, TransactionWriter } from '../store.ts'

const COLUMNS = ['block_hash', 'tx_index', 'hash', 'block_number', 'sender', 'encoded', 'receipt', 'first_log_index']
const SELECT = `SELECT ${COLUMNS.map((column) => `t.${column}`).join(', ')} FROM transactions t`

/** Number of bytes of a hash in the index, which are enough to find it. */
const INDEXED_BYTES = 8

function toTransaction(row: SqlRow): TransactionRow {
  return {
    hash: requireBytes(row, 'hash'),
    blockHash: requireBytes(row, 'block_hash'),
    blockNumber: requireInteger(row, 'block_number'),
    index: requireInteger(row, 'tx_index'),
    sender: requireBytes(row, 'sender'),
    encoded: requireBytes(row, 'encoded'),
    receipt: unpack(requireBytes(row, 'receipt')),
    firstLogIndex: requireInteger(row, 'first_log_index'),
  }
}

/** Creates the reader of transactions with receipts. */
export function createTransactionReader(sql: SqlReader): TransactionReader {
  return {
    async getByHash(hash) {
      const row = await sql.first(
        `${SELECT} JOIN main_chain m ON m.number = t.block_number AND m.hash = t.block_hash
         WHERE substr(t.hash, 1, ${INDEXED_BYTES}) = ? AND t.hash = ?`,
        [hash.slice(0, INDEXED_BYTES), hash],
      )
      return row === undefined ? undefined : toTransaction(row)
    },
    async getByBlock(blockHash) {
      const rows = await sql.all(`${SELECT} WHERE t.block_hash = ? ORDER BY t.tx_index`, [blockHash])
      return rows.map(toTransaction)
    },
    async getSenders(blockHash) {
      const rows = await sql.all('SELECT sender FROM transactions WHERE block_hash = ? ORDER BY tx_index', [blockHash])
      return rows.map((row) => requireBytes(row, 'sender'))
    },
    async getByBlockAndIndex(blockHash, index) {
      const row = await sql.first(`${SELECT} WHERE t.block_hash = ? AND t.tx_index = ?`, [blockHash, index])
      return row === undefined ? undefined : toTransaction(row)
    },
  }
}

/** Creates the writer of transactions with receipts. */
export function createTransactionWriter(write: Write): TransactionWriter {
  return {
    insertAll: (rows) =>
      insertRows(
        write,
        { table: 'transactions', columns: COLUMNS, onConflict: 'ON CONFLICT (block_hash, tx_index) DO NOTHING' },
        rows.map((row) => [
          row.blockHash,
          row.index,
          row.hash,
          row.blockNumber,
          row.sender,
          row.encoded,
          pack(row.receipt),
          row.firstLogIndex,
        ]),
      ),
  }
}
