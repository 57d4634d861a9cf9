import { LRUCache } from 'lru-cache'
import { ADDRESS_BYTES, type Bytes, EMPTY_BYTES, equalBytes, HASH_BYTES } from '../../base/bytes.ts'
import { toHex } from '../../base/hex.ts'
import { mapKey } from '../../base/mapKey.ts'
import type { Network } from '../../chainspec/network.ts'
import { rulesAt } from '../../chainspec/rulesAt.ts'
import { type Block, decodeBlock } from '../../primitives/block.ts'
import { senderOn } from '../../primitives/impersonation.ts'
import { encodeReceipt, type Receipt } from '../../primitives/receipt.ts'
import { isRemascTransaction, type Transaction } from '../../primitives/transaction.ts'
import { readFields } from '../../remote/fields.ts'
import { isList, type JsonValue } from '../../remote/json.ts'
import { areReceiptsOf, toReceipts } from '../../remote/receipts.ts'
import type { BareTransactionRow, BlockRow, TransactionRow } from '../../storage/store.ts'
import { BaseUnavailable } from '../api/errors.ts'
import type { Answers, Question } from './answers.ts'

/** Maximum size of the transactions in memory, in bytes. */
const MAX_BYTES = 32 * 2 ** 20
/** Memory of a row without transaction and receipt. */
const ROW_BYTES = 500
const ZERO_ADDRESS = new Uint8Array(ADDRESS_BYTES)

/** The reader of blocks that transactions need. */
interface Blocks {
  getBlock(hash: Bytes): Promise<BlockRow | undefined>
}

/**
 * Returns the transactions of blocks with their receipts, through an endpoint. Receipts are checked against the
 * receipts root of their block.
 */
export function createRemoteTransactions(answers: Answers, network: Network, blocks: Blocks) {
  const ofBlocks = new LRUCache<string, readonly TransactionRow[]>({
    maxSize: MAX_BYTES,
    sizeCalculation: (rows) => rows.reduce((sum, row) => sum + sizeOf(row), ROW_BYTES),
  })
  async function readTransactions(row: BlockRow): Promise<readonly TransactionRow[]> {
    const block = decodeBlock(row.encoded, network)
    const receipts = (await readReceipts(block)) ?? (await readReceiptsOfBlock(block))
    if (receipts === undefined) throw missesReceipts(row)
    return toRows(block, receipts)
  }

  /** Returns the receipts of a block; undefined if the endpoint has none of them, or those of another block. */
  function readReceipts(block: Block): Promise<Receipt[] | undefined> {
    const questions = block.transactions.map(({ hash }): Question => ['eth_getTransactionReceipt', [toHex(hash)]])
    return answers.read(questions, (found) => toReceiptsOf(found, block))
  }

  /** Asks for a side block, whose transactions have their receipts in other blocks. Not all endpoints have the method. */
  async function readReceiptsOfBlock(block: Block): Promise<Receipt[] | undefined> {
    try {
      return await answers.read([['eth_getBlockReceipts', [toHex(block.hash)]]], ([found]) =>
        isList(found) ? toReceiptsOf(found, block) : undefined,
      )
    } catch (error) {
      if (error instanceof BaseUnavailable && error.reason === 'refused') return undefined
      throw error
    }
  }

  function toReceiptsOf(found: readonly JsonValue[], { hash, header }: Block): Receipt[] | undefined {
    return areReceiptsOf(found, hash) ? toReceipts(found, header, rulesAt(network, header.number)) : undefined
  }

  const senderOf = (transaction: Transaction): Bytes =>
    isRemascTransaction(transaction) ? ZERO_ADDRESS : (senderOn(network, transaction) ?? EMPTY_BYTES)

  function toBareRow({ hash: blockHash, header, transactions }: Block, index: number): BareTransactionRow | undefined {
    const transaction = transactions[index]
    if (transaction === undefined) return undefined
    const { hash, encoded } = transaction
    return { blockHash, blockNumber: header.number, index, hash, encoded, sender: senderOf(transaction) }
  }

  function toRows(block: Block, receipts: readonly Receipt[]): TransactionRow[] {
    let firstLogIndex = 0
    return receipts.map((receipt, index) => {
      const row = toBareRow(block, index)
      if (row === undefined) throw new Error('there are more receipts than transactions')
      const first = firstLogIndex
      firstLogIndex += receipt.logs.length
      return { ...row, firstLogIndex: first, receipt: encodeReceipt(receipt) }
    })
  }

  async function getTransactions(blockHash: Bytes): Promise<readonly TransactionRow[]> {
    const name = mapKey(blockHash)
    const known = ofBlocks.get(name)
    if (known !== undefined) return known
    const row = await blocks.getBlock(blockHash)
    if (row === undefined) return []
    const rows = await readTransactions(row)
    ofBlocks.set(name, rows)
    return rows
  }

  /** Returns the transaction that an answer is about, from its block; undefined if the endpoint does not have it in one. */
  async function findInBlock(answer: JsonValue, hash: Bytes): Promise<TransactionRow | undefined> {
    if (answer === null) return undefined
    const fields = readFields(answer, `transaction ${toHex(hash)}`)
    if (fields.isAbsent('blockHash')) return undefined
    const rows = await getTransactions(fields.exactly('blockHash', HASH_BYTES))
    const row = rows.find((candidate) => equalBytes(candidate.hash, hash))
    if (row === undefined && rows.length > 0) throw fields.wrong('blockHash', 'is of a block that does not have it')
    return row
  }

  return {
    getTransactions,
    /** Returns a transaction of a block. Its receipt is not asked for: endpoints may lack those of side blocks. */
    async getTransactionAt(blockHash: Bytes, index: number): Promise<BareTransactionRow | undefined> {
      const known = ofBlocks.get(mapKey(blockHash))
      if (known !== undefined) return known[index]
      const row = await blocks.getBlock(blockHash)
      return row && toBareRow(decodeBlock(row.encoded, network), index)
    },
    /** Recovers the senders of a block, for which no receipt is needed. */
    async getSenders(blockHash: Bytes): Promise<readonly Bytes[]> {
      const row = await blocks.getBlock(blockHash)
      return row === undefined ? [] : decodeBlock(row.encoded, network).transactions.map(senderOf)
    },
    getTransaction: (hash: Bytes): Promise<TransactionRow | undefined> =>
      answers.read([['eth_getTransactionByHash', [toHex(hash)]]], ([answer = null]) => findInBlock(answer, hash)),
  }
}

function missesReceipts({ number, hash }: BlockRow): BaseUnavailable {
  return new BaseUnavailable(
    `the endpoint misses receipts of block ${number} (${toHex(hash)}), which it may have pruned or left for another branch`,
  )
}

const sizeOf = ({ encoded, receipt }: TransactionRow): number => encoded.length + receipt.length + ROW_BYTES
