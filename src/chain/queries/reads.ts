import { type Bytes, equalBytes } from '../../base/bytes.ts'
import { readBridgeState } from '../../bridge/bridgeState.ts'
import { BRIDGE_ADDRESS } from '../../chainspec/genesisBalances.ts'
import { rulesAt } from '../../chainspec/rulesAt.ts'
import type { Abortable } from '../../concurrency/abortable.ts'
import { type MaybePromise, mapMaybePromise } from '../../concurrency/maybePromise.ts'

import { type Block, createBlock } from '../../primitives/block.ts'
import { hashHeader } from '../../primitives/headerHash.ts'
import type { StateView } from '../../state/stateView.ts'
import type { BareTransactionRow } from '../../storage/store.ts'
import type { BlockSelector, BlockStanding, BridgeState, ChainBlock, FoundTransaction, Reads } from '../api/engine.ts'
import { BelowBase } from '../api/errors.ts'
import { readTransaction, toChainBlock, toFoundReceipt } from '../canonical/chainRecords.ts'
import { createUnknownBlockError, findMinedBlock } from '../canonical/findBlock.ts'
import { stateRootOf, type Tip } from '../canonical/head.ts'
import { canonicalStateView, requireState, stateViewAfter } from '../canonical/stateViews.ts'
import type { ChainContext } from '../context.ts'
import { readingBridge } from '../execution/readingBridge.ts'
import type { GetPendingBlock } from '../mining/local/pendingBlock.ts'
import type { PoolEntry } from '../txpool/entry.ts'
import { createPendingList } from '../txpool/pendingList.ts'
import { createFeeHistory } from './feeHistory.ts'
import { createGasPrice, defaultGasPrice } from './gasPrice.ts'
import { createFindLogPage } from './logPaging.ts'
import { createFindLogs } from './logs.ts'
import { proveAccount } from './proofs.ts'
import { createGetBlockReceipts, getReceiptNodes } from './receipts.ts'

/** Returns the reads of a chain. */
export function createReads(
  context: ChainContext,
  getPendingBlock: GetPendingBlock,
  pendingStateFor: (call?: Abortable) => StateView,
  yieldAfterMs: number,
): Reads {
  const { store, pool, head, reorganisations } = context
  const gasPrice = createGasPrice(context)
  const pendingAt = createPendingList(pool)

  async function findBlock(selector: BlockSelector, call?: Abortable): Promise<Block | undefined> {
    const found = selector.kind === 'pending' ? await getPendingBlock(call) : await findMinedBlock(context, selector)
    return found?.block
  }

  async function getBlock(selector: BlockSelector, call?: Abortable): Promise<ChainBlock | undefined> {
    if (selector.kind === 'pending') return getPendingBlock(call)
    const found = await findMinedBlock(context, selector)
    if (found === undefined) return undefined
    const senders = await store.transactions.getSenders(found.block.hash)
    return toChainBlock(context.network, found, senders, { isPending: false })
  }

  async function getUncle(selector: BlockSelector, index: number, call?: Abortable): Promise<ChainBlock | undefined> {
    const header = (await findBlock(selector, call))?.uncles[index]
    if (header === undefined) return undefined
    const rules = rulesAt(context.network, header.number)
    const known = await getBlock({ kind: 'hash', hash: hashHeader(header, rules), requireCanonical: false })
    if (known !== undefined) return known
    const block = createBlock(header, [], [], rules)
    return toChainBlock(context.network, { block, totalDifficulty: 0n }, [], { isPending: false })
  }

  async function readBlocksAt(number: number): Promise<BlockStanding[]> {
    const [rows, mainHash] = await Promise.all([store.blocks.getAllAt(number), store.blocks.getMainHash(number)])
    const isMain = (hash: Bytes) => mainHash !== undefined && equalBytes(hash, mainHash)
    return rows.map(({ hash, totalDifficulty }) => ({ hash, totalDifficulty, isMain: isMain(hash) }))
  }

  function worldAt(selector: BlockSelector, call?: Abortable): MaybePromise<StateView> {
    if (selector.kind === 'pending' && pool.pendingCount() > 0) return pendingStateFor(call)
    // The flat history has the state at each height of the main chain, so the block is not read.
    const isMain = selector.kind === 'number' && selector.number <= head.current().block.header.number
    if (isMain) return context.state.worldAt(selector.number)
    const isNewest = selector.kind === 'latest' || selector.kind === 'pending' // nothing is pending
    if (isNewest) return newestState()
    return stateOf(selector)
  }

  let newest: { readonly tip: Tip; readonly reorganisation: number; readonly state: StateView } | undefined

  /** Returns the same view while the head is the same. */
  function newestState(): StateView {
    const tip = head.current()
    const reorganisation = reorganisations.epoch()
    if (newest?.tip === tip && newest.reorganisation === reorganisation) return newest.state
    newest = { tip, reorganisation, state: canonicalStateView(context, stateRootOf(tip), reorganisation) }
    return newest.state
  }

  async function stateOf(selector: BlockSelector): Promise<StateView> {
    const found = await findMinedBlock(context, selector)
    if (found === undefined) throw createUnknownBlockError(context, selector)
    return stateViewAfter(context, found)
  }

  return {
    headNumber: () => head.current().block.header.number,
    reorgEpoch: reorganisations.epoch,
    findBlock,
    async countTransactions(selector) {
      if (selector.kind === 'pending') return pool.pendingCount()
      return (await findMinedBlock(context, selector))?.block.transactions.length
    },
    getBlock,
    getUncle,
    getBlocksAt: (number) => reorganisations.readConsistent(() => readBlocksAt(number)),
    gasPrice,
    defaultGasPrice: () => defaultGasPrice(context),
    bridgeState: () => getBridgeState(context),
    feeHistory: createFeeHistory(context, yieldAfterMs),
    findLogs: createFindLogs(context),
    findLogPage: createFindLogPage(context),
    async getTransaction(hash) {
      const row = await store.transactions.getByHash(hash)
      if (row !== undefined) return toFound(row)
      return toPending(pool.getPending(hash))
    },
    async getTransactionAt(selector, index) {
      if (selector.kind === 'pending') return toPending(pendingAt(index))
      const found = await findMinedBlock(context, selector)
      if (found === undefined) return undefined
      const row = await store.transactions.getByBlockAndIndex(found.block.hash, index)
      return row && toFound(row)
    },
    listPending: (sender) => pool.pendingOf(sender).map((entry) => ({ transaction: entry.transaction, sender })),
    async getReceipt(hash) {
      const row = await store.transactions.getByHash(hash)
      return row && toFoundReceipt(row)
    },
    getRawReceipt: async (hash) => (await store.transactions.getByHash(hash))?.receipt,
    getReceiptNodes: (blockHash, hash) => getReceiptNodes(context, blockHash, hash),
    getBlockReceipts: createGetBlockReceipts(context, yieldAfterMs),
    worldAt,
    async getProof(address, slots, selector, call) {
      const found = await findMinedBlock(context, selector)
      if (found === undefined) throw createUnknownBlockError(context, selector)
      requireState(context, found)
      // The trie of a fork has the changes since the base only.
      if (context.base !== undefined) throw new BelowBase('proofs', context.base.block.header.number)
      return proveAccount(store.nodes, stateRootOf(found), { address, slots }, call)
    },
    nonceAt(address, selector, call) {
      // Only contracts use nonces without transactions, so a sender's pending transactions determine its nonce.
      const pending = selector.kind === 'pending' ? pool.pendingNonce(address) : undefined
      if (pending !== undefined) return pending
      const account = mapMaybePromise(worldAt(selector, call), (state) => state.getAccount(address))
      return mapMaybePromise(account, (found) => found?.nonce ?? 0n)
    },
  }
}

function toFound(row: BareTransactionRow): FoundTransaction {
  const location = { blockHash: row.blockHash, blockNumber: row.blockNumber, index: row.index }
  return { transaction: readTransaction(row), sender: row.sender, location }
}

function toPending(entry: PoolEntry | undefined): FoundTransaction | undefined {
  return entry && { transaction: entry.transaction, sender: entry.sender }
}

/** Returns the state of the Bridge after the newest block. Throws `BridgeUndecodable`. */
function getBridgeState(context: ChainContext): Promise<BridgeState> {
  const state = canonicalStateView(context, stateRootOf(context.head.current()), context.reorganisations.epoch())
  return readingBridge(() =>
    readBridgeState({
      constants: context.network.bridge,
      read: async ({ slot }) => state.getStorage(BRIDGE_ADDRESS, slot),
      pause: async () => {},
    }),
  )
}
