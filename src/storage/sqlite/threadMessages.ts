import { StoreError, type StoreErrorKind } from '../errors.ts'
import type { SqlRow, SqlValue } from '../sql.ts'
import type { ConnectionOptions } from './connectionOptions.ts'
import type { PackedStatements } from './packedStatements.ts'

/** What a thread is started with. */
export interface ToOpen {
  readonly path: string
  readonly options: ConnectionOptions
}

/** What a thread's connection is asked. */
export type Asked =
  | { readonly kind: 'all' | 'first' | 'run'; readonly sql: string; readonly values: readonly SqlValue[] }
  | { readonly kind: 'runAll'; readonly statements: PackedStatements }
  | { readonly kind: 'close' }

/** The answer to the oldest question that has none. */
export interface Answer {
  readonly rows?: readonly SqlRow[]
  readonly changes?: number
}

/** The same for what failed; a `StoreError` loses its class on the way. */
export interface Refusal {
  readonly error: { readonly kind: StoreErrorKind; readonly cause: unknown }
}

export function toRefusal(thrown: unknown): Refusal {
  const { kind, cause } = thrown instanceof StoreError ? thrown : new StoreError('storeFailed', thrown)
  return { error: { kind, cause } }
}
