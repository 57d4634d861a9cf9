import { code, pushPlace } from '../code.ts'
import type { Kind, Program } from '../program.ts'
import { wide } from './computing.ts'

/** Jumps to the next opcode, whose position is pushed before the jump. */
const toPushed = (opcode: string, condition: string) => (place: number) =>
  `${condition}${pushPlace(place + condition.length / 2 + 4)}${code(opcode, 'JUMPDEST')}`

/** Jumps to the next opcode, whose position is computed, so that it cannot be decoded in advance. */
const toComputed = (condition: string, opcode: string) => {
  const after = 5
  return `${condition}${code('PC', after, 'ADD', opcode, 'JUMPDEST')}`
}

const far: Program = {
  name: 'to and fro in 24 KB',
  before: '',
  copies: 3,
  body: (place) => {
    const size = 8_000
    const [there, back] = [place + size, place + 4]
    const forth = `${pushPlace(there)}${code('JUMP', 'JUMPDEST')}${pushPlace(there + 5)}${code('JUMP')}`
    const filled = `${forth}${'5b'.repeat(size - forth.length / 2)}`
    return `${filled}${code('JUMPDEST')}${pushPlace(back)}${code('JUMP', 'JUMPDEST')}`
  },
}

/** Opcodes that change or read the position in the code. */
export const CONTROL: readonly Kind[] = [
  {
    name: 'JUMP',
    programs: [
      { name: 'a pushed destination', body: toPushed('JUMP', '') },
      { name: 'a computed destination', body: toComputed('', 'JUMP') },
      far,
    ],
  },
  {
    name: 'JUMPI',
    programs: [
      { name: 'a pushed destination', body: toPushed('JUMPI', code(1)) },
      { name: 'not taken', body: toPushed('JUMPI', code(0)) },
      { name: 'a full word for condition', before: code(wide(256)), body: toPushed('JUMPI', code('DUP1')) },
      { name: 'a computed destination', body: toComputed(code(1), 'JUMPI') },
    ],
  },
  { name: 'JUMPDEST', programs: [{ name: 'dense', body: code('JUMPDEST'), copies: 2_000 }] },
  { name: 'PC', programs: [{ name: 'and POP', body: code('PC', 'POP') }] },
  { name: 'GAS', programs: [{ name: 'and POP', body: code('GAS', 'POP') }] },
]
