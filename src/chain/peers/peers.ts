import type { Clock } from '../../base/clock.ts'
import { createMutex } from '../../concurrency/mutex.ts'
import type { Store } from '../../storage/store.ts'
import { TooManyBannedAddresses } from '../api/errors.ts'
import type { PeerScore, Peers } from '../api/peers.ts'
import { parseBannedAddress, parseIpAddress } from './bannedAddress.ts'
import { summarise } from './reputation.ts'

const MOST_BANNED = 1_000

/** The scores of peers by IP address or node id. */
export type PeerScores = Map<string, PeerScore>

export interface PeersSetup {
  readonly store: Pick<Store, 'bannedAddresses' | 'write'>
  readonly clock: Clock
  /** Whoever talks to peers keeps it; without it there are none. */
  readonly scores?: PeerScores
}

/** Peers as far as the store has them. */
export interface KeptPeers extends Peers {
  /** Takes over what another process has kept. */
  reread(): Promise<void>
}

/** Opens what is kept about peers: bans, which are durable before they are answered. */
export async function openPeers({ store, clock, scores = new Map() }: PeersSetup): Promise<KeptPeers> {
  const banned = new Set<string>()
  const oneByOne = createMutex()
  const reread = async () => {
    const rows = await store.bannedAddresses.getAll()
    banned.clear()
    for (const { address } of rows) banned.add(address)
  }
  await reread()
  return {
    reread,
    isListening: () => false, // nobody talks to peers yet
    list: () => [],
    async ban(text) {
      const address = parseBannedAddress(text)
      await oneByOne.run(async () => {
        if (banned.has(address)) return
        if (banned.size >= MOST_BANNED) throw new TooManyBannedAddresses(MOST_BANNED)
        await store.write((writers) => writers.bannedAddresses.insert({ address, bannedAtMs: clock.nowMs() }))
        banned.add(address)
      })
    },
    async unban(text) {
      const address = parseBannedAddress(text)
      await oneByOne.run(async () => {
        if (!banned.has(address)) return
        await store.write((writers) => writers.bannedAddresses.delete(address))
        banned.delete(address)
      })
    },
    bannedAddresses: () => [...banned],
    scores: () => [...scores.values()],
    reputationSummary: () => summarise([...scores.values()]),
    clearScore: (peer) => void scores.delete(parseIpAddress(peer) ?? peer.toLowerCase().replace(/^0x/, '')),
  }
}
