import type { Rule } from '../../network/rules.ts'
import type { Context } from '../context.ts'
import type { RunState } from '../runState.ts'

/** What an opcode costs beyond its fee, looked up before anything is popped; throws a `Halt` when the frame cannot go on. */
export type ExtraGas = (runState: RunState, context: Context) => bigint | Promise<bigint>

/** What an opcode does, once paid for: pops its arguments, pushes its results. A promise is waited for. */
export type Run = (runState: RunState, context: Context) => Promise<void> | undefined | void

export interface Opcode {
  readonly code: number
  /** The reference's name, as traces show it. */
  readonly name: string
  readonly fee: number
  /** Absent: there from the beginning. */
  readonly since?: Rule
  /** Gone from this rule on. */
  readonly until?: Rule
  readonly extraGas?: ExtraGas
  readonly run: Run
}

const ADDRESS_MASK = (1n << 160n) - 1n

/** The address in the low 20 bytes of a stack word. */
export function addressOfWord(word: bigint): Uint8Array {
  const bytes = new Uint8Array(20)
  const digits = (word & ADDRESS_MASK).toString(16).padStart(40, '0')
  for (let i = 0; i < 20; i++) bytes[i] = Number.parseInt(digits.slice(2 * i, 2 * i + 2), 16)
  return bytes
}
