import { StoreError, type StoreErrorKind } from '../errors.ts'
import type { SqlRow, SqlValue } from '../sql.ts'
import type { ConnectionOptions } from './connectionOptions.ts'
import type { PackedStatements } from './packedStatements.ts'

/** Start parameters of a thread. */
export interface ToOpen {
  readonly path: string
  readonly options: ConnectionOptions
}

/** A request to a thread's connection. */
export type Asked =
  | { readonly kind: 'all' | 'first' | 'run'; readonly sql: string; readonly values: readonly SqlValue[] }
  | { readonly kind: 'runAll'; readonly statements: PackedStatements }
  | { readonly kind: 'close' }

/** The response to the oldest pending request. */
export interface Answer {
  readonly rows?: readonly SqlRow[]
  readonly changes?: number
}

/** The response for a failure, because a `StoreError` loses its class in transit. */
export interface Refusal {
  readonly error: { readonly kind: StoreErrorKind; readonly cause: unknown }
}

export function toRefusal(thrown: unknown): Refusal {
  const { kind, cause } = thrown instanceof StoreError ? thrown : new StoreError('storeFailed', thrown)
  return { error: { kind, cause } }
}

/** Returns the answer of a message; throws the `StoreError` of a refusal. */
export function readAnswer(message: Answer | Refusal): Answer {
  if ('error' in message) throw new StoreError(message.error.kind, message.error.cause)
  return message
}
