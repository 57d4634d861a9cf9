import { systemTimer, type Timer } from '../../base/clock.ts'
import type { NetworkName } from '../../chainspec/network.ts'
import { inTime } from '../../concurrency/withTimeout.ts'

/** Whether requests should be sent here, as GET /ready tells it. */
export interface Readiness {
  readonly isReady: boolean
  readonly eventLoop: 'ready' | 'slow'
  readonly networks: Readonly<Partial<Record<NetworkName, NetworkReadiness>>>
}

interface NetworkReadiness {
  /** `old`: the newest block is older than the settings allow, or there is none but genesis. */
  readonly head: 'ready' | 'old'
  readonly store: 'ready' | 'unreachable'
  /** Where several processes may serve the chain. */
  readonly sharing?: SharedReadiness
}

interface SharedReadiness {
  readonly role: 'writer' | 'replica'
  /** For how long this process has not known whether it has the newest block; 0 while it does. */
  readonly behindMs: number
}

/** A chain as far as it matters here. */
export interface WatchedChain {
  /** Since the newest block's timestamp; null where there is none but genesis. */
  headAgeSeconds(): number | null
  /** Asks the store for something; rejects when it cannot be reached. */
  askStore(): Promise<unknown>
  /** Undefined where no other process serves the chain. */
  sharing?(): SharedReadiness | undefined
}

export interface ReadinessOptions {
  readonly chains: ReadonlyMap<NetworkName, WatchedChain>
  readonly headAgeLimitSeconds: number | 'none'
  /** How much later than it should the event loop comes round. */
  measureLagMs?(): Promise<number>
  readonly timer?: Timer
}

/** So long an answer is believed: whoever asks more often loads nobody with it. */
const BELIEVED_MS = 1_000
const STORE_TIMEOUT_MS = 2_000
const LAG_LIMIT_MS = 500
/** Calls wait for as long before they are refused. */
const BEHIND_LIMIT_MS = 2_500
const LAG_PROBE_MS = 10

async function measureLag(): Promise<number> {
  const begunAtMs = performance.now()
  await new Promise((resolve) => setTimeout(resolve, LAG_PROBE_MS))
  return performance.now() - begunAtMs - LAG_PROBE_MS
}

/** Builds what looks whether a node is ready, at most once a second. */
export function createReadiness(options: ReadinessOptions): () => Promise<Readiness> {
  const { chains, headAgeLimitSeconds, measureLagMs = measureLag, timer = systemTimer } = options
  const stores = new Map([...chains].map(([name, chain]) => [name, createStoreProbe(chain, timer)]))
  let last: { readonly atMs: number; readonly found: Promise<Readiness> } | undefined

  const headOf = (ageSeconds: number | null): NetworkReadiness['head'] => {
    if (headAgeLimitSeconds === 'none') return 'ready'
    return ageSeconds !== null && ageSeconds <= headAgeLimitSeconds ? 'ready' : 'old'
  }

  async function look(): Promise<Readiness> {
    const lagMs = measureLagMs()
    const looks = [...chains].map(async ([name, chain]) => {
      const isReachable = (await stores.get(name)?.()) === true
      const head = headOf(chain.headAgeSeconds())
      const sharing = chain.sharing?.()
      return [name, { head, store: isReachable ? 'ready' : 'unreachable', ...(sharing && { sharing }) }] as const
    })
    const networks = await Promise.all(looks)
    const eventLoop = (await lagMs) <= LAG_LIMIT_MS ? 'ready' : 'slow'
    const areReady = networks.every(
      ([, { head, store, sharing }]) =>
        head === 'ready' && store === 'ready' && (sharing?.behindMs ?? 0) < BEHIND_LIMIT_MS,
    )
    return { isReady: areReady && eventLoop === 'ready', eventLoop, networks: Object.fromEntries(networks) }
  }

  return () => {
    const nowMs = timer.nowMs()
    if (last === undefined || nowMs - last.atMs >= BELIEVED_MS) last = { atMs: nowMs, found: look() }
    return last.found
  }
}

/** Tells whether a store answers in time; one that does not is not asked again before it has. */
function createStoreProbe({ askStore }: WatchedChain, timer: Timer): () => Promise<boolean> {
  let asking: Promise<boolean> | undefined
  return () => {
    asking ??= askStore()
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        asking = undefined
      })
    return inTime(asking, STORE_TIMEOUT_MS, timer, () => false)
  }
}
