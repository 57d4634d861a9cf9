import { toHex } from '../base/hex.ts'
import { RlpError } from '../base/rlp.ts'
import { BitcoinError } from '../bitcoin/bitcoinError.ts'
import { MalformedNode } from '../state/trie/decodeNode.ts'
import { StoreError } from '../storage/errors.ts'
import type { SqlRow, SqlValue, Statement } from '../storage/sql.ts'

/** A row that is damaged or missing. */
export interface Fault {
  readonly table: string
  /** The row, by the values of its primary key. */
  readonly key: string
  /** Height of the block that the row belongs to. */
  readonly block?: number | undefined
  readonly problem: string
  /** Statements that rebuild the row. Empty if those of an earlier fault do. Undefined if the row cannot be derived from others. */
  readonly repair?: readonly Statement[] | undefined
}

/** Rows that a check has read. */
export interface VerifyProgress {
  readonly check: string
  readonly rows: number
  /** Position of the check, from 0 to `total`. */
  readonly done: number
  readonly total: number
}

/** The results of a check, in the order of the rows. */
export type Findings = AsyncGenerator<Fault | VerifyProgress>

/** Returns the description of an error that damaged data cause. Throws any other error. */
export function problemOf(error: unknown): string {
  if (error instanceof StoreError) {
    if (error.kind !== 'storeCorrupted' && error.kind !== 'storeDamaged') throw error
    return error.cause instanceof Error ? error.cause.message : String(error.cause)
  }
  const isDamage =
    error instanceof RlpError ||
    error instanceof BitcoinError ||
    error instanceof MalformedNode ||
    error instanceof RangeError
  if (!isDamage) throw error
  return error.message
}

/** Returns the values of some columns of a row, as a fault prints them: bytes in hexadecimal, joined by slashes. */
export function printKey(row: SqlRow, columns: readonly string[]): string {
  return columns.map((column) => printValue(row[column] ?? null)).join('/')
}

function printValue(value: SqlValue): string {
  return value instanceof Uint8Array ? toHex(value) : String(value)
}
