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

/** Returns a place in a file of this form for messages. */
export function describePlace(form: StateForm, place: number): string {
  return `${form === 'text' ? 'line' : 'byte'} ${place}`
}
