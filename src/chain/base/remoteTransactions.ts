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
import { isRecord } from '../../remote/json.ts'
import { toReceipts } from '../../remote/receipts.ts'
import type { BlockRow, TransactionRow } from '../../storage/store.ts'
import { BaseUnavailable } from '../api/errors.ts'
import { type Answers, type Question, requireAnsweredBytes } from './answers.ts'

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
    const questions = block.transactions.map(({ hash }): Question => ['eth_getTransactionReceipt', [toHex(hash)]])
    const receipts = await answers.read(questions, (found) => {
      if (found.includes(null)) throw missesReceipts(row)
      return toReceipts(found, block.header, rulesAt(network, row.number))
    })
    return toRows(block, receipts)
  }

  const senderOf = (transaction: Transaction): Bytes =>
    isRemascTransaction(transaction) ? ZERO_ADDRESS : (senderOn(network, transaction) ?? EMPTY_BYTES)

  function toRows(block: Block, receipts: readonly Receipt[]): TransactionRow[] {
    let firstLogIndex = 0
    return receipts.map((receipt, index) => {
      const transaction = block.transactions[index]
      if (transaction === undefined) throw new Error('there are more receipts than transactions')
      const { hash, encoded } = transaction
      const sender = senderOf(transaction)
      const place = { blockHash: block.hash, blockNumber: block.header.number, index, firstLogIndex }
      firstLogIndex += receipt.logs.length
      return { ...place, hash, sender, encoded, receipt: encodeReceipt(receipt) }
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

  /** Returns the hash of the block of a transaction; undefined if the endpoint does not have it in a block. */
  async function findBlockOf(hash: Bytes): Promise<Bytes | undefined> {
    const answer = await answers.ask('eth_getTransactionByHash', [toHex(hash)])
    const blockHash = isRecord(answer) ? (answer.blockHash ?? null) : null
    const bytes = blockHash === null ? undefined : requireAnsweredBytes(blockHash, 'eth_getTransactionByHash')
    return bytes?.length === HASH_BYTES ? bytes : undefined
  }

  return {
    getTransactions,
    /** Recovers the senders of a block, for which no receipt is needed. */
    async getSenders(blockHash: Bytes): Promise<readonly Bytes[]> {
      const row = await blocks.getBlock(blockHash)
      return row === undefined ? [] : decodeBlock(row.encoded, network).transactions.map(senderOf)
    },
    async getTransaction(hash: Bytes): Promise<TransactionRow | undefined> {
      const blockHash = await findBlockOf(hash)
      const rows = blockHash === undefined ? [] : await getTransactions(blockHash)
      return rows.find((candidate) => equalBytes(candidate.hash, hash))
    },
  }
}

function missesReceipts({ number, hash }: BlockRow): BaseUnavailable {
  return new BaseUnavailable(
    `the endpoint misses receipts of block ${number} (${toHex(hash)}), which it may have pruned or left for another branch`,
  )
}

const sizeOf = ({ encoded, receipt }: TransactionRow): number => encoded.length + receipt.length + ROW_BYTES
