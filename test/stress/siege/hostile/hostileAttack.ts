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
  /** Starts the attack, which lasts until the process ends. */
  begin(target: Target, connections: number): void
}

/** Limit of a request body in bytes. */
export const BODY_LIMIT = 5 * 2 ** 20
/** Size of long bodies in bytes: almost the limit. */
export const LONG_BODY = 5_200_000
