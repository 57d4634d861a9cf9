import type { ErrorName } from '../../generated/errors.ts'
import type { Data, Quantity } from '../../generated/schemas.ts'

/** What is wrong with a parameter. */
export interface InvalidParamsData {
  readonly parameter: string
  /** From zero on; absent when there is no such parameter. */
  readonly position?: number
  /** Where inside the parameter, such as `topics.0`. */
  readonly path?: string
  readonly expected: string
  readonly got: string
}

/** Too many logs, and a range that has few enough. */
export interface LogLimitData {
  readonly limit: number
  readonly fromBlock: Quantity
  readonly toBlock: Quantity
  readonly suggestedToBlock: Quantity
}

interface KnownData {
  /** The revert payload. */
  readonly executionReverted: Data
  readonly invalidParams: InvalidParamsData
  readonly limitExceeded: { readonly retryAfterSeconds: number }
  readonly logLimitExceeded: LogLimitData
}

/** What the `data` of an error holds; nodes may leave it out. */
export type ErrorData<Kind extends ErrorName> = Kind extends keyof KnownData ? KnownData[Kind] | undefined : unknown
