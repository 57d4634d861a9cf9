import type { Clock } from '../base/clock.ts'
import { toHex } from '../base/hex.ts'
import type { Engine } from '../chain/api/engine.ts'
import { type ChainStats, headAgeSeconds } from '../chain/api/stats.ts'
import type { Chain } from '../chain/openChain.ts'
import type { NetworkName } from '../chainspec/network.ts'
import type { Config } from '../config/load.ts'
import type { ChainLink } from '../replication/sharedChain.ts'
import { createReadiness, type Health, type NetworkHealth, type Readiness } from '../server/pages/health.ts'

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
  chains: ReadonlyMap<NetworkName, Chain>,
  links: ReadonlyMap<NetworkName, ChainLink>,
  config: Pick<Config, 'readyHeadAgeSeconds'>,
  clock: Clock,
): () => Promise<Readiness> {
  const watched = [...chains].map(([name, { stats, probeStore: askStore }]) => {
    const link = links.get(name)
    const sharing = () =>
      link && ({ role: link.writes() ? 'writer' : 'replica', behindMs: Math.round(link.behindMs()) } as const)
    return [name, { headAgeSeconds: () => wholeAgeSeconds(stats().head, clock), askStore, sharing }] as const
  })
  return createReadiness({ chains: new Map(watched), headAgeLimitSeconds: config.readyHeadAgeSeconds })
}

/** Returns the whole seconds since a newest block; null if that is genesis. */
function wholeAgeSeconds(head: ChainStats['head'], clock: Clock): number | null {
  const age = headAgeSeconds(head, clock.nowMs())
  return age === undefined ? null : Math.floor(age)
}
