/** How one peer has behaved, as the reference counts it (`PeerScoringInformation`). */
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

/** A node that this one is connected with. */
export interface Peer {
  /** The first eight digits of its id. */
  readonly shortId: string
  /** `host/ip:port`. */
  readonly address: string
}

/** Whom the chain talks to, and whom it does not. */
export interface Peers {
  /** Whether other nodes may connect to this one. */
  isListening(): boolean
  list(): readonly Peer[]
  /** Bans an IP address, or a block of them as `address/bits`; throws `InvalidBannedAddress` or `TooManyBannedAddresses`. */
  ban(address: string): Promise<void>
  /** Takes a ban back, if there is one of just this address or block; throws `InvalidBannedAddress`. */
  unban(address: string): Promise<void>
  /** What is banned, in the order in which it was. */
  bannedAddresses(): readonly string[]
  scores(): readonly PeerScore[]
  reputationSummary(): ReputationSummary
  /** Forgets how one peer has behaved, by its IP address or its node id. */
  clearScore(peer: string): void
}
