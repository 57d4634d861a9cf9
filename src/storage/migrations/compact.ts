/** Rewrites the rows of version 5 in the shorter form of version 6, one range of blocks at a time. */
import type { Bytes } from '../../base/bytes.ts'
import { bytesToBigint, minimalBytes } from '../../base/integer.ts'
import { RlpError } from '../../base/rlp.ts'
import type { Log } from '../../primitives/log.ts'
import { decodeReceipt } from '../../primitives/receipt.ts'
import { getInteger, requireBytes, requireInteger } from '../columns.ts'
import { StoreError } from '../errors.ts'
import { pack } from '../packing.ts'
import type { SqlRow, SqlWriter, Statement } from '../sql.ts'
import { createLogWriter } from '../tables/logs.ts'

/** Number of (possibly full) blocks in memory. */
const BLOCKS_AT_ONCE = 32
const ROWS_AT_ONCE = 1_000

/** Nodes are indexed by four bytes of their hash. */
export async function copyNodes(sql: SqlWriter): Promise<void> {
  const newest = await readLast(sql, 'SELECT max(height) AS last FROM nodes')
  for (const span of spansTo(newest, ROWS_AT_ONCE)) {
    await sql.run(
      `INSERT INTO trie_nodes (height, tag, message, left_age, right_age)
       SELECT height, substr(hash, 1, 4), message, height - nullif(left_height, 0), height - nullif(right_height, 0)
       FROM nodes WHERE height BETWEEN ? AND ?`,
      span,
    )
  }
}

/** Each key of the state is stored once, and its changes refer to it by number. */
export async function copyState(sql: SqlWriter): Promise<void> {
  await sql.run('INSERT INTO state_keys (key) SELECT DISTINCT key FROM state ORDER BY key')
  const last = await readLast(sql, 'SELECT max(id) AS last FROM state_keys')
  for (const span of spansTo(last, ROWS_AT_ONCE)) {
    await sql.run(
      `INSERT INTO state_changes (key_id, height, value)
       SELECT k.id, s.height, s.value FROM state_keys k JOIN state s ON s.key = k.key WHERE k.id BETWEEN ? AND ?`,
      span,
    )
  }
}

/** Packs blocks and receipts, and drops the text of logs, whose content is in the receipts. */
export async function packBlocks(sql: SqlWriter): Promise<void> {
  const newest = await readLast(sql, 'SELECT max(number) AS last FROM blocks')
  for (const span of spansTo(newest, BLOCKS_AT_ONCE)) {
    await sql.runAll([...(await packedBlocks(sql, span)), ...(await packedReceipts(sql, span))])
  }
}

async function packedBlocks(sql: SqlWriter, span: readonly number[]): Promise<Statement[]> {
  const rows = await sql.all('SELECT hash, total_difficulty, encoded FROM blocks WHERE number BETWEEN ? AND ?', span)
  return rows.map((row) => ({
    sql: 'UPDATE blocks SET total_difficulty = ?, encoded = ? WHERE hash = ?',
    values: [
      minimalBytes(bytesToBigint(requireBytes(row, 'total_difficulty'))),
      pack(requireBytes(row, 'encoded')),
      requireBytes(row, 'hash'),
    ],
  }))
}

async function packedReceipts(sql: SqlWriter, span: readonly number[]): Promise<Statement[]> {
  const shown = await sql.all('SELECT block_number, log_index FROM logs WHERE block_number BETWEEN ? AND ?', span)
  const places = new Set(
    shown.map((row) => `${requireInteger(row, 'block_number')} ${requireInteger(row, 'log_index')}`),
  )
  const rows = await sql.all(
    `SELECT t.block_hash, t.tx_index, t.block_number, t.receipt, t.first_log_index, m.number AS main_number
     FROM blocks b JOIN transactions t ON t.block_hash = b.hash
     LEFT JOIN main_chain m ON m.number = b.number AND m.hash = b.hash WHERE b.number BETWEEN ? AND ?`,
    span,
  )
  const statements: Statement[] = []
  const logs = createLogWriter((text, values) => statements.push({ sql: text, values }))
  for (const row of rows) {
    const receipt = requireBytes(row, 'receipt')
    const [hash, transactionIndex] = [requireBytes(row, 'block_hash'), requireInteger(row, 'tx_index')]
    const update = 'UPDATE transactions SET receipt = ? WHERE block_hash = ? AND tx_index = ?'
    statements.push({ sql: update, values: [pack(receipt), hash, transactionIndex] })
    if (getInteger(row, 'main_number') !== undefined) {
      // Some chains omit the logs of the last transaction of each block.
      const main = toLogRows(row, logsOf(receipt)).filter((log) => places.delete(`${log.blockNumber} ${log.index}`))
      logs.insertAll(main.map((log) => ({ ...log, transactionIndex })))
    }
  }
  if (places.size > 0) throw new StoreError('storeCorrupted', 'there are logs that no receipt has')
  return statements
}

function toLogRows(row: SqlRow, logs: readonly Log[]) {
  const [blockNumber, first] = [requireInteger(row, 'block_number'), requireInteger(row, 'first_log_index')]
  return logs.map(({ address, topics, data }, index) => ({ blockNumber, index: first + index, address, topics, data }))
}

function logsOf(receipt: Bytes): readonly Log[] {
  try {
    return decodeReceipt(receipt).logs
  } catch (error) {
    throw error instanceof RlpError ? new StoreError('storeCorrupted', error) : error
  }
}

async function readLast(sql: SqlWriter, query: string): Promise<number> {
  const row = await sql.first(query)
  return (row && getInteger(row, 'last')) ?? -1
}

/** Yields the first and last number of each range from 0 to `last`. */
function* spansTo(last: number, length: number): Generator<readonly [number, number]> {
  for (let first = 0; first <= last; first += length) yield [first, first + length - 1]
}
