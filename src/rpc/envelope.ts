import type { InvalidRequest } from './refusals.ts'

/** One request. */
export interface Envelope {
  readonly method: string
  /** An array, an object, or undefined. */
  readonly params: unknown
  /** The id's exact source text; undefined for a notification. */
  readonly id: string | undefined
}

/** The requests of a body, in order; an undefined envelope was not a request. */
export interface ParsedBody {
  readonly isBatch: boolean
  readonly envelopes: readonly (Envelope | undefined)[]
  /** Answers each request of a batch, of which none is executed. */
  readonly refusal?: InvalidRequest
  readonly refusedIds?: readonly string[]
}
