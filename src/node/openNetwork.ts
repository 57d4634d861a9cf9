import { type Clock, systemClock } from '../base/clock.ts'
import type { MinedBlock } from '../chain/api/minedBlock.ts'
import type { NameRevert } from '../chain/api/revertName.ts'
import type { GenesisState, GenesisTime } from '../chain/canonical/genesis.ts'
import type { ChainLimits } from '../chain/context.ts'
import { type Chain, type ChainSetup, openChain } from '../chain/openChain.ts'
import type { Workers } from '../chain/simulation/workers/workers.ts'
import {
  canMine,
  type GenesisSpec,
  isDevelopmentChain,
  isSandbox,
  type Network,
  type NetworkName,
} from '../chainspec/network.ts'
import { BUDGETS, type Budgets, DEV_BUDGETS } from '../concurrency/budgets.ts'
import type { MaybePromise } from '../concurrency/maybePromise.ts'
import { chainPlace } from '../config/dataFiles.ts'
import type { Config } from '../config/load.ts'
import { networkOf } from '../config/networkOf.ts'
import type { RequestLog } from '../methods/method.ts'
import type { ForwardedHandler } from '../replication/executeForwarded.ts'
import { type ChainLink, type ChainRole, openSharedChain } from '../replication/sharedChain.ts'
import { openSharedStore } from '../replication/sharedStore.ts'
import type { RequestObserver } from '../rpc/dispatch.ts'
import { openStore } from '../storage/openStore.ts'
import type { Store } from '../storage/store.ts'
import { STANDING_BY, whileLocked } from '../storage/whileLocked.ts'
import type { ScryptCost } from '../wallet/stretcher.ts'
import { LOG_TEMPLATE, toWireLog } from '../wire/log.ts'
import { tracePrinter } from '../wire/traces/tracePrinter.ts'
import { mineForked } from './mineForked.ts'
import type { Fork } from './openFork.ts'

/** A genesis block that differs from its network's. */
export interface ChainStart {
  readonly genesis: Partial<Pick<GenesisSpec, 'number' | 'timestamp' | 'startsClock'>>
  readonly state?: GenesisState | undefined
}

/** Settings that only fixtures, tests and `scion dev` change. */
export interface NodeOptions {
  readonly clock?: Clock
  readonly limits?: Partial<Pick<ChainLimits, 'logBlockSpan' | 'logCount' | 'traceBlockSpan'>>
  readonly budgets?: Budgets
  /** The compiled program of the workers, for a node that runs from sources. */
  readonly workersEntry?: URL
  /** Called with each block that is mined here. */
  readonly onMined?: (block: MinedBlock) => void
  /** Called with each request. */
  readonly requestObserver?: RequestObserver
  /** Turns the log of requests and blocks off and on. */
  readonly requestLog?: RequestLog
  /** Names the errors of contracts in messages. */
  readonly nameRevert?: NameRevert
  /** Whether wallets of sandboxes also sign for the accounts of the mnemonic. */
  readonly unlocksMnemonic?: boolean
  /** Cost of stretching the wallet's passphrases. */
  readonly walletCost?: ScryptCost
  /** Whether senders need no signature from the start, as after `anvil_autoImpersonateAccount`. */
  readonly impersonatesAll?: boolean
  /** The genesis block, if it differs from that of the settings. */
  readonly start?: ChainStart | undefined
  /** The source of the time of a sandbox's genesis block. Default: the stored block, so that all commands open it. */
  readonly genesisTime?: GenesisTime
  /** The fork to serve as the only network. The node closes it. */
  readonly fork?: Fork
}

const ESTIMATE_GAS_CAP = 6_800_000n
/** Gas of a pool full of plain transfers. */
const PENDING_STATE_GAS = 420_000_000n
const LOG_BLOCK_SPAN = 2_000
const LOG_COUNT = 10_000
const LOG_CHARACTERS = 256 * 2 ** 20
/** Bound of traces if responses have none: a worker holds and prints them. */
const TRACE_CHARACTERS = 64 * 2 ** 20
const TRACE_BLOCK_SPAN = 2_000
/** Local programs may leave more filters behind than clients of a hosted node. */
const FILTER_LIMITS = { hosted: { ofKey: 100, all: 10_000 }, own: { ofKey: 1_000, all: 10_000 } }
const STATE_CACHE_BYTES = 64 * 2 ** 20
const WORKER_STATE_CACHE_BYTES = 16 * 2 ** 20

export interface NetworkOptions extends NodeOptions {
  /** Called with the error of interval mining. */
  readonly onMiningFailure?: (error: unknown) => void
  /** Called with the role of this process if others may write the chain, and with each change of it. */
  readonly onRole?: (role: ChainRole) => void
  /** Called before this process begins to write a chain that several processes may serve. */
  readonly onWriting?: () => Promise<void>
  /** Executes the requests that other processes forward. */
  readonly requests?: ForwardedHandler
  /** Called with the error that ends replication here. */
  readonly onSharingFailure?: (error: unknown) => void
  /** Called when another process has taken over the chain's store. */
  readonly onReplaced?: () => void
  /** Returns a store whose writes are watched. */
  readonly watchStore?: ((store: Store) => Store) | undefined
}

const warn = (error: unknown) => process.emitWarning(error instanceof Error ? error : String(error))

/** An open chain, and its replication if several processes may serve it. */
export interface OpenNetwork {
  readonly chain: Chain
  readonly link?: ChainLink
}

/** Opens the chain of a network by the settings. Rejects with `StoreError` or `WrongChain`. */
export async function openNetwork(
  name: NetworkName,
  config: Config,
  workers?: Workers,
  { clock = systemClock, watchStore = (store: Store) => store, ...options }: NetworkOptions = {},
): Promise<OpenNetwork> {
  const { fork, budgets = config.profile === 'dev' ? DEV_BUDGETS : BUDGETS } = options
  const network = fork?.network ?? startAt(networkOf(name, config), options.start)
  const location = chainPlace(config, name)
  const { durability, standby } = config
  const { onMiningFailure, onReplaced, onRole } = options
  const limits = chainLimitsOf(config, options.limits)
  const inWorkers = { network, location, limits, stateCacheBytes: WORKER_STATE_CACHE_BYTES, budgets }
  let joined: ReturnType<Workers['join']> | undefined
  const setup: Omit<ChainSetup, 'store'> = {
    ...chainPartsOf(config),
    network,
    ...(fork && { base: fork.base, funded: fork.funded, fork: fork.source }),
    clock,
    limits,
    ...(workers && {
      joinWorkers(state, height, asked) {
        joined = workers.join({ ...inWorkers, ...asked }, state, height)
        return joined
      },
    }),
    onMined: options.onMined,
    submitting: {
      minesAtOnce: (config.mining.kind === 'auto' || config.mining.kind === 'mixed') && canMine(network),
      failsOnRevert: config.failOnRevert,
      maxWaitMs: config.callTimeoutMs,
      limitsAccounts: config.accountQuota === 'auto' ? config.genesis === 'real' : config.accountQuota === 'on',
    },
    miningIntervalMs: 'intervalMs' in config.mining && canMine(network) ? config.mining.intervalMs : 0,
    order: config.order,
    impersonatesAll: options.impersonatesAll,
    genesisState: options.start?.state,
    isDevelopment: config.profile === 'dev' && isDevelopmentChain(network),
    genesisTime: isSandbox(network) ? (options.genesisTime ?? 'stored') : 'network',
    reusesSnapshotIds: config.profile === 'node',
    blocksMoveClock: config.profile === 'dev', // elsewhere the offset would add up, and nothing corrects the clock
    revertsRestorePool: config.profile !== 'node',
    ...(onMiningFailure === undefined ? {} : { onMiningFailure }),
    submissionIntervalMs: config.submissionIntervalMs,
    stateCacheBytes: STATE_CACHE_BYTES,
    budgets,
  }
  if (location.kind === 'postgres') {
    const shared = await openSharedStore(location, { durability, ...(onReplaced && { onReplaced }) })
    const { requests, onWriting, onSharingFailure: onFailure = warn } = options
    shared.readServer.onMove((place) => joined?.readFrom({ ...place, kind: 'postgres' }))
    const store = { ...shared, ...watchStore(shared) }
    return openSharedChain({
      ...{ store, standby, onRole, onWriting, requests, onFailure },
      openChain: (sharing) => openChain({ ...setup, store, sharing }),
    })
  }
  const open = () => openStore(location, { durability })
  const store = await (standby ? openAsStandby(open, onRole) : open())
  const chain = await openChain({ ...setup, store: watchStore(store) })
  if (fork?.first !== undefined) await mineForked(chain, fork.first)
  return { chain }
}

/** Opens a store that one process can have open, and waits for the end of the process that has it. */
export async function openAsStandby(
  open: () => MaybePromise<Store>,
  onRole: (role: ChainRole) => void = () => {},
): Promise<Store> {
  const store = await whileLocked(open, { ...STANDING_BY, onWaiting: () => onRole({ role: 'waiting' }) })
  onRole({ role: 'writer' })
  return store
}

/** Returns the parts of every chain that depend on the settings only. */
export function chainPartsOf(
  config: Pick<Config, 'callGasCap' | 'gasLimit' | 'responseLimitBytes' | 'profile'>,
): Pick<ChainSetup, 'limits' | 'printLog' | 'logTemplate' | 'tracePrinter' | 'filterLimits'> {
  return {
    limits: chainLimitsOf(config, undefined),
    printLog: (...log) => JSON.stringify(toWireLog(...log)),
    logTemplate: LOG_TEMPLATE,
    tracePrinter,
    filterLimits: FILTER_LIMITS[config.profile === 'hosted' ? 'hosted' : 'own'],
  }
}

/** Returns a network whose genesis block has another number, time or clock. */
function startAt(network: Network, start: ChainStart | undefined): Network {
  return start === undefined ? network : { ...network, genesis: { ...network.genesis, ...start.genesis } }
}

/** Returns the bounds of a chain's requests by the settings. */
function chainLimitsOf(
  config: Pick<Config, 'callGasCap' | 'gasLimit' | 'responseLimitBytes'>,
  changed: NodeOptions['limits'],
): ChainLimits {
  const { responseLimitBytes: responseLimit } = config
  return {
    callGasCap: atLeastBlockGas(config.callGasCap, config),
    estimateGasCap: atLeastBlockGas(ESTIMATE_GAS_CAP, config),
    pendingStateGas: atLeastBlockGas(PENDING_STATE_GAS, config),
    logBlockSpan: LOG_BLOCK_SPAN,
    logCount: LOG_COUNT,
    logCharacters: LOG_CHARACTERS,
    wideLogCharacters: responseLimit === 0 ? LOG_CHARACTERS : responseLimit,
    traceCharacters: responseLimit === 0 ? TRACE_CHARACTERS : responseLimit,
    traceBlockSpan: TRACE_BLOCK_SPAN,
    ...changed,
  }
}

/** Returns a bound on gas that a transaction of a full block does not exceed; 0 is no bound. */
function atLeastBlockGas(bound: bigint, { gasLimit }: Pick<Config, 'gasLimit'>): bigint {
  return gasLimit !== 'none' && bound > 0n && bound < gasLimit ? BigInt(gasLimit) : bound
}
