import { availableParallelism } from 'node:os'
import type { Logger } from 'pino'
import type { MethodName } from '../../generated/methods.ts'
import { methodTraits } from '../../generated/traits.ts'
import { type KeyStore, openKeyStore } from '../apiKeys/keyStore.ts'
import { systemClock, systemTimer } from '../base/clock.ts'
import { ReadyJson } from '../base/readyJson.ts'
import { clientVersion, packageVersion } from '../base/version.ts'
import type { Engine } from '../chain/api/engine.ts'
import type { Chain } from '../chain/openChain.ts'
import { createWorkers, type Workers } from '../chain/simulation/workers/workers.ts'
import type { NetworkName } from '../chainspec/network.ts'
import { BUDGETS } from '../concurrency/budgets.ts'
import { createDeferred } from '../concurrency/deferred.ts'
import { chainCompatOf } from '../config/compatStyle.ts'
import { keysPlace, lastBackupFile } from '../config/dataFiles.ts'
import type { Config } from '../config/load.ts'
import { networkOf } from '../config/networkOf.ts'
import { ownNetworksOf } from '../config/upstreams.ts'
import { nativeCurveProblem } from '../crypto/curve.ts'
import { warmUp as warmUpEvm } from '../evm/evm.ts'
import type { FollowedChain } from '../follow/openFollowed.ts'
import { methods } from '../methods/index.ts'
import type { About } from '../methods/method.ts'
import { requireForwardable } from '../methods/requireForwardable.ts'
import { Metrics } from '../metrics/metrics.ts'
import { type RecentLoad, watchLoad } from '../metrics/recentLoad.ts'
import { Refusals } from '../metrics/refusals.ts'
import type { ChainLink } from '../replication/sharedChain.ts'
import { CallCosts } from '../rpc/calls/callCosts.ts'
import { Calls } from '../rpc/calls/calls.ts'
import { SlowCalls } from '../rpc/calls/slowCalls.ts'
import { isDocumented } from '../rpc/errors.ts'
import { createServedMethods } from '../rpc/methodRules.ts'
import { createNodeParser } from '../rpc/parseParams.ts'
import type { OnRefused } from '../rpc/refusalReason.ts'
import { createRpc, type Rpc } from '../rpc/rpc.ts'
import { throughWriter } from '../rpc/throughWriter.ts'
import type { Health, Readiness } from '../server/pages/health.ts'
import type { Store } from '../storage/store.ts'
import { throughUpstream } from '../upstream/throughUpstream.ts'
import type { Upstream } from '../upstream/upstream.ts'
import { createStretcher } from '../wallet/stretcher.ts'
import type { Wallet } from '../wallet/wallet.ts'
import type { AdminApi } from './adminApi.ts'
import { createForwardedRequests } from './forwardedRequests.ts'
import { createNodeReadiness, readHealth } from './health.ts'
import { createMethodContexts, type NodeContext, type OpenData } from './methodContexts.ts'
import { describeNode } from './metrics.ts'
import { type NodeOptions, type OpenNetwork, openNetwork } from './openNetwork.ts'
import { createOpenParts, type OpenParts } from './openParts.ts'
import { openWallet, type WalletTools } from './openWallet.ts'
import { createRoleLog } from './roleLog.ts'
import { openServedDocument } from './servedDocument.ts'
import { logWrites } from './writeLog.ts'

/** A running process without its listening sockets. */
export interface Node {
  readonly engines: ReadonlyMap<NetworkName, Engine>
  readonly rpc: Rpc
  readonly keys: KeyStore
  /** Undefined without an admin port. */
  readonly metrics: Metrics | undefined
  /** Counts the requests and connections that exceed a bound. */
  readonly onRefused: OnRefused
  /** Undefined without an admin port. */
  readonly admin: AdminApi | undefined
  /** Resolves when another process has taken over the store, so that this one no longer writes. */
  readonly replaced: Promise<void>
  health(): Promise<Health>
  ready(): Promise<Readiness>
  /** Returns the number of processes that serve the same chains and keys, this one included. */
  processes(): number
  /** Returns the reason why a followed network has halted; undefined if none has. */
  halted(): string | undefined
  /** Returns the OpenRPC document of this process as JSON text, for clients that reach it at this address. */
  openrpc(baseUrl?: string): string
  /** Loads the libraries that the first transactions and calls need, which otherwise wait for it. */
  warmUp(): void
  /** Adds a part that opens after the node, as a server, and closes before it. */
  readonly addPart: OpenParts['add']
  close(): Promise<void>
}

const BATCH_CONCURRENCY = 4
/** On a network of other nodes: its requests wait for them, and cost little here. */
const UPSTREAM_BATCH_CONCURRENCY = 50
const WORKER_HEAP_MIB = 512

/** The settings of a node with the parts that need no data. */
interface NodeSetup {
  readonly config: Config
  readonly logger: Logger
  readonly options: NodeOptions
  readonly parts: OpenParts
  readonly metrics: Metrics | undefined
}

/** Creates a node; src/node/README.md has the order. Rejects with `StoreError` or `WrongChain`; then nothing stays open. */
export async function createNode(config: Config, logger: Logger, options: NodeOptions = {}): Promise<Node> {
  const parts = createOpenParts(logger)
  const { fork } = options
  if (fork !== undefined) parts.add('fork', () => fork.close())
  try {
    const metrics = config.adminPort === 'none' ? undefined : new Metrics(packageVersion())
    return await openNode({ config, logger, options, parts, metrics })
  } catch (error) {
    await parts.close()
    throw error
  }
}

async function openNode(setup: NodeSetup): Promise<Node> {
  const { config, logger, options, parts, metrics } = setup
  const { clock = systemClock } = options
  const served = createServedMethods({
    ...config,
    timeoutsMs: new Map(config.methodTimeoutsMs),
    weights: new Map(config.methodWeights),
  })
  const openrpc = openServedDocument(config, served.names)
  const refusals = new Refusals(logger)
  const onRefused: OnRefused = (reason, keyId) => refusals.count(reason, keyId)
  metrics?.add(() => [refusals.metric()])

  const keys = await openKeyStore(keysPlace(config), clock)
  parts.add('keys', () => keys.close())
  const workers = createNodeWorkers(logger, options)
  const forwardedTo = createDeferred<Rpc>() // requests of other processes wait for it
  const replaced = createDeferred<void>()
  const data = await openAllNetworks(setup, { workers, rpc: forwardedTo.promise, onReplaced: replaced.resolve })
  if (workers !== undefined) parts.add('workers', () => workers.close()) // they read chains, so they close first
  // A start takes seconds on busy cores, so under attack the first long call would wait for it.
  if (config.profile === 'hosted') workers?.start()

  const about: About = {
    clientVersion: config.clientVersion === 'none' ? clientVersion() : config.clientVersion,
    modules: served.modules,
    documentAt: (baseUrl) => new ReadyJson(openrpc(baseUrl)),
  }
  const contexts = createMethodContexts(data, about, logger, options)
  const calls = new Calls({
    meter: metrics?.calls,
    costs: metrics && new CallCosts(),
    slow: new SlowCalls(config.logSlowCallsMs, logger, systemTimer),
  })
  const rpc = createNodeRpc(setup, data, contexts, { served, onRefused, calls })
  forwardedTo.resolve(rpc)
  const ready = createNodeReadiness(data, config, clock)
  if (metrics !== undefined) {
    const isReady = async () => (await ready()).isReady
    const places = { folder: config.data, lastBackup: lastBackupFile(config.data) }
    describeNode(metrics, { ...data, contexts, workers, clock, calls, data: places, isReady })
  }
  return {
    replaced: replaced.promise,
    engines: data.chains,
    rpc,
    keys,
    metrics,
    onRefused,
    admin: await openAdmin(setup, { keys, calls, ...data }),
    warmUp: () => warmUp(logger),
    addPart: parts.add,
    close: parts.close,
    openrpc,
    health: () => readHealth(data.chains, clock),
    processes: () => countProcesses(data.links),
    halted: () => findHalt(data),
    ready,
  }
}

/** The parts of a node that the admin API shows. */
interface AdminParts extends Pick<OpenData, 'upstreams'> {
  readonly keys: KeyStore
  readonly calls: Calls
}

/** Opens the admin API if the settings have a port for it. */
async function openAdmin(
  { config, logger, options, parts }: NodeSetup,
  { keys, upstreams, calls }: AdminParts,
): Promise<AdminApi | undefined> {
  const { costs } = calls
  if (config.adminPort === 'none' || costs === undefined) return undefined
  const { openAdminApi } = await import('./adminApi.ts')
  const load = openLoad(costs, parts)
  return openAdminApi(keys, config, { clock: options.clock ?? systemClock, logger, upstreams, calls, load })
}

function openLoad(costs: CallCosts, parts: OpenParts): () => RecentLoad {
  const stopped = new AbortController()
  parts.add('load', async () => stopped.abort())
  return watchLoad(costs, systemTimer, stopped.signal)
}

function warmUp(logger: Logger): void {
  warmUpEvm()
  if (nativeCurveProblem() === undefined) return
  const { platform, arch } = process
  logger.info(`secp256k1 has no binary for ${platform}-${arch}: signature recovery runs in WebAssembly, 5 times slower`)
}

/** The program of the workers beside a compiled node; sources have none that can run. */
const compiledEntry = () => (import.meta.url.endsWith('.js') ? new URL('./workerMain.js', import.meta.url) : undefined)

/** Creates the workers, none of which is started. Without their program there are none, and all calls run here. */
function createNodeWorkers(
  logger: Logger,
  { workersEntry: entry = compiledEntry(), budgets = BUDGETS }: NodeOptions,
): Workers | undefined {
  if (entry === undefined) return undefined
  return createWorkers({
    entry,
    budgets,
    count: availableParallelism(),
    heapMib: WORKER_HEAP_MIB,
    onFailure: (text) => logger.error(text),
  })
}

/** The parts that the networks need of the node. */
interface NetworkParts {
  readonly workers: Workers | undefined
  readonly rpc: Promise<Rpc>
  onReplaced(): void
}

/** Opens the chain of each network, and its wallet as soon as this process writes. */
async function openAllNetworks(setup: NodeSetup, { workers, rpc, onReplaced }: NetworkParts): Promise<OpenData> {
  const { config, logger, options, parts, metrics } = setup
  const { clock = systemClock, walletCost: cost, unlocksMnemonic } = options
  const chains = new Map<NetworkName, Chain>()
  const links = new Map<NetworkName, ChainLink>()
  const upstreams = new Map<NetworkName, Upstream>()
  const followed = new Map<NetworkName, FollowedChain>()
  const wallets = new Map<NetworkName, Wallet>()
  const walletTools: WalletTools = { clock, stretcher: createStretcher(), cost, unlocksMnemonic }
  for (const one of config.upstream) {
    const { openUpstreamNetwork } = await import('./openUpstreamNetwork.ts')
    const { chain, upstream, link } = await openUpstreamNetwork(one, config, {
      ...{ clock, logger, onReplaced },
      requests: createForwardedRequests(rpc, one.network),
    })
    chains.set(one.network, chain)
    upstreams.set(one.network, upstream)
    if (link !== undefined) links.set(one.network, link)
    parts.add(`endpoints of ${one.network}`, () => chain.close())
  }
  const addChain = (network: NetworkName, { chain, link }: OpenNetwork) => {
    chains.set(network, chain)
    parts.add(`chain of ${network}`, () => chain.close())
    if (link !== undefined) links.set(network, link)
  }
  for (const network of ownNetworksOf(config)) {
    const openOwnWallet = async () => {
      const wallet = await openWallet(options.fork?.network ?? networkOf(network, config), config, walletTools)
      if (wallet === undefined) return
      wallets.set(network, wallet)
      parts.add(`wallet of ${network}`, () => wallet.close())
    }
    const roles = createRoleLog(network, logger)
    const follows = config.follow.find((one) => one.network === network)
    const networkOptions = {
      ...options,
      onMiningFailure: (err: unknown) =>
        isDocumented(err)
          ? logger.warn({ reason: err.message }, 'mining failed')
          : logger.error({ err }, 'mining failed'),
      onRole: roles.note,
      onWriting: follows === undefined ? openOwnWallet : async () => undefined,
      onSharingFailure: (err: unknown) => logger.error({ err, network }, 'replication failed'),
      requests: createForwardedRequests(rpc, network),
      onReplaced() {
        roles.noteReplaced()
        onReplaced()
      },
      watchStore: (store: Store) => logWrites(network, metrics?.writes.measure(network, store) ?? store, logger),
    }
    if (follows !== undefined) {
      const { openFollowedNetwork } = await import('./openFollowedNetwork.ts')
      const opened = await openFollowedNetwork(follows, config, workers, { ...networkOptions, logger })
      addChain(network, opened)
      followed.set(network, opened.followed)
      parts.add(`following of ${network}`, () => opened.followed.close())
      continue
    }
    const opened = await openNetwork(network, config, workers, networkOptions)
    addChain(network, opened)
    if (opened.link === undefined) await openOwnWallet()
  }
  return { chains, links, upstreams, followed, wallets }
}

interface RpcParts {
  readonly served: ReturnType<typeof createServedMethods>
  readonly onRefused: OnRefused
  readonly calls: Calls
}

function createNodeRpc(
  { config, logger, options }: NodeSetup,
  { links, upstreams }: OpenData,
  contexts: ReadonlyMap<NetworkName, NodeContext>,
  { served, onRefused, calls }: RpcParts,
): Rpc {
  const parseNodeParams = createNodeParser(chainCompatOf(config.compat))
  return createRpc({
    handlers: throughUpstream(
      methods,
      methodTraits,
      links.size === 0 ? undefined : (table) => throughWriter(table, methodTraits, requireForwardable),
    ),
    // Only names of the table come here, and the table is the document's.
    parseParams: (method, params) => parseNodeParams(method as MethodName, params),
    engineFor(network) {
      const context = contexts.get(network)
      if (context === undefined) throw new Error(`network ${network} is not served`)
      return context
    },
    served,
    limits: {
      ...config,
      batchConcurrency: (network) => (upstreams.has(network) ? UPSTREAM_BATCH_CONCURRENCY : BATCH_CONCURRENCY),
    },
    logger,
    observer: options.requestObserver,
    nameRevert: options.nameRevert,
    calls,
    onRefused,
  })
}

function findHalt({ followed }: OpenData): string | undefined {
  for (const [network, { status }] of followed) {
    const { halt } = status()
    if (halt === undefined) continue
    const { message, report } = halt
    return `${network}: ${message}${report !== undefined && 'file' in report ? `; its report is ${report.file}` : ''}`
  }
  return undefined
}

/** Returns the largest count of all chains; 1 if no chain is shared. A loop, because each request calls it. */
function countProcesses(links: ReadonlyMap<NetworkName, ChainLink>): number {
  let most = 1
  for (const link of links.values()) most = Math.max(most, link.processes())
  return most
}
