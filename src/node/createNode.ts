import { availableParallelism } from 'node:os'
import type { Logger } from 'pino'
import type { MethodName } from '../../generated/methods.ts'
import { methodTraits } from '../../generated/traits.ts'
import { type KeyStore, openKeyStore } from '../apiKeys/keyStore.ts'
import { type Clock, systemClock } from '../base/clock.ts'
import { toHex } from '../base/hex.ts'
import { ReadyJson } from '../base/readyJson.ts'
import { clientVersion, packageVersion } from '../base/version.ts'
import type { Engine } from '../chain/api/engine.ts'
import { type ChainStats, headAgeSeconds } from '../chain/api/stats.ts'
import type { Chain } from '../chain/openChain.ts'
import { createWorkers, type Workers } from '../chain/simulation/workers/workers.ts'
import type { NetworkName } from '../chainspec/network.ts'
import { BUDGETS } from '../concurrency/budgets.ts'
import { keysPlace } from '../config/dataFiles.ts'
import type { Config } from '../config/load.ts'
import { warmUp } from '../evm/evm.ts'
import { methods } from '../methods/index.ts'
import type { About, MethodContext } from '../methods/method.ts'
import { requireForwardable } from '../methods/requireForwardable.ts'
import { Metrics } from '../metrics/metrics.ts'
import { Refusals } from '../metrics/refusals.ts'
import { createChainSubscriptions } from '../notifications/chainSubscriptions.ts'
import type { ChainLink } from '../replication/sharedChain.ts'
import { createServedMethods } from '../rpc/methodRules.ts'
import { createNodeParser } from '../rpc/parseParams.ts'
import type { OnRefused } from '../rpc/refusalReason.ts'
import { createRpc, type Rpc } from '../rpc/rpc.ts'
import { forward, type Linked, throughWriter } from '../rpc/throughWriter.ts'
import { createReadiness, type Health, type NetworkHealth, type Readiness } from '../server/pages/health.ts'
import type { Store } from '../storage/store.ts'
import { createStretcher } from '../wallet/stretcher.ts'
import type { Wallet } from '../wallet/wallet.ts'
import { AnswerCache } from '../wire/answerCache.ts'
import { type AdminApi, openAdminApi } from './adminApi.ts'
import { createForwardedRequests } from './forwardedRequests.ts'
import { describeNode } from './metrics.ts'
import { type NodeOptions, networkOf, openNetwork } from './openNetwork.ts'
import { openWallet } from './openWallet.ts'
import { openServedDocument } from './servedDocument.ts'

/** Everything of a running process but its listening socket. */
export interface Node {
  readonly engines: ReadonlyMap<NetworkName, Engine>
  readonly rpc: Rpc
  readonly keys: KeyStore
  /** Undefined where there is nobody to tell them. */
  readonly metrics: Metrics | undefined
  /** Counts the requests and connections that exceed a bound. */
  readonly onRefused: OnRefused
  /** Undefined where nobody may ask it. */
  readonly admin: AdminApi | undefined
  /** Resolves when another process has taken over what this one writes. */
  readonly replaced: Promise<void>
  health(): Promise<Health>
  ready(): Promise<Readiness>
  /** How many processes serve the same chains and keys, this one included. */
  processes(): number
  /** The OpenRPC document of this process as JSON text, for clients that reach it at this address. */
  openrpc(baseUrl?: string): string
  close(): Promise<void>
}

const BATCH_CONCURRENCY = 4
const WORKER_HEAP_MIB = 512

/** The workers' program beside a node that was built; the sources have none that could run. */
const builtEntry = () => (import.meta.url.endsWith('.js') ? new URL('./workerMain.js', import.meta.url) : undefined)

/** Without a program for them there are no workers, and all calls run here. */
function createNodeWorkers(
  logger: Logger,
  { workersEntry: entry = builtEntry(), budgets = BUDGETS }: NodeOptions,
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

/** Whole seconds since a newest block; null where that is genesis. */
function ageSecondsOf(head: ChainStats['head'], clock: Clock): number | null {
  const age = headAgeSeconds(head, clock.nowMs())
  return age === undefined ? null : Math.floor(age)
}

async function healthOf({ reads }: Engine, clock: Clock): Promise<NetworkHealth | undefined> {
  const head = await reads.findBlock({ kind: 'latest' })
  if (head === undefined) return undefined
  const { hash, header } = head
  return { number: header.number, hash: toHex(hash), ageSeconds: ageSecondsOf(header, clock) }
}

async function healthOfAll(engines: ReadonlyMap<NetworkName, Engine>, clock: Clock): Promise<Health> {
  const entries = [...engines].map(async ([name, engine]) => [name, await healthOf(engine, clock)] as const)
  const found = await Promise.all(entries)
  return {
    isReady: found.every(([, health]) => health !== undefined),
    networks: Object.fromEntries(found.filter(([, health]) => health !== undefined)),
  }
}

function readinessOf(
  chains: ReadonlyMap<NetworkName, Chain>,
  links: ReadonlyMap<NetworkName, ChainLink>,
  config: Config,
  clock: Clock,
): () => Promise<Readiness> {
  const watched = [...chains].map(([name, { stats: figures, probeStore: askStore }]) => {
    const link = links.get(name)
    const sharing = () =>
      link && ({ role: link.writes() ? 'writer' : 'replica', behindMs: Math.round(link.behindMs()) } as const)
    return [name, { headAgeSeconds: () => ageSecondsOf(figures().head, clock), askStore, sharing }] as const
  })
  return createReadiness({ chains: new Map(watched), headAgeLimitSeconds: config.readyHeadAgeSeconds })
}

/** The largest count of all chains; 1 if no chain is shared. A loop, since each request asks. */
function countProcesses(links: ReadonlyMap<NetworkName, ChainLink>): number {
  let most = 1
  for (const link of links.values()) most = Math.max(most, link.processes())
  return most
}

/** Hands signed transactions to the process that writes. */
function sendBy(link: ChainLink): NonNullable<MethodContext['sendElsewhere']> {
  return async (signed, call, { keyId, hasOrigin }) => {
    const caller = { keyId, hasOrigin, ownerMethods: 'none' } as const
    return String(await forward(link, { method: 'eth_sendRawTransaction', params: [signed], caller }, call))
  }
}

/** Opens the chains and keys in the data directory and puts the methods in front of them. Throws a `StoreError`. */
export async function createNode(config: Config, logger: Logger, options: NodeOptions = {}): Promise<Node> {
  const { clock = systemClock, walletCost: cost, unlocksMnemonic } = options
  const served = createServedMethods({
    ...config,
    timeoutsMs: new Map(config.methodTimeoutsMs),
    weights: new Map(config.methodWeights),
  })
  const openrpc = await openServedDocument(config, served.names)
  const about: About = {
    clientVersion: config.clientVersion === 'none' ? clientVersion() : config.clientVersion,
    modules: served.modules,
    documentAt: (baseUrl) => new ReadyJson(openrpc(baseUrl)),
  }
  const metrics = config.adminPort === 'none' ? undefined : new Metrics(packageVersion())
  const refusals = new Refusals(logger)
  const onRefused: OnRefused = (reason, keyId) => refusals.count(reason, keyId)
  metrics?.add(() => [refusals.metric()])
  const chains = new Map<NetworkName, Chain>()
  const keys = await openKeyStore(keysPlace(config), clock)
  const workers = createNodeWorkers(logger, options)
  const wallets = new Map<NetworkName, Wallet>()
  const links = new Map<NetworkName, ChainLink>()
  let tellRpc = (_rpc: Rpc) => {}
  const rpcMade = new Promise<Rpc>((resolve) => {
    tellRpc = resolve
  })
  const walletTools = { clock, stretcher: createStretcher(), cost, unlocksMnemonic }
  const onMiningFailure = (err: unknown) => logger.error({ err }, 'mining failed')
  let onReplaced = () => {}
  const replaced = new Promise<void>((resolve) => {
    onReplaced = resolve
  })
  const close = async () => {
    await workers?.close()
    for (const wallet of wallets.values()) await wallet.close()
    for (const chain of chains.values()) await chain.close()
    await keys.close()
  }
  try {
    for (const name of config.networks) {
      const measureStore = metrics && ((store: Store) => metrics.writes.measure(name, store))
      const onWaiting = () => logger.info({ network: name }, 'chain is locked by another process; waiting')
      const openOwnWallet = async () => {
        const wallet = await openWallet(networkOf(name, config), config, walletTools)
        if (wallet !== undefined) wallets.set(name, wallet)
      }
      const { chain, link } = await openNetwork(name, config, workers, {
        ...options,
        onMiningFailure,
        onWaiting,
        onWriting: openOwnWallet,
        onSharingFailure: (err) => logger.error({ err, network: name }, 'replication failed'),
        requests: createForwardedRequests(rpcMade, name),
        onReplaced,
        measureStore,
      })
      chains.set(name, chain)
      if (link !== undefined) links.set(name, link)
      else await openOwnWallet()
    }
  } catch (error) {
    await close()
    throw error
  }
  const onProblem = (err: unknown) => logger.error({ err }, 'subscription failed')
  const contexts = new Map(
    [...chains].map(([name, chain]) => {
      const subscriptions = createChainSubscriptions({ ...chain, onProblem })
      const answerCache = new AnswerCache(chain.reads)
      const link = links.get(name)
      const context: MethodContext & Linked = {
        ...{ ...chain, about, answerCache, subscriptions, link },
        get wallet() {
          return wallets.get(name) // which is opened when this process begins to write
        },
        get sendElsewhere() {
          return link === undefined || link.writes() ? undefined : sendBy(link)
        },
      }
      return [name, context] as const
    }),
  )
  const parseNodeParams = createNodeParser(config.compat)
  const rpc = createRpc({
    handlers: links.size === 0 ? methods : throughWriter(methods, methodTraits, requireForwardable),
    // Only names of the table come here, and the table is the document's.
    parseParams: (method, params) => parseNodeParams(method as MethodName, params),
    engineFor(network) {
      const context = contexts.get(network)
      if (context === undefined) throw new Error(`network ${network} is not served`)
      return context
    },
    served,
    limits: { ...config, batchConcurrency: BATCH_CONCURRENCY },
    logger,
    observer: options.requestObserver,
    meter: metrics?.calls,
    onRefused,
  })
  tellRpc(rpc)
  if (metrics !== undefined) describeNode(metrics, { chains, contexts, links, workers, clock })
  warmUp()
  return {
    replaced,
    engines: chains,
    rpc,
    keys,
    metrics,
    onRefused,
    admin: config.adminPort === 'none' ? undefined : await openAdminApi(keys, config, { clock, logger }),
    close,
    openrpc,
    health: () => healthOfAll(chains, clock),
    processes: () => countProcesses(links),
    ready: readinessOf(chains, links, config, clock),
  }
}
