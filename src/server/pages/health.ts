import type { NetworkName } from '../../chainspec/network.ts'

/** How the chains are, as GET /health tells it. */
export interface Health {
  /** Whether every network answers. */
  readonly isReady: boolean
  readonly networks: Readonly<Partial<Record<NetworkName, NetworkHealth>>>
}

export interface NetworkHealth {
  readonly number: number
  readonly hash: string
  /** Since the newest block's timestamp; null where there is none but genesis. */
  readonly ageSeconds: number | null
}
