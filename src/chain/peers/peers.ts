import type { Clock } from '../../base/clock.ts'
import { createMutex } from '../../concurrency/mutex.ts'
import type { Store } from '../../storage/store.ts'
import { TooManyBannedAddresses } from '../api/errors.ts'
import type { PeerScore, Peers, ReputationSummary } from '../api/peers.ts'
import { parseBannedAddress, parseIpAddress } from './bannedAddress.ts'

/** Max banned addresses. */
const MAX_BANNED = 1_000

/** The scores of peers by IP address or node id. */
export type PeerScores = Map<string, PeerScore>

export interface PeersSetup {
  readonly store: Pick<Store, 'bannedAddresses' | 'write'>
  readonly clock: Clock
  /** Scores of connected peers; none by default. */
  readonly scores?: PeerScores
}

/** The peers of a chain, with its stored bans. */
export interface StoredPeers extends Peers {
  /** Reads the bans again, which another process may have changed. */
  reread(): Promise<void>
}

/** Opens the bans of a store. They are durable before `ban` and `unban` resolve. */
export async function openPeers({ store, clock, scores = new Map() }: PeersSetup): Promise<StoredPeers> {
  const banned = new Set<string>()
  const mutex = createMutex()
  const reread = async () => {
    const rows = await store.bannedAddresses.getAll()
    banned.clear()
    for (const { address } of rows) banned.add(address)
  }
  await reread()
  return {
    reread,
    isListening: () => false, // there is no peer-to-peer layer yet
    list: () => [],
    async ban(text) {
      const address = parseBannedAddress(text)
      await mutex.run(async () => {
        if (banned.has(address)) return
        if (banned.size >= MAX_BANNED) throw new TooManyBannedAddresses(MAX_BANNED)
        await store.write((writers) => writers.bannedAddresses.insert({ address, bannedAtMs: clock.nowMs() }))
        banned.add(address)
      })
    },
    async unban(text) {
      const address = parseBannedAddress(text)
      await mutex.run(async () => {
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

/** Returns the sums of all scores, as the reference node's `PeerScoringReporterUtil` computes them. */
function summarise(scores: readonly PeerScore[]): ReputationSummary {
  const sumOf = (read: (score: PeerScore) => number) => scores.reduce((sum, score) => sum + read(score), 0)
  return {
    count: scores.length,
    successfulHandshakes: sumOf((score) => score.successfulHandshakes),
    failedHandshakes: sumOf((score) => score.failedHandshakes),
    invalidHeader: sumOf((score) => score.invalidHeader),
    validBlocks: sumOf((score) => score.validBlocks),
    invalidBlocks: sumOf((score) => score.invalidBlocks),
    validTransactions: sumOf((score) => score.validTransactions),
    invalidTransactions: sumOf((score) => score.invalidTransactions),
    invalidNetworks: sumOf((score) => score.invalidNetworks),
    invalidMessages: sumOf((score) => score.invalidMessages),
    repeatedMessages: sumOf((score) => score.repeatedMessages),
    timeoutMessages: sumOf((score) => score.timeoutMessages),
    unexpectedMessages: sumOf((score) => score.unexpectedMessages),
    peersTotalScore: sumOf((score) => score.score),
    punishments: sumOf((score) => score.punishments),
    goodReputationCount: scores.filter((score) => score.goodReputation).length,
    badReputationCount: scores.filter((score) => !score.goodReputation).length,
  }
}
