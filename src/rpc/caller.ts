import type { NetworkName } from '../network/network.ts'

/** How the process is run: for its owner on this machine, or for others. */
export type Profile = 'local' | 'hosted'

/** Who asks, and what they may. */
export interface Caller {
  readonly network: NetworkName
  readonly profile: Profile
  /** Whether the caller's key opens this method. */
  allows(method: string): boolean
  /** Takes `calls` from the caller's allowance, all or nothing; throws `LimitExceeded`. */
  charge(calls: number): void
}

/** What a method gets to know about the request it answers. */
export interface Call {
  /** Aborted when the time of the call is over or the client has gone; made when asked for, since most are done before it could matter. */
  readonly signal: AbortSignal
}

/** What a transport tells of a body besides its text. */
export interface Delivery {
  /** Ends the work when the client has gone; made when asked for. */
  readonly signal: AbortSignal
  /** Under which a bug is logged. */
  readonly requestId?: string
}
