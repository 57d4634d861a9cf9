import { type Bytes, equalBytes } from '../base/bytes.ts'
import type { Network } from '../chainspec/network.ts'
import { rulesAt } from '../chainspec/rulesAt.ts'
import type { Header } from '../primitives/header.ts'
import { decodeReceipt, type Receipt } from '../primitives/receipt.ts'
import { decodeTransaction, isRemascTransaction } from '../primitives/transaction.ts'
import { receiptsRoot } from '../state/roots.ts'
import { requireBytes } from '../storage/columns.ts'
import { unpack } from '../storage/packing.ts'
import type { SqlRow, Statement } from '../storage/sql.ts'
import type { LogRow } from '../storage/store.ts'
import { createLogWriter } from '../storage/tables/logs.ts'
import { type Fault, problemOf } from './fault.ts'

const TOPICS = ['topic0', 'topic1', 'topic2', 'topic3'] as const

/** The query for the logs of some heights. */
export const LOGS = `SELECT block_number, log_index, transaction_index, address, ${TOPICS.join(', ')}, data
  FROM log_entries WHERE block_number BETWEEN ? AND ? ORDER BY block_number, log_index`
/** The query for the receipts of a block. */
export const RECEIPTS = 'SELECT tx_index, encoded, receipt FROM transactions WHERE block_hash = ? ORDER BY tx_index'

/** Rows of one block. */
interface Rows {
  readonly logs: readonly SqlRow[]
  readonly receipts: readonly SqlRow[]
}

/** Verifies the logs of a block of the main chain against its receipts. Receipts that are damaged are left to the check of blocks. */
export function* verifyLogs(network: Network, header: Header, { logs, receipts }: Rows): Generator<Fault> {
  let decoded: readonly Receipt[]
  let expected: readonly LogRow[]
  try {
    decoded = receipts.map((row) => decodeReceipt(unpack(requireBytes(row, 'receipt'))))
    expected = toLogRows(network, header.number, receipts, decoded)
  } catch (error) {
    problemOf(error)
    return
  }
  const wrong = [...differing(logs, expected)]
  if (wrong.length === 0) return
  const rules = rulesAt(network, header.number)
  if (!equalBytes(receiptsRoot(decoded, rules), header.receiptsRoot)) return
  const { number } = header
  for (const [at, [index, problem]] of wrong.entries()) {
    const repair = at === 0 ? rewrite(number, expected) : []
    yield { table: 'log_entries', key: `${number}/${index}`, block: number, problem, repair }
  }
}

function toLogRows(
  { compat }: Pick<Network, 'compat'>,
  blockNumber: number,
  rows: readonly SqlRow[],
  receipts: readonly Receipt[],
): LogRow[] {
  const found: LogRow[] = []
  for (const [transactionIndex, row] of rows.entries()) {
    // With compat ethereum, REMASC's transaction is not shown.
    if (compat === 'ethereum' && isRemascTransaction(decodeTransaction(requireBytes(row, 'encoded')))) continue
    for (const { address, topics, data } of receipts[transactionIndex]?.logs ?? [])
      found.push({ blockNumber, index: found.length, transactionIndex, address, topics, data })
  }
  return found
}

function* differing(
  rows: readonly SqlRow[],
  expected: readonly LogRow[],
): Generator<readonly [index: unknown, problem: string]> {
  const byIndex = new Map(rows.map((row) => [row.log_index, row]))
  for (const log of expected) {
    const row = byIndex.get(log.index)
    byIndex.delete(log.index)
    if (row === undefined) yield [log.index, 'is missing']
    else if (!isSame(row, log)) yield [log.index, 'differs from the receipt']
  }
  for (const index of byIndex.keys()) yield [index, 'is in no receipt']
}

function isSame(row: SqlRow, { transactionIndex, address, topics, data }: LogRow): boolean {
  return (
    row.transaction_index === transactionIndex &&
    isBytes(row.address, address) &&
    isBytes(row.data, data) &&
    TOPICS.every((column, position) => isBytes(row[column], topics[position]))
  )
}

function isBytes(found: SqlRow[string] | undefined, expected: Bytes | undefined): boolean {
  if (expected === undefined) return found === null
  return found instanceof Uint8Array && equalBytes(found, expected)
}

function rewrite(blockNumber: number, logs: readonly LogRow[]): Statement[] {
  const statements: Statement[] = [{ sql: 'DELETE FROM log_entries WHERE block_number = ?', values: [blockNumber] }]
  createLogWriter((sql, values) => statements.push({ sql, values })).insertAll(logs)
  return statements
}
