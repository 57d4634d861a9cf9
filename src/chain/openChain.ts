import type { Bytes } from '../base/bytes.ts'
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
import type { ChainFigures } from './api/figures.ts'
import type { MinedBlock } from './api/mined.ts'
import type { TracePrinter } from './api/traces.ts'
import { createAnnouncements } from './canonical/announcements.ts'
import type { PrintLog } from './canonical/appendBlock.ts'
import { ensureGenesis } from './canonical/genesis.ts'
import { createHead, type Tip, toTip } from './canonical/head.ts'
import { createReorganisations, type Reorganisations } from './canonical/reorganisations.ts'
import type { ChainContext, ChainLimits } from './context.ts'
import { createControls } from './devtools/devtools.ts'
import { createImpersonatedAccounts, createImpersonation } from './devtools/impersonation.ts'
import { ROOTSTOCK_PRECOMPILES } from './execution/precompiles.ts'
import { createImporter, type Importer } from './import/importBlock.ts'
import { createMiningFromOutside } from './mining/external/miningFromOutside.ts'
import { createMiner, type Miner } from './mining/local/miner.ts'
import { createMiningSchedule, isMining } from './mining/local/miningSchedule.ts'
import { createPendingBlocks } from './mining/local/pendingBlock.ts'
import { createPendingState } from './mining/local/pendingState.ts'
import { createReceiptWaits } from './mining/local/receiptWaits.ts'
import { createSubmits, type SubmitPolicy } from './mining/local/submits.ts'
import { openPeers } from './peers/peers.ts'
import { createMarketPrice } from './queries/gasPrice.ts'
import { createMining } from './queries/mining.ts'
import { createPool } from './queries/poolContent.ts'
import { createPrintedLogs } from './queries/printedLogs.ts'
import { createReads } from './queries/reads.ts'
import { createShownReads } from './queries/shownReads.ts'
import { holdSettings } from './settings/blockSettings.ts'
import { readSettings } from './settings/settingsStore.ts'
import { createFollower, type Follower } from './sharing/follow.ts'
import { NOT_SHARED, type Sharing } from './sharing/sharing.ts'
import { visibleStore } from './sharing/visibleStore.ts'
import { contextAfter } from './simulation/callContext.ts'
import { createCalls } from './simulation/calls.ts'
import { createSimulator } from './simulation/simulator.ts'
import type { JoinedChain } from './simulation/workers/workers.ts'
import { openArrivalLog } from './subscriptions/arrivalWatch.ts'
import { createFeeds } from './subscriptions/feeds.ts'
import type { FilterLimits } from './subscriptions/filterRows.ts'
import { createFilters } from './subscriptions/filters.ts'
import { createTraces } from './tracing/traces.ts'
import { createAccountQuotas } from './txpool/accountQuotas.ts'
import { createTxPool } from './txpool/txPool.ts'

/** Some 500 bytes each. */
const TRIE_NODES = 20_000
const FILTER_LIMITS = { ofKey: 100, all: 10_000 }

export interface ChainSetup {
  readonly network: Network
  readonly store: Store
  readonly clock: Clock
  readonly limits: ChainLimits
  readonly printLog: PrintLog
  /** What `printLog` makes of logs of the main chain. */
  readonly logTemplate: LogTemplate
  readonly tracePrinter: TracePrinter
  readonly submitting: SubmitPolicy
  /** Watches the blocks that are mined here; without it nothing is recorded for that. */
  readonly onMined?: ((block: MinedBlock) => void) | undefined
  /** A block is mined after each such span, to begin with; 0, which it is without it: none. */
  readonly miningIntervalMs?: number
  /**
   * A block whose time is raised to be after its parent's puts the chain's clock forward with it. Without it the clock
   * stays near the machine's, and blocks that follow each other faster than one a second run ahead of it.
   */
  readonly blocksMoveClock?: boolean
  /** Hears why a block that was due could not be made; a warning of the process without it. */
  readonly onMiningFailure?: (error: unknown) => void
  /** Least time between two proofs that miners outside hand in; 0, which it is without it: none. */
  readonly submissionIntervalMs?: number
  /** A hundred for each key and ten thousand together, unless told otherwise. */
  readonly filterLimits?: FilterLimits
  /** Most bytes of state kept in memory. */
  readonly stateCacheBytes: number
  /** Those of production, unless told otherwise. */
  readonly budgets?: Budgets
  /** What measures how long somebody waits; the time that passes, unless told otherwise. */
  readonly timer?: Timer
  /**
   * Lets workers take over simulations that are long, given the state they must follow and its height; without it all
   * run here.
   */
  readonly joinWorkers?: (state: HeadState, height: number) => JoinedChain
  /** Where other processes may have the same store open. */
  readonly sharing?: Sharing
}

/** A chain that is open: its face for requests, and the two ways in which it grows. */
export interface Chain extends Engine {
  /** Keeps up with the process that writes, while that is another one. */
  readonly follower: Follower
  /** Goes on in the place of the process that wrote, whose last write has been followed. */
  beginWriting(): Promise<void>
  readonly miner: Miner
  readonly importer: Importer
  figures(): ChainFigures
  /** Has the store read something; rejects with a `StoreError`. */
  askStore(): Promise<unknown>
  /** Waits for the block in the making. */
  close(): Promise<void>
}

/** Opens the chain that the store holds, or begins it with its genesis. */
export async function openChain(setup: ChainSetup): Promise<Chain> {
  const { network, store, clock, limits, printLog, logTemplate, tracePrinter, budgets = BUDGETS } = setup
  const { sharing = NOT_SHARED, timer = systemTimer } = setup
  const genesis = await ensureGenesis(network, store)
  const blocks = createBlockCache(network)
  const newest = await store.blocks.getHead()
  const tip = newest === undefined ? genesis : newestTip(genesis, newest, blocks)
  const height = tip.block.header.number
  const ownState = createHeadState(store.state, height, setup.stateCacheBytes)
  const joined = setup.joinWorkers?.(ownState, height)
  const head = createHead(tip)
  const reorganisations = tellingOthers(createReorganisations(), sharing)
  const trieNodes = new CountedCache<TrieNode>({ max: TRIE_NODES })
  const context: ChainContext = {
    network,
    store: setup.sharing === undefined ? store : visibleStore(store, head, sharing),
    clock,
    timer,
    limits,
    logs: createPrintedLogs(store.logs, logTemplate),
    printLog,
    tracePrinter,
    blocks,
    trieNodes,
    forkAncestors: createForkAncestors(network, store.blocks, blocks),
    state: joined?.state ?? ownState,
    head,
    reorganisations,
    announcements: createAnnouncements(),
    settings: holdSettings(await readSettings(store)),
    arrivalLog: await openArrivalLog(store, setup.sharing !== undefined),
    sharing,
    pool: createTxPool({
      network,
      clock,
      best: tip.block.header,
      quotas: setup.submitting.limitsAccounts === true ? createAccountQuotas(clock, timer) : undefined,
    }),
    evm: createEvm({ ...budgets, precompiles: ROOTSTOCK_PRECOMPILES }),
  }
  if (setup.onMined !== undefined) context.announcements.onMined(setup.onMined)
  await restorePool(context)
  const oneByOne = createMutex()
  const { yieldAfterMs } = budgets
  const miner = createMiner(context, oneByOne, { yieldAfterMs, blocksMoveClock: setup.blocksMoveClock ?? false })
  const schedule = openSchedule(setup, miner, timer)
  if (!sharing.writes()) schedule.stop()
  const impersonated = createImpersonatedAccounts(network)
  const importer = createImporter(context, oneByOne)
  const getPendingBlock = createPendingBlocks(context, budgets.yieldAfterMs)
  const pendingStateFor = createPendingState(context, budgets.yieldAfterMs)
  const allReads = createReads(context, getPendingBlock, pendingStateFor, budgets.yieldAfterMs)
  const reads = createShownReads(allReads, network)
  const submits = createSubmits(context, miner, setup.submitting, {
    minesAtOnce: () => schedule.modes().atOnce,
    getMarketPrice: createMarketPrice(context),
    receiptWaits: createReceiptWaits(context, timer),
    timer,
    isImpersonated: impersonated.isOn,
  })
  const controls = createControls({
    context,
    genesis,
    miner,
    schedule,
    oneByOne,
    impersonation: createImpersonation(impersonated, network, reads, submits),
    onReset() {
      impersonated.clear()
      schedule.reset()
    },
    yieldAfterMs: budgets.yieldAfterMs,
  })
  const simulate = createSimulator(context, budgets, joined?.simulator)
  const pool = createPool(context.pool)
  const { trace, ...calls } = createCalls(context, getPendingBlock, simulate)
  const traces = createTraces(context, getPendingBlock, async (request, parent, abortable) =>
    simulate({ kind: 'replay', request }, contextAfter(parent), abortable),
  )
  const peers = await openPeers({ store, clock })
  return {
    network,
    follower: createFollower(context),
    async beginWriting() {
      await peers.reread()
      schedule.reset()
    },
    reads,
    calls,
    traces: { ...traces, call: trace },
    feeds: createFeeds(context),
    filters: createFilters(context, reads.findLogs, setup.filterLimits ?? FILTER_LIMITS),
    submits,
    controls: canMine(network) ? controls : undefined,
    mining: createMining(context, () => isMining(schedule.modes()), budgets.yieldAfterMs),
    pool,
    work: createMiningFromOutside({
      context,
      importer,
      getPendingBlock,
      submissionIntervalMs: setup.submissionIntervalMs ?? 0,
      yieldAfterMs: budgets.yieldAfterMs,
    }),
    peers,
    miner,
    importer,
    askStore: async () => store.blocks.getHead(),
    figures: () => ({
      head: head.current().block.header,
      reorganisations: Math.floor(reorganisations.count() / 2), // each is counted when it begins and when it is done
      pool: pool.counts(),
      waitingLogSearches: context.logs.waiting(),
      caches: { blocks: blocks.figures(), state: ownState.figures(), trieNodes: trieNodes.figures() },
    }),
    async close() {
      schedule.stop()
      await miner.close()
      await store.close()
    },
  }
}

/** The newest block that is kept; what genesis left behind is known without its header. */
function newestTip(genesis: Tip, row: BlockRow, blocks: BlockCache): Tip {
  if (row.number > 0) return toTip(row, blocks.decode(row))
  return row.stateRoot === undefined ? genesis : { ...genesis, stateRoot: row.stateRoot }
}

function openSchedule({ submitting, miningIntervalMs = 0, ...setup }: ChainSetup, miner: Miner, timer: Timer) {
  const { onMiningFailure = warn } = setup
  const mine = async () => void (await miner.mineOne().catch(onMiningFailure))
  return createMiningSchedule({ atOnce: submitting.minesAtOnce, intervalMs: miningIntervalMs }, mine, timer)
}

const warn = (error: unknown) => process.emitWarning(error instanceof Error ? error : String(error))

/** Reorganisations that those hear of who follow: what they read by height waits, too. */
function tellingOthers(reorganisations: Reorganisations, sharing: Sharing): Reorganisations {
  const writeAndTell = async (write: () => Promise<void>) => {
    await sharing.tellTurning()
    try {
      await write()
    } catch (error) {
      await sharing.tellTurned().catch(() => undefined) // a store that has gone away says so with the first error
      throw error
    }
  }
  return {
    ...reorganisations,
    run: (write, show) => reorganisations.run(sharing.writes() ? () => writeAndTell(write) : write, show),
  }
}

/** Takes the transactions back that waited when the chain was closed, oldest first. */
async function restorePool({ store, pool, state, head, sharing }: ChainContext): Promise<void> {
  const world = state.worldAt(head.current().block.header.number)
  const refused: Bytes[] = []
  for (const { encoded, hash, sender, addedAtMs, addedAtHeight } of await store.pool.getAll()) {
    const entry = { transaction: decodeTransaction(encoded), sender, addedAtMs, addedAtHeight }
    if (!pool.restore(entry, await world.getAccount(sender))) refused.push(hash)
  }
  await pool.tellArrivals([], async () => undefined) // they were told when they came
  if (refused.length > 0 && sharing.writes()) await store.write((writers) => writers.pool.deleteAll(refused))
}
