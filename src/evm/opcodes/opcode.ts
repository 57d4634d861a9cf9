import type { Rule } from '../../chainspec/rules.ts'
import type { Context } from '../context.ts'
import type { RunState } from '../runState.ts'
import { bytesOfWord, type Word } from '../word.ts'

/**
 * Returns the price of an opcode beyond its fee, before anything is popped. Throws an `ExceptionalHalt` if the frame cannot
 * continue.
 */
export type ExtraGas = (runState: RunState, context: Context) => number | Promise<number>

/** Runs an opcode that is paid: pops its arguments and pushes its results. The interpreter awaits a promise. */
export type RunOpcode = (runState: RunState, context: Context) => Promise<void> | undefined | void

export interface Opcode {
  readonly code: number
  /** The reference node's name, as traces show it. */
  readonly name: string
  readonly fee: number
  /** Words that must be on the stack, by default 0. They are checked after the opcode is paid. */
  readonly pops?: number
  /** Words that replace the popped ones, by default 0. */
  readonly pushes?: number
  /** The rule that adds the opcode; absent if it always existed. */
  readonly since?: Rule
  /** The rule that removes the opcode. */
  readonly until?: Rule
  readonly extraGas?: ExtraGas
  readonly run: RunOpcode
}

/** Returns the address in the low 20 bytes of a stack word. */
export function addressOfWord(word: Word): Uint8Array {
  return bytesOfWord(word).subarray(12)
}
