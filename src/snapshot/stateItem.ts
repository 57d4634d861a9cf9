import type { Bytes } from '../base/bytes.ts'

/** The forms of a state file: rskj's `bootstrap-data.bin` in two versions, and the text of its `export-state`. */
export type StateForm = 'v1' | 'v2' | 'text'

/** A part of a state file. The bytes are a view that is valid until the next batch is requested. */
export interface StateItem {
  /** `line`: a node or a long value, which the text form does not distinguish. */
  readonly kind: 'block' | 'node' | 'value' | 'line'
  readonly bytes: Bytes
  /** Byte offset in the unpacked file; in the text form the line number, from 1. */
  readonly place: number
  /** Total difficulty that the file gives to a block; undefined for other items. */
  readonly totalDifficulty?: Bytes
}

/** A state file is malformed, incomplete, or not the state that it should be. */
export class StateFileRefused extends Error {
  override readonly name = 'StateFileRefused'
}

/** Max. bytes of an item. */
export const MAX_BYTES = {
  /** With its total difficulty; see the maximum length of a line in cli/importBlocks. */
  block: 8 * 2 ** 20,
  /** A node's path is shorter than the longest key, which has 74 bytes. */
  node: 4096,
  /** The length of a long value has three bytes. */
  value: 2 ** 24 - 1,
} as const

/** Throws {@link StateFileRefused} if an item is longer than any of its kind. */
export function requireSize(kind: 'block' | 'node' | 'value', length: number, place: string): void {
  if (length > MAX_BYTES[kind])
    throw new StateFileRefused(`${place}: a ${kind} must have at most ${MAX_BYTES[kind]} bytes, got ${length}`)
}
