import type { Hex } from '../../src/base/hex.ts'
import type { Block } from '../../src/primitives/block.ts'
import { readRecorded, readRecordedJson } from './recorded.ts'
import { parseExport } from './recordedChain.ts'

/** A recorded chain that uses the Bridge: first calls, all methods, and all methods without RSKIP-559. */
export type PegChain = 'chainP0' | 'chainP' | 'chainP559'

/** The changes of a block in the Bridge's storage: values by storage key, in hexadecimal digits without a prefix. */
export interface RecordedStorage {
  readonly block: number
  /** In wei. */
  readonly balance: string
  readonly set: Readonly<Record<string, string>>
  readonly del: readonly string[]
}

/** Calls to the Bridge; by block and call, the results that changed in that block, or a text that begins with `error`. */
export interface RecordedReads {
  readonly calls: readonly { readonly id: number; readonly method: string; readonly data: Hex }[]
  readonly blocks: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** A transaction of the script that made a chain, and its outcome. */
export interface ScriptedTransaction {
  /** The behaviour that the transaction shows. */
  readonly label: string
  readonly hash: Hex
  readonly block: number
  readonly index: number
  readonly status: number
  readonly gasUsed: number
  /** The names of the Bridge's events. */
  readonly events?: readonly string[]
}

/** Returns the content of a JSON file of a chain; the caller declares its shape. */
export function readPegFile<T>(chain: PegChain, file: string): T {
  return readRecordedJson(`${chain}/${file}.json`)
}

/** Returns the main chain's blocks, genesis included. */
export function readPegBlocks(chain: PegChain): Block[] {
  return parseExport(readRecorded(`${chain}/export-blocks.csv`))
}
