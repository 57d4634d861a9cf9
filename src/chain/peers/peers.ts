import { BlockList, isIP, SocketAddress } from 'node:net'
import type { Clock } from '../../base/clock.ts'
import { createMutex } from '../../concurrency/mutex.ts'
import type { Store } from '../../storage/store.ts'
import { InvalidBannedAddress, TooManyBannedAddresses } from '../api/errors.ts'
import type { PeerScore, Peers, ReputationSummary } from '../api/peers.ts'

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

const FORM = /^([0-9a-fA-F:.]{2,45})(?:\/([1-9][0-9]{0,2}))?$/
const MAPPED = '::ffff:'

/** Addresses of this computer and the unspecified ones. */
const LOCAL = new BlockList()
LOCAL.addSubnet('127.0.0.0', 8, 'ipv4')
LOCAL.addAddress('0.0.0.0', 'ipv4')
LOCAL.addAddress('::1', 'ipv6')
LOCAL.addAddress('::', 'ipv6')

/** Returns an IP address in the form of RFC 5952, a mapped IPv4 address as IPv4; undefined for any other text. */
export function parseIpAddress(text: string): string | undefined {
  const family = isIP(text)
  if (family === 0 || text.includes('%')) return undefined
  if (family === 4) return text
  const { address } = new SocketAddress({ address: text, family: 'ipv6' })
  const mapped = address.startsWith(MAPPED) ? address.slice(MAPPED.length) : ''
  return isIP(mapped) === 4 ? mapped : address
}

/**
 * Parses a ban, `address` or `address/bits`, so that equal addresses have one spelling. Bits of
 * the address after the prefix are not cleared, as in the reference node. Throws {@link InvalidBannedAddress}, also for
 * addresses of this computer.
 */
export function parseBannedAddress(text: string): string {
  const [, host = '', bits] = FORM.exec(text.trim()) ?? []
  const address = parseIpAddress(host)
  if (address === undefined) throw new InvalidBannedAddress(text)
  const family = isIP(address) === 4 ? 'ipv4' : 'ipv6'
  const isTooLong = bits !== undefined && Number(bits) > (family === 'ipv4' ? 32 : 128)
  if (isTooLong || LOCAL.check(address, family)) throw new InvalidBannedAddress(text)
  return bits === undefined ? address : `${address}/${bits}`
}
