import { basename } from 'node:path'
import type { Clock } from '../base/clock.ts'
import { toHex } from '../base/hex.ts'
import type { Engine } from '../chain/api/engine.ts'
import { type ChainStats, headAgeSeconds } from '../chain/api/stats.ts'
import type { NetworkName } from '../chainspec/network.ts'
import type { Config } from '../config/load.ts'
import type { FollowedChain } from '../follow/openFollowed.ts'
import type { EndpointHealth } from '../remote/health.ts'
import {
  createReadiness,
  type FollowReadiness,
  type Health,
  type NetworkHealth,
  type Readiness,
  type UpstreamReadiness,
} from '../server/pages/health.ts'
import type { OpenData } from './methodContexts.ts'

/** Returns the result of GET /health: the heads of all networks. */
export async function readHealth(engines: ReadonlyMap<NetworkName, Engine>, clock: Clock): Promise<Health> {
  const entries = [...engines].map(async ([name, engine]) => [name, await readNetworkHealth(engine, clock)] as const)
  const found = await Promise.all(entries)
  return {
    isReady: found.every(([, health]) => health !== undefined),
    networks: Object.fromEntries(found.filter(([, health]) => health !== undefined)),
  }
}

async function readNetworkHealth({ reads }: Engine, clock: Clock): Promise<NetworkHealth | undefined> {
  const head = await reads.findBlock({ kind: 'latest' })
  if (head === undefined) return undefined
  const { hash, header } = head
  return { number: header.number, hash: toHex(hash), ageSeconds: wholeAgeSeconds(header, clock) }
}

/** Returns the function that answers GET /ready for these chains. */
export function createNodeReadiness(
  { chains, links, upstreams, followed }: Pick<OpenData, 'chains' | 'links' | 'upstreams' | 'followed'>,
  config: Pick<Config, 'readyHeadAgeSeconds'>,
  clock: Clock,
): () => Promise<Readiness> {
  const watched = [...chains].map(([name, { stats, probeStore: askStore }]) => {
    const link = links.get(name)
    const sharing = () =>
      link && ({ role: link.writes() ? 'writer' : 'replica', behindMs: Math.round(link.behindMs()) } as const)
    const endpoints = upstreams.get(name)?.endpoints
    const upstream = () => endpoints && countServing(endpoints())
    const one = followed.get(name)
    const follow = () => one && describeFollowing(one.status())
    const headAgeSeconds = () => wholeAgeSeconds(stats().head, clock)
    return [name, { headAgeSeconds, askStore, sharing, upstream, follow }] as const
  })
  return createReadiness({ chains: new Map(watched), headAgeLimitSeconds: config.readyHeadAgeSeconds })
}

/** Returns the whole seconds since a newest block; null if that is genesis. */
function wholeAgeSeconds(head: ChainStats['head'], clock: Clock): number | null {
  const age = headAgeSeconds(head, clock.nowMs())
  return age === undefined ? null : Math.floor(age)
}

function describeFollowing({
  behind,
  isSyncing,
  answering,
  trusted,
  halt,
  deepReorg,
}: ReturnType<FollowedChain['status']>): FollowReadiness {
  if (halt !== undefined) {
    const { number, hash, rule, expected, found, report } = halt
    const file = report !== undefined && 'file' in report ? { report: basename(report.file) } : {}
    return { state: 'halted', behind, halt: { number, hash: toHex(hash), rule, expected, found, ...file } }
  }
  if (deepReorg !== undefined) return { state: 'deepReorg', behind }
  if (trusted === 0) return { state: 'not trusted', behind }
  if (answering === 0) return { state: 'unreachable', behind }
  return { state: isSyncing ? 'behind' : 'following', behind }
}

function countServing(endpoints: readonly EndpointHealth[]): UpstreamReadiness {
  const serving = endpoints.filter(({ isHealthy, isBehind }) => isHealthy && !isBehind)
  return { nodes: endpoints.length, serving: serving.length }
}
