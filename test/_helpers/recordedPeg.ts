import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Hex } from '../../src/base/hex.ts'
import type { Block } from '../../src/model/block.ts'
import { parseExport } from './recordedChain.ts'
import { vectorPath } from './vectors.ts'

/** A recorded chain in which Bitcoin comes and goes: first touches, everything, and everything without RSKIP-559. */
export type PegChain = 'chainP0' | 'chainP' | 'chainP559'

/** What a block has changed in the Bridge's account: cells by their slot, without a prefix. */
export interface RecordedCells {
  readonly block: number
  /** Wei. */
  readonly balance: string
  readonly set: Readonly<Record<string, string>>
  readonly del: readonly string[]
}

/** Questions to the Bridge, and after each block the answers that are others than before; or that there was an error. */
export interface RecordedReads {
  readonly calls: readonly { readonly id: number; readonly method: string; readonly data: Hex }[]
  readonly blocks: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** One of the files of JSON of a chain; `T` is the caller's word for its shape. */
export function readPegFile<T>(chain: PegChain, file: string): T {
  return JSON.parse(gunzipSync(readFileSync(vectorPath(join('recorded', chain, `${file}.json.gz`)))).toString())
}

/** Genesis included. */
export function readPegBlocks(chain: PegChain): Block[] {
  return parseExport(readFileSync(vectorPath(join('recorded', chain, 'export-blocks.csv')), 'utf8'))
}
