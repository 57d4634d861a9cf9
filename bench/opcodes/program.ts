import type { Bytes } from '../../src/base/bytes.ts'
import { bytesOf, code, pushPlace } from './code.ts'

/** Code that repeats one operation until its gas is used up. */
export interface Program {
  /** Difference from the other programs of its kind, usually the operands. */
  readonly name: string
  /** Runs once before the loop, to write operands to the stack and to memory. */
  readonly before?: string
  /** The repeated code; a function receives its position in the code and its index. Together with `after` it restores the stack. */
  readonly body: string | ((place: number, index: number) => string)
  /** Number of repetitions in a round of the loop. */
  readonly copies?: number
  /** Runs once per round. */
  readonly after?: string
  readonly data?: Bytes
  /** Run as `eth_call` does, whose storage slots are cached in the interpreter. */
  readonly isCall?: true
}

/** A row of the table: an opcode, or several of one kind. */
export interface Kind {
  readonly name: string
  /** The usual program first, whose rate is shown. The slowest program is the worst case. */
  readonly programs: readonly [Program, ...Program[]]
}

const COPIES = 200

/** Returns the code of a program. */
export function assemble({ before = '', body, copies = COPIES, after = '' }: Program): Bytes {
  const start = before.length / 2
  let text = `${before}${code('JUMPDEST')}`
  for (let i = 0; i < copies; i++) text += typeof body === 'string' ? body : body(text.length / 2, i)
  return bytesOf(`${text}${after}${pushPlace(start)}${code('JUMP')}`)
}
