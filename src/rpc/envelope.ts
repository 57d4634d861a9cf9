/** One request. */
export interface Envelope {
  readonly method: string
  /** An array, an object, or undefined. */
  readonly params: unknown
  /** The id's exact source text; undefined for a notification. */
  readonly id: string | undefined
}

/** What a body asks for, in order; an undefined envelope was not a request. */
export interface ParsedBody {
  readonly isBatch: boolean
  readonly envelopes: readonly (Envelope | undefined)[]
}
