import type { Bytes } from '../../src/base/bytes.ts'
import { bytesOf, code, pushPlace } from './code.ts'

/** Code that does one thing again and again, until its gas is gone. */
export interface Program {
  /** What is special about it: its operands, mostly. */
  readonly name: string
  /** Runs once, before the loop: puts operands on the stack and into memory. */
  readonly before?: string
  /** What is repeated; a function knows where in the code it lies. Leaves the stack as it was, together with `after`. */
  readonly body: string | ((place: number, index: number) => string)
  /** How often it stands in a round of the loop. */
  readonly copies?: number
  /** Runs once in a round. */
  readonly after?: string
  readonly data?: Bytes
  /** Run as `eth_call` does, whose storage slots are cached in the interpreter. */
  readonly isCall?: true
}

/** What stands in a line of the table: an opcode, or several of one kind. */
export interface Kind {
  readonly name: string
  /** The usual one first: its rate is shown. The slowest of them is the worst case. */
  readonly programs: readonly [Program, ...Program[]]
}

const COPIES = 200

/** The code of a program. */
export function assemble({ before = '', body, copies = COPIES, after = '' }: Program): Bytes {
  const start = before.length / 2
  let text = `${before}${code('JUMPDEST')}`
  for (let i = 0; i < copies; i++) text += typeof body === 'string' ? body : body(text.length / 2, i)
  return bytesOf(`${text}${after}${pushPlace(start)}${code('JUMP')}`)
}
