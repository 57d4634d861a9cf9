/** So many statements stay prepared. */
export const KEPT_STATEMENTS = 128

/** How a SQLite file is opened. */
export interface ConnectionOptions {
  readonly isReadOnly: boolean
  /** How long a statement waits for another connection's lock. */
  readonly busyTimeoutMs: number
}
