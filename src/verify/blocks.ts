import { type Bytes, equalBytes } from '../base/bytes.ts'
import { encodeListOf } from '../base/encodeRlp.ts'
import { toHex } from '../base/hex.ts'
import { genesisNumber, type Network } from '../chainspec/network.ts'
import type { Rules } from '../chainspec/rules.ts'
import { rulesAt } from '../chainspec/rulesAt.ts'
import { keccak256 } from '../crypto/keccak.ts'
import { type Block, decodeBlock } from '../primitives/block.ts'
import { joinBlooms } from '../primitives/bloom.ts'
import { checkFallbackSignature, isFallbackMined } from '../primitives/fallbackMining.ts'
import { type Header, hasMergedMining } from '../primitives/header.ts'
import { encodeHeader } from '../primitives/headerEncoding.ts'
import { senderOn } from '../primitives/impersonation.ts'
import { checkHeaderWork } from '../primitives/proofOfWork.ts'
import { decodeReceipt, encodeReceipt, type Receipt } from '../primitives/receipt.ts'
import { isRemascTransaction, type Transaction } from '../primitives/transaction.ts'
import { receiptsRoot, transactionsRoot } from '../state/roots.ts'
import type { SnapshotBase } from '../state/snapshotBase.ts'
import { EMPTY_TRIE_HASH } from '../state/trie/node.ts'
import { getBytes, requireBytes } from '../storage/columns.ts'
import { unpack } from '../storage/packing.ts'
import type { SqlReader, SqlRow } from '../storage/sql.ts'
import { createNodeReader } from '../storage/tables/nodes.ts'
import { createDifficultyCheck } from './difficulty.ts'
import { type Fault, type Findings, printKey, problemOf } from './fault.ts'
import { readPages } from './pages.ts'

const BLOCKS = {
  table: 'blocks',
  columns: ['hash', 'number', 'parent_hash', 'total_difficulty', 'encoded', 'state_root'],
  key: ['number', 'hash'],
  limit: 64,
} as const
const TRANSACTIONS = `SELECT block_hash, tx_index, hash, block_number, sender, encoded, receipt, first_log_index
  FROM transactions WHERE block_hash = ? ORDER BY tx_index`
const REMASC_SENDER = new Uint8Array(20)
const ZERO_BYTE = Uint8Array.of(0)

/** The chain whose blocks are verified. */
interface VerifiedBlocks {
  readonly sql: SqlReader
  readonly network: Network
  /** The block with a state from a file, at which the chain begins. Up to it, only blocks are stored. */
  readonly base: SnapshotBase | undefined
  readonly verifyDifficulty: ReturnType<typeof createDifficultyCheck>
}

/**
 * Verifies every block, on the main chain or not: its hash, its place behind its parent, its proof of work, the roots over its
 * transactions, receipts and uncles, and the rows of its transactions.
 */
export async function* verifyBlocks(
  sql: SqlReader,
  network: Network,
  head: number,
  base: SnapshotBase | undefined,
): Findings {
  const chain = { sql, network, base, verifyDifficulty: createDifficultyCheck(sql, network, base) }
  for await (const page of readPages(sql, BLOCKS)) {
    if ('problem' in page) {
      yield page
      continue
    }
    for (const row of page) yield* verifyBlock(chain, row)
    const { number } = page.at(-1) ?? {}
    yield { check: 'blocks', rows: page.length, done: Number(number), total: head }
  }
}

async function* verifyBlock(chain: VerifiedBlocks, row: SqlRow): AsyncGenerator<Fault> {
  const { sql, network, base, verifyDifficulty } = chain
  const [key, number] = [printKey(row, ['hash']), Number(row.number)]
  const faultOf = (problem: string): Fault => ({ table: 'blocks', key, block: number, problem })
  let block: Block
  try {
    block = readBlock(row, network)
  } catch (error) {
    yield faultOf(problemOf(error))
    return
  }
  const { header } = block
  if (number !== header.number || !equalBytes(requireBytes(row, 'parent_hash'), header.parentHash)) {
    yield {
      ...faultOf('number or parent_hash is not that of the header'),
      repair: [
        {
          sql: 'UPDATE blocks SET number = ?, parent_hash = ? WHERE hash = ?',
          values: [header.number, header.parentHash, block.hash],
        },
      ],
    }
  }
  const rules = rulesAt(network, header.number)
  for (const problem of problemsOf(block, rules, network)) yield faultOf(problem)
  const hasState = base === undefined || header.number >= base.number
  if (hasState) for (const problem of await stateProblems(sql, row, block, rules)) yield faultOf(problem)
  yield* verifyDifficulty(row, block)
  if (base === undefined || header.number > base.number) yield* verifyTransactions(sql, network, block, rules)
  else yield* verifyNoTransactions(sql, block)
}

/** Returns the block in a row. Throws unless it is the one of the row's hash. */
function readBlock(row: SqlRow, network: Network): Block {
  const [hash, encoded] = [requireBytes(row, 'hash'), unpack(requireBytes(row, 'encoded'))]
  const block = decodeBlock(encoded, network)
  if (!equalBytes(block.hash, hash) || !equalBytes(block.encoded, encoded)) {
    throw new RangeError(`the block has the hash ${toHex(block.hash)}`)
  }
  return block
}

/** Returns what of a block its own header contradicts. The hash does not cover all of the proof of work. */
function* problemsOf({ header, transactions, uncles }: Block, rules: Rules, network: Network): Generator<string> {
  const unclesHash = keccak256(encodeListOf(uncles.map(encodeHeader)))
  if (!equalBytes(unclesHash, header.unclesHash)) yield 'the uncles do not match the uncles hash'
  if (!equalBytes(transactionsRoot(transactions, rules), header.transactionsRoot))
    yield 'the transactions do not match the transactions root'
  if (header.number === genesisNumber(network)) {
    if (hasGenesisProof(header)) yield 'the genesis block has a proof of work'
    return
  }
  const flaw = isFallbackMined(header, rules, network)
    ? checkFallbackSignature(header, rules)
    : checkHeaderWork(header, rules)
  if (flaw !== undefined) yield `the proof of work is invalid: ${flaw}`
}

/** Block 0 has two items of one zero byte, and a genesis block above it has none. */
function hasGenesisProof(header: Header): boolean {
  if (header.number > 0) return hasMergedMining(header)
  const { bitcoinMergedMiningMerkleProof: proof, bitcoinMergedMiningCoinbaseTransaction: coinbase } = header
  return !equalBytes(proof, ZERO_BYTE) || !equalBytes(coinbase, ZERO_BYTE)
}

async function stateProblems(sql: SqlReader, row: SqlRow, { header }: Block, rules: Rules): Promise<string[]> {
  try {
    const own = getBytes(row, 'state_root')
    if (own === undefined && !rules.has('rskip126')) return ['the root of the state is missing']
    const hash = own ?? header.stateRoot
    if (equalBytes(hash, EMPTY_TRIE_HASH)) return []
    const node = await createNodeReader(sql).get({ hash, height: header.number })
    return node === undefined ? [`the node ${toHex(hash)} of its state root is missing in trie_nodes`] : []
  } catch (error) {
    return [problemOf(error)]
  }
}

async function* verifyTransactions(
  sql: SqlReader,
  network: Network,
  block: Block,
  rules: Rules,
): AsyncGenerator<Fault> {
  const { header, transactions } = block
  const faultOf = (key: string, problem: string): Fault => ({
    table: 'transactions',
    key: `${toHex(block.hash)}${key}`,
    block: header.number,
    problem,
  })
  let rows: readonly SqlRow[]
  try {
    rows = await sql.all(TRANSACTIONS, [block.hash])
  } catch (error) {
    yield faultOf('', `cannot be read: ${problemOf(error)}`)
    return
  }
  const byIndex = new Map(rows.map((row) => [row.tx_index, row]))
  const receipts: Receipt[] = []
  let firstLogIndex = 0
  for (const [index, transaction] of transactions.entries()) {
    const row = byIndex.get(index)
    byIndex.delete(index)
    if (row === undefined) {
      yield faultOf(`/${index}`, 'is missing')
      continue
    }
    try {
      const receipt = readReceipt(row)
      receipts.push(receipt)
      const fault = verifyTransaction(row, transaction, { network, block, index, firstLogIndex })
      if (fault !== undefined) yield fault
      firstLogIndex += receipt.logs.length
    } catch (error) {
      yield faultOf(`/${index}`, problemOf(error))
    }
  }
  for (const index of byIndex.keys()) {
    yield {
      ...faultOf(`/${index}`, 'is not in the block'),
      repair: [
        {
          sql: 'DELETE FROM transactions WHERE block_hash = ? AND tx_index = ?',
          values: [block.hash, index ?? null],
        },
      ],
    }
  }
  if (receipts.length < transactions.length) return // reported
  if (!equalBytes(receiptsRoot(receipts, rules), header.receiptsRoot))
    yield faultOf('', 'the receipts do not match the receipts root')
  else if (!equalBytes(joinBlooms(receipts.map(({ logsBloom }) => logsBloom)), header.logsBloom))
    yield faultOf('', 'the logs do not match the logs bloom')
}

/** A block that was not executed has no rows of transactions. */
async function* verifyNoTransactions(sql: SqlReader, { hash, header: { number } }: Block): AsyncGenerator<Fault> {
  const row = await sql.first('SELECT tx_index FROM transactions WHERE block_hash = ? LIMIT 1', [hash])
  if (row === undefined) return
  const repair = [{ sql: 'DELETE FROM transactions WHERE block_hash = ?', values: [hash] }]
  const problem = 'belongs to a block that was not executed here'
  yield { table: 'transactions', key: `${toHex(hash)}/${row.tx_index}`, block: number, problem, repair }
}

function readReceipt(row: SqlRow): Receipt {
  const encoded = unpack(requireBytes(row, 'receipt'))
  const receipt = decodeReceipt(encoded)
  if (!equalBytes(encodeReceipt(receipt), encoded)) throw new RangeError('the receipt is not in its canonical form')
  return receipt
}

interface TransactionPlace {
  readonly network: Network
  readonly block: Block
  readonly index: number
  readonly firstLogIndex: number
}

function verifyTransaction(
  row: SqlRow,
  transaction: Transaction,
  { network, block, index, firstLogIndex }: TransactionPlace,
): Fault | undefined {
  const { hash, encoded } = transaction
  const sender = isRemascTransaction(transaction) ? REMASC_SENDER : senderOn(network, transaction)
  const bytes = { hash, encoded, ...(sender === undefined ? {} : { sender }) }
  const integers = { block_number: block.header.number, first_log_index: firstLogIndex }
  const wrong = [
    ...Object.entries(bytes).filter(([column, value]) => !isSame(row[column], value)),
    ...Object.entries(integers).filter(([column, value]) => row[column] !== value),
  ]
  if (wrong.length === 0) return undefined
  const columns = wrong.map(([column]) => column)
  return {
    table: 'transactions',
    key: `${toHex(block.hash)}/${index}`,
    block: block.header.number,
    problem: `${columns.join(', ')} differs from the block`,
    repair: [
      {
        sql: `UPDATE transactions SET ${columns.map((column) => `${column} = ?`).join(', ')} WHERE block_hash = ? AND tx_index = ?`,
        values: [...wrong.map(([, value]) => value), block.hash, index],
      },
    ],
  }
}

function isSame(found: SqlRow[string] | undefined, expected: Bytes): boolean {
  return found instanceof Uint8Array && equalBytes(found, expected)
}
