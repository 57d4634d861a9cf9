import { code } from '../code.ts'
import type { Kind, Program } from '../program.ts'
import { wide } from './computing.ts'

const FULL = wide(256)

/** As a block runs it, and as a call does, whose storage slots are cached in the interpreter. */
const both = (program: Program): Program[] => [
  { ...program, name: `${program.name}, in a call`, isCall: true },
  { ...program, name: `${program.name}, in a block` },
]

const loads = [
  { name: 'one slot', before: code(FULL), body: code('DUP1', 'SLOAD', 'POP') },
  { name: 'another slot each time', before: code(FULL), body: code(1, 'ADD', 'DUP1', 'SLOAD', 'POP') },
].flatMap(both)

const stores = [
  { name: 'one slot, changed', before: code(FULL, FULL), body: code('DUP2', 'DUP2', 'SSTORE') },
  { name: 'another slot each time', before: code(FULL), body: code(1, 'ADD', 'DUP1', 'DUP1', 'SSTORE') },
  { name: 'cleared and set', before: code(FULL), body: code(0, 'DUP2', 'SSTORE', 'DUP1', 'DUP1', 'SSTORE') },
].flatMap(both)

const transient = (opcode: string, popped: string): readonly Program[] => [
  { name: 'one slot', before: code(FULL, FULL), body: `${code('DUP2', 'DUP2', opcode)}${popped}` },
  {
    name: 'another slot each time',
    before: code(FULL, FULL),
    body: `${code(1, 'ADD', 'DUP2', 'DUP2', opcode)}${popped}`,
  },
]

function kind(name: string, [usual, ...others]: readonly Program[]): Kind {
  if (usual === undefined) throw new Error(`${name} has no programs`)
  return { name, programs: [usual, ...others] }
}

/** Opcodes that read and write storage slots in memory. */
export const STORAGE: readonly Kind[] = [
  kind('SLOAD', loads),
  kind('SSTORE', stores),
  kind('TLOAD', transient('TLOAD', code('POP', 'POP'))),
  kind('TSTORE', transient('TSTORE', '')),
]
