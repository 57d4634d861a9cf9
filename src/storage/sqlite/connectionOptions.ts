/** Maximum number of prepared statements. */
export const KEPT_STATEMENTS = 128

/** Options of an open SQLite file. */
export interface ConnectionOptions {
  readonly isReadOnly: boolean
  /** Max time that a statement waits for another connection's lock, in ms. */
  readonly busyTimeoutMs: number
}
