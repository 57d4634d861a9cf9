import type { InvalidRequest } from './refusals.ts'

/** A request. */
export interface Envelope {
  readonly method: string
  /** An array, an object, or the only value of a method that takes it bare; undefined for no parameters. */
  readonly params: unknown
  /** Exact source text of the id; undefined for a notification. */
  readonly id: string | undefined
}

/** The requests of a body, in order; undefined for an item that is not a request. */
export interface ParsedBody {
  readonly isBatch: boolean
  readonly envelopes: readonly (Envelope | undefined)[]
  /** The error for each request of a batch, of which none is executed. */
  readonly refusal?: InvalidRequest
  /** Source texts of the ids that get the error. */
  readonly refusedIds?: readonly string[]
}
