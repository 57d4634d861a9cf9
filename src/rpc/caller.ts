import type { Abortable } from '../base/abortable.ts'
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

/** What a transport tells of a body besides its text; aborted when the client has gone. */
export interface Delivery extends Abortable {
  /** Under which a bug is logged. */
  readonly requestId?: string
}
