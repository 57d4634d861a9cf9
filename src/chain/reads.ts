import type { Bytes } from '../base/bytes.ts'
import type { Block } from '../model/block.ts'
import { decodeReceipt } from '../model/receipt.ts'
import { decodeTransaction } from '../model/transaction.ts'
import type { WorldReader } from '../state/world.ts'
import type { TransactionRow } from '../store/store.ts'
import { toChainBlock } from './chainBlock.ts'
import type { ChainContext } from './context.ts'
import type { BlockSelector, ChainBlock, FoundReceipt, FoundTransaction, Reads } from './engine.ts'
import { BlockNotFound } from './errors.ts'
import { describeSelector, findMinedBlock } from './findBlock.ts'
import { createGasPrice } from './gasPrice.ts'
import { stateRootOf } from './head.ts'
import { findLogs } from './logs.ts'
import type { PendingBlock } from './pendingBlock.ts'
import { mainWorld, worldAfter } from './worlds.ts'

/** The reading side of a chain. */
export function createReads(context: ChainContext, getPendingBlock: () => Promise<PendingBlock>): Reads {
  const { store, pool, head, turns } = context
  const gasPrice = createGasPrice(context)

  async function findBlock(selector: BlockSelector): Promise<Block | undefined> {
    const found = selector.kind === 'pending' ? await getPendingBlock() : await findMinedBlock(context, selector)
    return found?.block
  }

  async function getBlock(selector: BlockSelector): Promise<ChainBlock | undefined> {
    if (selector.kind === 'pending') return getPendingBlock()
    const found = await findMinedBlock(context, selector)
    if (found === undefined) return undefined
    const rows = await store.transactions.getByBlock(found.block.hash)
    const senders = rows.map((row) => row.sender)
    return toChainBlock(context.network, found, senders, false)
  }

  async function worldAt(selector: BlockSelector): Promise<WorldReader> {
    if (selector.kind === 'pending' && pool.pendingCount() > 0) return (await getPendingBlock()).world
    // What an account is at a height of the main chain stands in the flat history; the block need not be looked up.
    const isMain = selector.kind === 'number' && selector.number <= head.current().block.header.number
    if (isMain) return context.state.worldAt(selector.number)
    const isNewest = selector.kind === 'latest' || selector.kind === 'pending' // nothing is pending
    if (isNewest) return mainWorld(context, stateRootOf(head.current()), turns.count())
    const found = await findMinedBlock(context, selector)
    if (found === undefined) throw new BlockNotFound(describeSelector(selector))
    return worldAfter(context, found)
  }

  return {
    headNumber: () => head.current().block.header.number,
    turns: turns.count,
    findBlock,
    getBlock,
    gasPrice,
    findLogs: (filter) => findLogs(context, filter),
    async getTransaction(hash) {
      const row = await store.transactions.getByHash(hash)
      if (row !== undefined) return toFound(row)
      const waiting = pool.getPending(hash)
      return waiting && { transaction: waiting.transaction, sender: waiting.sender }
    },
    async getTransactionAt(selector, index) {
      if (selector.kind === 'pending') return pendingTransactionAt(await getPendingBlock(), index)
      const found = await findMinedBlock(context, selector)
      if (found === undefined) return undefined
      const row = await store.transactions.getByBlockAndIndex(found.block.hash, index)
      return row && toFound(row)
    },
    async getReceipt(hash) {
      const row = await store.transactions.getByHash(hash)
      return row && toReceipt(row)
    },
    worldAt,
    async nonceAt(address, selector) {
      const waiting = selector.kind === 'pending' ? pool.pendingNonce(address) : undefined
      // Without anything waiting it is the newest block's: no pending block has to be built for that.
      const world = await worldAt(selector.kind === 'pending' ? { kind: 'latest' } : selector)
      return waiting ?? (await world.getAccount(address))?.nonce ?? 0n
    },
  }
}

function toFound(row: TransactionRow): FoundTransaction {
  const location = { blockHash: row.blockHash, blockNumber: row.blockNumber, index: row.index }
  return { transaction: decodeTransaction(row.encoded), sender: row.sender, location }
}

function toReceipt(row: TransactionRow): FoundReceipt {
  const location = { blockHash: row.blockHash, blockNumber: row.blockNumber, index: row.index }
  const transaction = decodeTransaction(row.encoded)
  const receipt = decodeReceipt(row.receipt)
  return { transaction, sender: row.sender, location, receipt, firstLogIndex: row.firstLogIndex }
}

function pendingTransactionAt({ block, senders }: PendingBlock, index: number): FoundTransaction | undefined {
  const transaction = block.transactions[index]
  const sender: Bytes | undefined = senders[index]
  return transaction && sender && { transaction, sender }
}
