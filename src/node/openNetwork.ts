import { type Clock, systemClock } from '../base/clock.ts'
import type { MinedBlock } from '../chain/api/minedBlock.ts'
import type { ChainLimits } from '../chain/context.ts'
import { type Chain, type ChainSetup, openChain } from '../chain/openChain.ts'
import type { Workers } from '../chain/simulation/workers/workers.ts'
import { mnemonicAccounts } from '../chainspec/mnemonicAccounts.ts'
import { canMine, type Network, type NetworkName } from '../chainspec/network.ts'
import { NETWORKS } from '../chainspec/networks/index.ts'
import { createSandbox } from '../chainspec/sandbox.ts'
import { withoutRules } from '../chainspec/withoutRules.ts'
import { BUDGETS, type Budgets } from '../concurrency/budgets.ts'
import { chainPlace } from '../config/dataFiles.ts'
import type { Config } from '../config/load.ts'
import type { NETWORK_SETTINGS } from '../config/settings.ts'
import type { HandedOver } from '../replication/executeForwarded.ts'
import { type ChainLink, openSharedChain } from '../replication/sharedChain.ts'
import { openSharedStore } from '../replication/sharedStore.ts'
import type { RequestObserver } from '../rpc/requestObserver.ts'
import type { StorePlace } from '../storage/engines.ts'
import { openStore } from '../storage/openStore.ts'
import type { Store } from '../storage/store.ts'
import { STANDING_BY, whileLocked } from '../storage/whileLocked.ts'
import type { ScryptCost } from '../wallet/stretcher.ts'
import { toWireLog } from '../wire/log.ts'
import { LOG_TEMPLATE } from '../wire/logTemplate.ts'
import { tracePrinter } from '../wire/traces/tracePrinter.ts'

/** What fixtures and tests set otherwise than a running service. */
export interface NodeOptions {
  readonly clock?: Clock
  readonly limits?: Partial<Pick<ChainLimits, 'logBlockSpan' | 'logCount' | 'traceBlockSpan'>>
  readonly budgets?: Budgets
  /** The workers' program, for a node that runs from the sources. */
  readonly workersEntry?: URL
  /** Watches the blocks that are mined. */
  readonly onMined?: (block: MinedBlock) => void
  /** Watches the requests. */
  readonly requestObserver?: RequestObserver
  /** Wallets of sandboxes sign for the accounts of the mnemonic, too. */
  readonly unlocksMnemonic?: boolean
  /** What stretching a passphrase of the wallet costs. */
  readonly walletCost?: ScryptCost
}

const ESTIMATE_GAS_CAP = 6_800_000n
/** As much as a pool full of plain transfers takes. */
const PENDING_STATE_GAS = 420_000_000n
const LOG_BLOCK_SPAN = 2_000
const LOG_COUNT = 10_000
const LOG_CHARACTERS = 256 * 2 ** 20
/** Where answers have no limit: a worker holds as much, and prints it. */
const TRACE_CHARACTERS = 64 * 2 ** 20
const TRACE_BLOCK_SPAN = 2_000
/** Programs of one's own leave more behind than strangers may. */
const FILTER_LIMITS = { hosted: { ofKey: 100, all: 10_000 }, own: { ofKey: 1_000, all: 10_000 } }
const STATE_CACHE_BYTES = 64 * 2 ** 20
const WORKER_STATE_CACHE_BYTES = 16 * 2 ** 20

export interface NetworkOptions extends NodeOptions {
  /** Hears why a block that was due could not be made. */
  readonly onMiningFailure?: (error: unknown) => void
  /** Hears that another process writes the chain, whose end is waited for. */
  readonly onWaiting?: () => void
  /** Called, where several processes may serve the chain, before this one begins to write. */
  readonly onWriting?: () => Promise<void>
  /** What answers the requests that other processes hand over. */
  readonly requests?: HandedOver
  /** Hears why this process could not go on with others. */
  readonly onSharingFailure?: (error: unknown) => void
  /** Hears that another process has taken the chain's data over: nothing more is written here. */
  readonly onReplaced?: () => void
  /** Gives a store that tells how long it takes. */
  readonly measureStore?: ((store: Store) => Store) | undefined
}

const warn = (error: unknown) => process.emitWarning(error instanceof Error ? error : String(error))

const asItIs = (store: Store) => store

/** A chain that is served, and how its processes go together where there may be several. */
export interface OpenNetwork {
  readonly chain: Chain
  readonly link?: ChainLink
}

/** Opens the chain that the settings mean by the name of a network; throws a `StoreError` or `WrongChain`. */
export async function openNetwork(
  name: NetworkName,
  config: Config,
  workers?: Workers,
  { clock = systemClock, budgets = BUDGETS, measureStore = asItIs, ...options }: NetworkOptions = {},
): Promise<OpenNetwork> {
  const network = networkOf(name, config)
  const location = chainPlace(config, name)
  const { durability, standby } = config
  const { onMiningFailure, onReplaced, onWaiting = () => {} } = options
  const limits = {
    callGasCap: roomForBlock(config.callGasCap, config),
    estimateGasCap: roomForBlock(ESTIMATE_GAS_CAP, config),
    pendingStateGas: roomForBlock(PENDING_STATE_GAS, config),
    logBlockSpan: LOG_BLOCK_SPAN,
    logCount: LOG_COUNT,
    logCharacters: LOG_CHARACTERS,
    wideLogCharacters: config.responseLimitBytes === 0 ? LOG_CHARACTERS : config.responseLimitBytes,
    traceCharacters: config.responseLimitBytes === 0 ? TRACE_CHARACTERS : config.responseLimitBytes,
    traceBlockSpan: TRACE_BLOCK_SPAN,
    ...options.limits,
  }
  const inWorkers = { network, location, limits, stateCacheBytes: WORKER_STATE_CACHE_BYTES, budgets }
  let readInWorkersFrom = (_place: StorePlace) => {}
  const joinWorkers = (pool: Workers, ...[state, height]: Parameters<NonNullable<ChainSetup['joinWorkers']>>) => {
    const joined = pool.join(inWorkers, state, height)
    readInWorkersFrom = joined.readFrom
    return joined
  }
  const setup: Omit<ChainSetup, 'store'> = {
    network,
    clock,
    limits,
    ...(workers === undefined ? {} : { joinWorkers: (...head) => joinWorkers(workers, ...head) }),
    printLog: (...log) => JSON.stringify(toWireLog(...log)),
    logTemplate: LOG_TEMPLATE,
    tracePrinter,
    onMined: options.onMined,
    submitting: {
      minesAtOnce: config.mining.kind === 'auto' && canMine(network),
      failsOnRevert: config.failOnRevert,
      maxWaitMs: config.callTimeoutMs,
      limitsAccounts: config.accountQuota === 'auto' ? config.genesis === 'real' : config.accountQuota === 'on',
    },
    miningIntervalMs: config.mining.kind === 'interval' && canMine(network) ? config.mining.intervalMs : 0,
    blocksMoveClock: config.profile === 'dev', // elsewhere blocks of weeks would add up, and nothing sets the clock right
    ...(onMiningFailure === undefined ? {} : { onMiningFailure }),
    submissionIntervalMs: config.submissionIntervalMs,
    filterLimits: FILTER_LIMITS[config.profile === 'hosted' ? 'hosted' : 'own'],
    stateCacheBytes: STATE_CACHE_BYTES,
    budgets,
  }
  if (location.kind === 'postgres') {
    const shared = await openSharedStore(location, { durability, ...(onReplaced && { onReplaced }) })
    const { requests, onWriting, onSharingFailure: onFailure = warn } = options
    shared.readServer.onMove((place) => readInWorkersFrom({ ...place, kind: 'postgres' }))
    const store = { ...shared, ...measureStore(shared) }
    return openSharedChain({
      ...{ store, standby, onWaiting, onWriting, requests, onFailure },
      openChain: (sharing) => openChain({ ...setup, store, sharing }),
    })
  }
  const open = () => openStore(location, { durability })
  const store = await (standby ? whileLocked(open, { ...STANDING_BY, onWaiting }) : open())
  return { chain: await openChain({ ...setup, store: measureStore(store) }) }
}

/** The chain that the settings mean by the name of a network. */
export function networkOf(name: NetworkName, config: Pick<Config, (typeof NETWORK_SETTINGS)[number]>): Network {
  const real = NETWORKS[name]
  const network = config.genesis === 'real' ? real : sandboxOf(real, config)
  return withoutRules(network, config.withoutRule)
}

function sandboxOf(real: Network, config: Pick<Config, (typeof NETWORK_SETTINGS)[number]>): Network {
  return createSandbox(real, {
    minimumGasPriceWei: config.minimumGasPrice,
    chainId: config.chainId === 'none' ? undefined : config.chainId,
    gasLimit: config.gasLimit === 'none' ? undefined : BigInt(config.gasLimit),
    hasUnlimitedCode: config.unlimitedCodeSize,
    compat: config.compat,
    accounts: mnemonicAccounts(config.mnemonic, config.accounts),
    balanceWei: config.balance * 10n ** 18n,
  })
}

/** A bound on gas that lets through what fills a block of the gas limit that is set; 0 is no bound. */
function roomForBlock(bound: bigint, { gasLimit }: Pick<Config, 'gasLimit'>): bigint {
  return gasLimit !== 'none' && bound > 0n && bound < gasLimit ? BigInt(gasLimit) : bound
}
