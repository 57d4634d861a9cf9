import type { Block } from '../../model/block.ts'
import { decodeReceipt } from '../../model/receipt.ts'
import { decodeTransaction } from '../../model/transaction.ts'
import type { WorldReader } from '../../state/world.ts'
import type { TransactionRow } from '../../store/store.ts'
import { stateRootOf } from '../ancestry/head.ts'
import type { BlockSelector, ChainBlock, FoundReceipt, FoundTransaction, Reads } from '../api/engine.ts'
import { BlockNotFound } from '../api/errors.ts'
import { toChainBlock } from '../ledger/chainBlock.ts'
import type { ChainContext } from '../ledger/chainContext.ts'
import { describeSelector, findMinedBlock } from '../ledger/findBlock.ts'
import { mainWorld, worldAfter } from '../ledger/worlds.ts'
import type { PendingBlock } from '../mining/pendingBlock.ts'
import type { PoolEntry } from '../txpool/entry.ts'
import { createPendingList } from '../txpool/pendingList.ts'
import { createGasPrice } from './gasPrice.ts'
import { createFindLogs } from './logs.ts'

/** The reading side of a chain. */
export function createReads(
  context: ChainContext,
  getPendingBlock: () => Promise<PendingBlock>,
  pendingState: WorldReader,
): Reads {
  const { store, pool, head, reorganisations } = context
  const gasPrice = createGasPrice(context)
  const pendingAt = createPendingList(pool)

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
    if (selector.kind === 'pending' && pool.pendingCount() > 0) return pendingState
    // What an account is at a height of the main chain stands in the flat history; the block need not be looked up.
    const isMain = selector.kind === 'number' && selector.number <= head.current().block.header.number
    if (isMain) return context.state.worldAt(selector.number)
    const isNewest = selector.kind === 'latest' || selector.kind === 'pending' // nothing is pending
    if (isNewest) return mainWorld(context, stateRootOf(head.current()), reorganisations.count())
    const found = await findMinedBlock(context, selector)
    if (found === undefined) throw new BlockNotFound(describeSelector(selector))
    return worldAfter(context, found)
  }

  return {
    headNumber: () => head.current().block.header.number,
    reorganisations: reorganisations.count,
    findBlock,
    async countTransactions(selector) {
      if (selector.kind === 'pending') return pool.pendingCount()
      return (await findMinedBlock(context, selector))?.block.transactions.length
    },
    getBlock,
    gasPrice,
    findLogs: createFindLogs(context),
    async getTransaction(hash) {
      const row = await store.transactions.getByHash(hash)
      if (row !== undefined) return toFound(row)
      return toWaiting(pool.getPending(hash))
    },
    async getTransactionAt(selector, index) {
      if (selector.kind === 'pending') return toWaiting(pendingAt(index))
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
      // What waits of a sender says all about its nonce; only contracts make others for themselves.
      const waiting = selector.kind === 'pending' ? pool.pendingNonce(address) : undefined
      return waiting ?? (await (await worldAt(selector)).getAccount(address))?.nonce ?? 0n
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

function toWaiting(entry: PoolEntry | undefined): FoundTransaction | undefined {
  return entry && { transaction: entry.transaction, sender: entry.sender }
}
