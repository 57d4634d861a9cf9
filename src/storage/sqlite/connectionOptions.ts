/** Maximum number of prepared statements. */
export const KEPT_STATEMENTS = 128

/** Options of an open SQLite file. */
export interface ConnectionOptions {
  readonly isReadOnly: boolean
  /** How long a statement waits for another connection's lock. */
  readonly busyTimeoutMs: number
}
