import type { Target } from './target.ts'

/** Size of an attack: `full` in `npm run bench:siege`, `small` in CI. */
export interface HostileSizes {
  readonly full: number
  readonly small: number
}

/** An attack by size or shape. It runs in a process of its own. */
export interface HostileAttack {
  /** Name on the command line. */
  readonly name: string
  /** Name in tables. */
  readonly title: string
  readonly connections: HostileSizes
  /** Duration in CI, in seconds. Default: 2. */
  readonly smallSeconds?: number
  /** The attacker's requests have no key. */
  readonly isWithoutKey?: boolean
  /** The address of the loopback network that the attacker connects from; the bystander's by default. */
  readonly localAddress?: string
  /** The bystander opens a connection for each request. */
  readonly isBesideNewConnections?: boolean
  /** Starts the attack, which lasts until the process ends. Resolves when it is at its full extent. */
  begin(target: Target, connections: number): void | Promise<void>
}

/** Limit of a request body in bytes. */
export const BODY_LIMIT = 5 * 2 ** 20
/** Size of long bodies in bytes: almost the limit. */
export const LONG_BODY = 5_200_000
