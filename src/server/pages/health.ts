import { systemTimer, type Timer } from '../../base/clock.ts'
import type { NetworkName } from '../../chainspec/network.ts'
import { withTimeout } from '../../concurrency/withTimeout.ts'

/** The response of GET /health. */
export interface Health {
  /** Whether every network responds. */
  readonly isReady: boolean
  readonly networks: Readonly<Partial<Record<NetworkName, NetworkHealth>>>
}

export interface NetworkHealth {
  readonly number: number
  readonly hash: string
  /** Time since the timestamp of the newest block; null if that is genesis. */
  readonly ageSeconds: number | null
}

/** The response of GET /ready: whether a load balancer should send requests to this process. */
export interface Readiness {
  readonly isReady: boolean
  readonly eventLoop: 'ready' | 'slow'
  readonly networks: Readonly<Partial<Record<NetworkName, NetworkReadiness>>>
}

export interface NetworkReadiness {
  /** `old`: the newest block is older than the settings allow, or it is genesis. */
  readonly head: 'ready' | 'old'
  readonly store: 'ready' | 'unreachable'
  /** Absent if only one process can serve the chain. */
  readonly sharing?: SharedReadiness
  /** Absent if the blocks of the network are made here. */
  readonly upstream?: UpstreamReadiness
  /** Absent if the network does not follow other nodes. */
  readonly follow?: FollowReadiness
}

/** The chain of a network that executes the blocks of other nodes. */
export interface FollowReadiness {
  /**
   * `halted`: execution disagrees with a block that has valid work. `deepReorg`: the nodes have another chain that needs
   * the permission of the operator. `unreachable`: no node answers. `not trusted`: those that answer have given wrong
   * answers, as a node of another chain does. In both cases the newest block may be old.
   */
  readonly state: 'following' | 'behind' | 'unreachable' | 'not trusted' | 'halted' | 'deepReorg'
  /** Number of blocks to the highest head of the nodes. */
  readonly behind: number
  /** The block with which execution disagrees, and the rule that it breaks. */
  readonly halt?: {
    readonly number: number
    readonly hash: string
    readonly rule: string
    readonly expected: string
    readonly found: string
    /** Name of the report's file in the data folder. Absent while it is written, and if that has failed. */
    readonly report?: string
  }
}

/** The nodes of a network of other nodes. */
export interface UpstreamReadiness {
  readonly nodes: number
  /** Number of those that answer, have the head and were never wrong. */
  readonly serving: number
}

interface SharedReadiness {
  readonly role: 'writer' | 'replica'
  /** Time since this process last knew that it has the newest block, in milliseconds. */
  readonly behindMs: number
}

/** The parts of a chain that readiness depends on. */
export interface WatchedChain {
  /** Returns the time since the timestamp of the newest block; null if that is genesis. */
  headAgeSeconds(): number | null
  /** Runs a short query. Rejects if the store cannot be reached. */
  askStore(): Promise<unknown>
  /** Returns undefined if no other process serves the chain. */
  sharing?(): SharedReadiness | undefined
  /** Returns undefined if the blocks of the network are made here. */
  upstream?(): UpstreamReadiness | undefined
  /** Returns undefined if the network does not follow other nodes. */
  follow?(): FollowReadiness | undefined
}

export interface ReadinessOptions {
  readonly chains: ReadonlyMap<NetworkName, WatchedChain>
  readonly headAgeLimitSeconds: number | 'none'
  /** Measures the delay of the event loop, in milliseconds. */
  measureLagMs?(): Promise<number>
  readonly timer?: Timer
}

/** Maximum age of a response, in milliseconds, so that frequent requests cause no load. */
const MAX_AGE_MS = 1_000
const STORE_TIMEOUT_MS = 2_000
const MAX_LAG_MS = 500
/** The time that calls wait for the newest block before they fail, in milliseconds. */
export const MAX_BEHIND_MS = 2_500
const LAG_PROBE_MS = 10

async function measureLag(): Promise<number> {
  const begunAtMs = performance.now()
  await new Promise((resolve) => setTimeout(resolve, LAG_PROBE_MS))
  return performance.now() - begunAtMs - LAG_PROBE_MS
}

/** Returns the function that checks whether a node is ready, at most once a second. */
export function createReadiness(options: ReadinessOptions): () => Promise<Readiness> {
  const { chains, headAgeLimitSeconds, measureLagMs = measureLag, timer = systemTimer } = options
  const stores = new Map([...chains].map(([name, chain]) => [name, createStoreProbe(chain, timer)]))
  let last: { readonly atMs: number; readonly readiness: Promise<Readiness> } | undefined

  const headOf = (ageSeconds: number | null): NetworkReadiness['head'] => {
    if (headAgeLimitSeconds === 'none') return 'ready'
    return ageSeconds !== null && ageSeconds <= headAgeLimitSeconds ? 'ready' : 'old'
  }

  async function check(): Promise<Readiness> {
    const lagMs = measureLagMs()
    const checks = [...chains].map(async ([name, chain]) => {
      const isReachable = (await stores.get(name)?.()) === true
      const head = headOf(chain.headAgeSeconds())
      const sharing = chain.sharing?.()
      const upstream = chain.upstream?.()
      const follow = chain.follow?.()
      const store = isReachable ? 'ready' : 'unreachable'
      const others = { ...(sharing && { sharing }), ...(upstream && { upstream }), ...(follow && { follow }) }
      return [name, { head, store, ...others }] as const
    })
    const networks = await Promise.all(checks)
    const eventLoop = (await lagMs) <= MAX_LAG_MS ? 'ready' : 'slow'
    const areReady = networks.every(
      ([, { head, store, sharing, upstream, follow }]) =>
        head === 'ready' &&
        store === 'ready' &&
        (sharing?.behindMs ?? 0) < MAX_BEHIND_MS &&
        (upstream?.serving ?? 1) > 0 &&
        (follow === undefined || follow.state === 'following'),
    )
    return { isReady: areReady && eventLoop === 'ready', eventLoop, networks: Object.fromEntries(networks) }
  }

  return () => {
    const nowMs = timer.nowMs()
    if (last === undefined || nowMs - last.atMs >= MAX_AGE_MS) last = { atMs: nowMs, readiness: check() }
    return last.readiness
  }
}

/** Returns the function that checks whether a store responds in time. It waits for a query that is still running. */
function createStoreProbe({ askStore }: WatchedChain, timer: Timer): () => Promise<boolean> {
  let running: Promise<boolean> | undefined
  return () => {
    running ??= askStore()
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        running = undefined
      })
    return withTimeout(running, STORE_TIMEOUT_MS, timer, () => false)
  }
}
