/** Behaviour of one peer, as the reference node counts it (`PeerScoringInformation`). */
export interface PeerScore extends PeerCounts {
  /** The first 8 hexadecimal digits of a node's id, or an IP address. */
  readonly id: string
  readonly type: 'node' | 'address'
  readonly score: number
  readonly punishments: number
  readonly goodReputation: boolean
  /** Milliseconds since 1970; 0: not punished. */
  readonly punishedUntil: number
}

interface PeerCounts {
  readonly successfulHandshakes: number
  readonly failedHandshakes: number
  readonly invalidNetworks: number
  readonly repeatedMessages: number
  readonly validBlocks: number
  readonly validTransactions: number
  readonly invalidBlocks: number
  readonly invalidTransactions: number
  readonly invalidMessages: number
  readonly timeoutMessages: number
  readonly unexpectedMessages: number
  readonly invalidHeader: number
}

/** The sums over all peers. */
export interface ReputationSummary extends PeerCounts {
  readonly count: number
  readonly peersTotalScore: number
  readonly punishments: number
  readonly goodReputationCount: number
  readonly badReputationCount: number
}

/** A connected node. */
export interface Peer {
  /** The first eight digits of its id. */
  readonly shortId: string
  /** `host/ip:port`. */
  readonly address: string
}

/** Connected, scored and banned peers. */
export interface Peers {
  /** Returns true if the node accepts connections of peers. */
  isListening(): boolean
  list(): readonly Peer[]
  /** Bans an IP address, or a block of them as `address/bits`; throws `InvalidBannedAddress` or `TooManyBannedAddresses`. */
  ban(address: string): Promise<void>
  /** Removes a ban of exactly this address or block; throws `InvalidBannedAddress`. */
  unban(address: string): Promise<void>
  /** Returns the banned addresses and blocks, oldest ban first. */
  bannedAddresses(): readonly string[]
  scores(): readonly PeerScore[]
  reputationSummary(): ReputationSummary
  /** Clears the score of a peer, by its IP address or node id. */
  clearScore(peer: string): void
}
