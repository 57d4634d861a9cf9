import type { Bytes } from '../base/bytes.ts'
import { atMost } from '../base/cacheBounds.ts'
import { type Clock, systemTimer, type Timer } from '../base/clock.ts'
import { CountedCache } from '../base/countedCache.ts'
import { canMine, type Network } from '../chainspec/network.ts'
import { BUDGETS, type Budgets } from '../concurrency/budgets.ts'
import { createMutex } from '../concurrency/mutex.ts'
import { createEvm } from '../evm/evm.ts'
import { decodeTransaction } from '../primitives/transaction.ts'
import { createHeadState, type HeadState } from '../state/headState.ts'
import type { TrieNode } from '../state/trie/node.ts'
import type { BlockRow, LogTemplate, Store } from '../storage/store.ts'
import { type BlockCache, createBlockCache } from './ancestors/blockCache.ts'
import { createForkAncestors } from './ancestors/forkDetection.ts'
import type { Engine } from './api/engine.ts'
import type { MinedBlock } from './api/minedBlock.ts'
import type { ChainStats } from './api/stats.ts'
import type { TracePrinter } from './api/traces.ts'
import { createBasedStore } from './base/basedStore.ts'
import type { ChainBase } from './base/chainBase.ts'
import { createMovableBase } from './base/movableBase.ts'
import { createSnapshotStore } from './base/snapshotStore.ts'
import { createAnnouncements } from './canonical/announcements.ts'
import { ensureBaseBlock, type FundedAccount, initialSettings } from './canonical/baseBlock.ts'
import {
  ensureGenesis,
  type GenesisOptions,
  type GenesisState,
  type GenesisTime,
  prepareNewGenesis,
} from './canonical/genesis.ts'
import { createHead, type Tip, toTip } from './canonical/head.ts'
import { createReorgGuard, type ReorgGuard } from './canonical/reorgGuard.ts'
import { findSnapshotTip } from './canonical/snapshotBlock.ts'
import type { ChainContext, ChainLimits, PrintLog } from './context.ts'
import { createDevtools } from './devtools/devtools.ts'
import type { ForkSource } from './devtools/fork.ts'
import { createImpersonatedAccounts, createImpersonation } from './devtools/impersonation.ts'
import { ROOTSTOCK_PRECOMPILES } from './execution/precompiles.ts'
import { createImporter, type Importer } from './import/importer.ts'
import { createOlderBlocks, type OlderBlocks } from './import/olderBlocks.ts'
import { createExternalMining } from './mining/external/externalMining.ts'
import { createMiner, type Miner } from './mining/local/miner.ts'
import { createMiningSchedule, isMining } from './mining/local/miningSchedule.ts'
import { createPendingBlocks } from './mining/local/pendingBlock.ts'
import { createPendingState } from './mining/local/pendingState.ts'
import { createReceiptWaits } from './mining/local/receiptWaits.ts'
import { createTransactionSubmitter, type SubmitPolicy } from './mining/local/transactionSubmitter.ts'
import { openPeers } from './peers/peers.ts'
import { createMarketPrice } from './queries/gasPrice.ts'
import { createMining } from './queries/mining.ts'
import { createPool } from './queries/pool.ts'
import { createPrintedLogs } from './queries/printedLogs.ts'
import { createReads } from './queries/reads.ts'
import { createShownReads } from './queries/shownReads.ts'
import { createHeldSettings, readSettings } from './settings/blockSettings.ts'
import { createFollower, type Follower, type MovedHead } from './sharing/follower.ts'
import { NOT_SHARED, type Sharing, visibleStore } from './sharing/sharing.ts'
import { contextAfter } from './simulation/callContext.ts'
import { createCalls } from './simulation/calls.ts'
import { createSimulator } from './simulation/simulator.ts'
import { createTracedCalls } from './simulation/tracedCalls.ts'
import type { JoinedChain, JoinSetup } from './simulation/workers/workers.ts'
import { openArrivalLog } from './subscriptions/arrivalRetention.ts'
import { createFeeds } from './subscriptions/feeds.ts'
import type { FilterLimits } from './subscriptions/filterRows.ts'
import { createFilters } from './subscriptions/filters.ts'
import { createFailureText } from './tracing/failureText.ts'
import { createTraces } from './tracing/traces.ts'
import { createAccountQuotas } from './txpool/accountQuotas.ts'
import type { MiningOrder } from './txpool/miningOrder.ts'
import { createTxPool } from './txpool/txPool.ts'

/** Maximum number of cached trie nodes, about 500 bytes each. */
const MAX_TRIE_NODES = 20_000
const FILTER_LIMITS = { ofKey: 100, all: 10_000 }

export interface ChainSetup {
  readonly network: Network
  /** The block of another chain above which this one begins. Absent: it begins at its genesis. */
  readonly base?: ChainBase | undefined
  /** Accounts that have another state after the base than in its chain. */
  readonly funded?: readonly FundedAccount[]
  /** The fork that has opened the base, by which the chain can begin again above another one. */
  readonly fork?: ForkSource
  /** The first block of a chain whose blocks are not made here, instead of the network's genesis. */
  readonly first?: Tip | undefined
  /** The state of the genesis block. Absent: the network's. */
  readonly genesisState?: GenesisState | undefined
  /** The source of the genesis block's time. Default: the network. */
  readonly genesisTime?: GenesisTime
  readonly store: Store
  readonly clock: Clock
  readonly limits: ChainLimits
  readonly printLog: PrintLog
  /** The text that `printLog` returns for a canonical log, as a template for the store. */
  readonly logTemplate: LogTemplate
  readonly tracePrinter: TracePrinter
  readonly submitting: SubmitPolicy
  /** The order of transactions in blocks. Default: `fees`. */
  readonly order?: MiningOrder
  /** Whether senders need no signature, until `anvil_autoImpersonateAccount` ends that. */
  readonly impersonatesAll?: boolean | undefined
  /** Gives the ids of deleted snapshots again, as the reference node does. Otherwise no id is given twice. */
  readonly reusesSnapshotIds?: boolean
  /** Called with each block that is mined here. Without it, nothing is recorded for it. */
  readonly onMined?: ((block: MinedBlock) => void) | undefined
  /** Initial interval mining period, in ms; 0 (default): off. */
  readonly miningIntervalMs?: number
  /**
   * Prices and the pool follow the next block, as in Hardhat and anvil, where the reference node's follow the newest one:
   * a transaction that the next block cannot have is refused while auto-mining is on, and otherwise waits in the pool.
   * Default: with `compat` ethereum, which only profile dev has.
   */
  readonly isDevelopment?: boolean
  /**
   * Moves the chain's clock forward with a block whose time was raised above its parent's. Otherwise the clock stays
   * with the system's, and blocks that are mined faster than one a second run ahead of it.
   */
  readonly blocksMoveClock?: boolean
  /** Restores the pool with a snapshot, as Hardhat does. Default: a revert empties it, as in the reference node. */
  readonly revertsRestorePool?: boolean
  /** Called with the error of interval mining; the default emits a process warning. */
  readonly onMiningFailure?: (error: unknown) => void
  /** Minimum time between two submissions of external miners, in ms; 0 (default): none. */
  readonly submissionIntervalMs?: number
  /** Maximum number of filters of one key and of all keys; default: 100 and 10,000. */
  readonly filterLimits?: FilterLimits
  /** Maximum bytes of cached state. */
  readonly stateCacheBytes: number
  /** Default: the budgets of production. */
  readonly budgets?: Budgets
  /** Measures waits. Default: the process's monotonic clock. */
  readonly timer?: Timer
  /**
   * Starts workers for long simulations, given the state that they follow, its height, and what they ask. Without it,
   * simulations run in process.
   */
  readonly joinWorkers?: (
    state: HeadState,
    height: number,
    asked: Pick<JoinSetup, 'base' | 'snapshot' | 'store'>,
  ) => JoinedChain
  /** Coordinates processes that share the store. Absent: this process has the store alone. */
  readonly sharing?: Sharing
  /** Reads the head of the writer, if it is not the newest block of the store. */
  readonly readHead?: (() => Promise<MovedHead>) | undefined
}

/** An open chain: the engine that serves requests, and the parts that extend it. */
export interface Chain extends Engine {
  /** Follows the writer while that is another process. */
  readonly follower: Follower
  /** Becomes the writer; call after the last change of the previous one was applied. */
  becomeWriter(): Promise<void>
  readonly miner: Miner
  readonly importer: Importer
  /** The blocks below the first one, if its state is from a file. */
  readonly older: OlderBlocks | undefined
  stats(): ChainStats
  /** Reads a row, to check that the store responds; rejects with a `StoreError`. */
  probeStore(): Promise<unknown>
  /** Stops mining after the block in progress and closes the store. */
  close(): Promise<void>
}

/** The shared parts, and the parts that only `createEngine` needs. */
interface OpenedContext {
  readonly context: ChainContext
  /** The first block of the chain: its genesis or its base. */
  readonly first: Tip
  readonly ownState: ReturnType<typeof createHeadState>
  readonly trieNodes: CountedCache<TrieNode>
  readonly workers: JoinedChain | undefined
}

/**
 * Opens the chain in the store, or creates it with its genesis. Rejects with `WrongChain` if the store has another
 * chain, and with `StoreError`.
 *
 * The order of creation matters:
 * 1. the first block: a store of another chain is refused before anything is written to it;
 * 2. head, then state and workers, which start at the head's height;
 * 3. the pool's rows, before the miner and the first request: they would miss the restored transactions;
 * 4. the engine, whose parts start no work before a request, except interval mining.
 */
export async function openChain(setup: ChainSetup): Promise<Chain> {
  const opened = await openContext(setup)
  await restorePool(opened.context)
  const peers = await openPeers({ store: setup.store, clock: setup.clock })
  return createEngine(setup, opened, peers)
}

async function openContext(setup: ChainSetup): Promise<OpenedContext> {
  const { network, clock, limits, printLog, logTemplate, tracePrinter, budgets = BUDGETS } = setup
  const { sharing = NOT_SHARED, timer = systemTimer, isDevelopment = network.compat === 'ethereum' } = setup
  const snapshotTip =
    setup.base === undefined ? await findSnapshotTip(network, setup.store, genesisOptions(setup)) : undefined
  const snapshot = snapshotTip && { number: snapshotTip.block.header.number }
  const first = snapshotTip ?? (await ensureFirst(setup))
  const base = setup.base && createMovableBase(setup.base)
  const store = openTables(setup, base, snapshot?.number)
  const blocks = createBlockCache(network)
  const newest = await store.blocks.getHead()
  const tip = newest === undefined ? first : newestTip(first, newest, blocks)
  const { header } = tip.block
  const head = createHead(tip)
  const firstHeight = () => (base ?? first).block.header.number
  const ownState = createHeadState(store.state, header.number, setup.stateCacheBytes, firstHeight)
  const workers = setup.joinWorkers?.(ownState, header.number, { base, snapshot, store })
  const trieNodes = new CountedCache<TrieNode>(atMost(MAX_TRIE_NODES))
  const { limitsAccounts = false } = setup.submitting
  const quotas = limitsAccounts ? createAccountQuotas(clock, timer) : undefined
  const context: ChainContext = {
    network,
    base,
    snapshot,
    store: setup.sharing === undefined ? store : visibleStore(store, head, sharing),
    clock,
    timer,
    limits,
    isDevelopment,
    logs: createPrintedLogs(store.logs, logTemplate),
    printLog,
    tracePrinter,
    blocks,
    trieNodes,
    forkAncestors: createForkAncestors(network, store.blocks, blocks),
    state: workers?.state ?? ownState,
    head,
    reorganisations: notifyingReplicas(createReorgGuard(), sharing),
    announcements: createAnnouncements(),
    settings: createHeldSettings(await readSettings(store, initialSettings({ network, base, clock }))),
    arrivalLog: await openArrivalLog(store, { isAlwaysWatched: setup.sharing !== undefined }),
    sharing,
    pool: createTxPool({ network, clock, best: header, quotas, order: setup.order, isDevelopment }),
    evm: createEvm({ ...budgets, precompiles: ROOTSTOCK_PRECOMPILES }),
  }
  if (setup.onMined !== undefined) context.announcements.onMined(setup.onMined)
  return { context, first, ownState, trieNodes, workers }
}

/** Returns the tables of a chain, in which those that begin above genesis are completed, or refuse what they do not have. */
function openTables({ store, network }: ChainSetup, base: ChainBase | undefined, snapshot: number | undefined): Store {
  if (base !== undefined) return createBasedStore(store, base)
  return snapshot === undefined ? store : createSnapshotStore(store, network, snapshot)
}

/** Creates the parts that serve requests and that extend the chain; each uses only parts created before it. */
function createEngine(setup: ChainSetup, opened: OpenedContext, peers: Awaited<ReturnType<typeof openPeers>>): Chain {
  const { context, first, workers } = opened
  const { network, budgets = BUDGETS, timer = systemTimer, submissionIntervalMs = 0 } = setup
  const { yieldAfterMs } = budgets

  // The miner, the importer and the development methods change the chain one at a time.
  const chainMutex = createMutex()
  const { blocksMoveClock = false, onMiningFailure: onRefused = warn } = setup
  const miner = createMiner(context, chainMutex, { yieldAfterMs, blocksMoveClock, onRefused })
  const older = context.snapshot && createOlderBlocks(context, context.snapshot, yieldAfterMs)
  const importer = createImporter(context, { chainMutex, yieldAfterMs, older })
  const schedule = openSchedule(setup, miner, timer)
  if (!context.sharing.writes()) schedule.stop() // until this process becomes the writer

  const getPendingBlock = createPendingBlocks(context, yieldAfterMs)
  const pendingStateFor = createPendingState(context, yieldAfterMs)
  const reads = createShownReads(createReads(context, getPendingBlock, pendingStateFor, yieldAfterMs), network)
  const simulate = createSimulator(context, budgets, workers?.simulator)
  const calls = createCalls(context, getPendingBlock, simulate)
  const traces = createTraces(context, getPendingBlock, async (request, parent, abortable) =>
    simulate({ kind: 'replay', request }, contextAfter(parent), abortable),
  )

  const pool = createPool(context)
  const impersonated = createImpersonatedAccounts(network, setup.impersonatesAll)
  const submits = createTransactionSubmitter(context, miner, setup.submitting, {
    minesAtOnce: () => schedule.modes().atOnce,
    getMarketPrice: createMarketPrice(context),
    receiptWaits: createReceiptWaits(context, timer),
    timer,
    isImpersonated: impersonated.isOn,
    failureText: createFailureText(traces),
  })
  const controls = createDevtools({
    context,
    first,
    miner,
    schedule,
    mutex: chainMutex,
    fork: setup.fork,
    prepareFirst:
      setup.genesisTime === 'creation'
        ? () => prepareNewGenesis(network, context.store, genesisOptions(setup))
        : undefined,
    reusesSnapshotIds: setup.reusesSnapshotIds ?? false,
    impersonation: createImpersonation(impersonated, { network, reads, submits }),
    restoresPool: setup.revertsRestorePool ?? false,
    onReset() {
      impersonated.clear()
      schedule.reset()
    },
    yieldAfterMs,
  })

  return {
    network,
    isDevelopment: context.isDevelopment,
    reads,
    calls,
    traces: { ...traces, ...createTracedCalls(context, getPendingBlock, simulate) },
    feeds: createFeeds(context),
    filters: createFilters(context, reads.findLogs, setup.filterLimits ?? FILTER_LIMITS),
    submits,
    controls: canMine(network) ? controls : undefined,
    mining: createMining(context, () => isMining(schedule.modes()), yieldAfterMs),
    pool,
    work: createExternalMining({ context, importer, getPendingBlock, submissionIntervalMs, yieldAfterMs }),
    peers,
    miner,
    importer,
    older,
    follower: createFollower(context, setup.readHead),
    async becomeWriter() {
      await peers.reread()
      schedule.reset()
    },
    probeStore: async () => setup.store.blocks.getHead(),
    stats: () => statsOf(opened, pool),
    async close() {
      schedule.stop()
      await miner.close()
      await importer.close()
      await setup.store.close()
    },
  }
}

function statsOf({ context, ownState, trieNodes }: OpenedContext, pool: Engine['pool']): ChainStats {
  const { head, reorganisations, logs, blocks } = context
  return {
    head: head.current().block.header,
    reorganisations: Math.floor(reorganisations.epoch() / 2), // the epoch rises at the start and at the end of each
    pool: pool.counts(),
    waitingLogSearches: logs.waiting(),
    caches: { blocks: blocks.stats(), state: ownState.stats(), trieNodes: trieNodes.stats() },
  }
}

/** Returns the first block of the chain, and writes it to an empty store. */
async function ensureFirst(setup: ChainSetup): Promise<Tip> {
  const { network, store, base, first, funded = [] } = setup
  if (first !== undefined) return first
  return base === undefined
    ? ensureGenesis(network, store, genesisOptions(setup))
    : ensureBaseBlock(network, store, base, funded)
}

const genesisOptions = ({ genesisState: state, genesisTime: time, clock }: ChainSetup): GenesisOptions => ({
  ...{ state, time, clock },
})

/** Returns the newest stored block. The first one may have edits of the state, and is known without its row. */
function newestTip(first: Tip, row: BlockRow, blocks: BlockCache): Tip {
  if (row.number > first.block.header.number) return toTip(row, blocks.decode(row))
  return row.stateRoot === undefined ? first : { ...first, stateRoot: row.stateRoot }
}

function openSchedule({ submitting, miningIntervalMs = 0, ...setup }: ChainSetup, miner: Miner, timer: Timer) {
  const { onMiningFailure = warn } = setup
  const mine = async () => void (await miner.mineOne().catch(onMiningFailure))
  return createMiningSchedule({ atOnce: submitting.minesAtOnce, intervalMs: miningIntervalMs }, mine, timer)
}

const warn = (error: unknown) => process.emitWarning(error instanceof Error ? error : String(error))

/** Wraps `guard`: replicas are notified of each reorganisation, so that their reads by height wait, too. */
function notifyingReplicas(guard: ReorgGuard, sharing: Sharing): ReorgGuard {
  const writeAndNotify = async (write: () => Promise<void>) => {
    await sharing.notifyReorganisationStarted()
    try {
      await write()
    } catch (error) {
      await sharing.notifyReorganisationFinished().catch(() => undefined) // the first error reports a failed store
      throw error
    }
  }
  return { ...guard, run: (write, show) => guard.run(sharing.writes() ? () => writeAndNotify(write) : write, show) }
}

/** Restores the transactions that were pending or queued when the chain was closed, oldest first. */
async function restorePool({ store, pool, state, head, sharing }: ChainContext): Promise<void> {
  const world = state.worldAt(head.current().block.header.number)
  const refused: Bytes[] = []
  for (const { encoded, hash, sender, addedAtMs, addedAtHeight } of await store.pool.getAll()) {
    const entry = { transaction: decodeTransaction(encoded), sender, addedAtMs, addedAtHeight }
    if (!pool.restore(entry, await world.getAccount(sender))) refused.push(hash)
  }
  await pool.announceArrivals([], async () => undefined) // they were announced when they arrived
  if (refused.length > 0 && sharing.writes()) await store.write((writers) => writers.pool.deleteAll(refused))
}
