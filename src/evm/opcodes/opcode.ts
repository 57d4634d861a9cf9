import type { Rule } from '../../chainspec/rules.ts'
import type { Context } from '../context.ts'
import type { RunState } from '../runState.ts'
import { bytesOfWord, type Word } from '../word.ts'

/**
 * What an opcode costs beyond its fee, looked up before anything is popped; throws an `ExceptionalHalt` when the frame
 * cannot go on.
 */
export type ExtraGas = (runState: RunState, context: Context) => number | Promise<number>

/** What an opcode does, once paid for: pops its arguments, pushes its results. A promise is waited for. */
export type Run = (runState: RunState, context: Context) => Promise<void> | undefined | void

export interface Opcode {
  readonly code: number
  /** The reference's name, as traces show it. */
  readonly name: string
  readonly fee: number
  /** Words that must be on the stack; absent: none. They are counted after the opcode is paid for. */
  readonly pops?: number
  /** Words that are in their place afterwards; absent: none. */
  readonly pushes?: number
  /** Absent: there from the beginning. */
  readonly since?: Rule
  /** Gone from this rule on. */
  readonly until?: Rule
  readonly extraGas?: ExtraGas
  readonly run: Run
}

/** The address in the low 20 bytes of a stack word. */
export function addressOfWord(word: Word): Uint8Array {
  return bytesOfWord(word).subarray(12)
}
