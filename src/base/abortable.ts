/** Work that somebody may abort. Where signals are made on first use, since most work ends before one could matter. */
export interface Abortable {
  readonly signal: AbortSignal
}
