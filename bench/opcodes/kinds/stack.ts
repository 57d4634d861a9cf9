import { code, pushBytes } from '../code.ts'
import type { Kind, Program } from '../program.ts'
import { wide } from './computing.ts'

const sizes = Array.from({ length: 32 }, (_, i) => i + 1)
const depths = sizes.slice(0, 16)
const FULL_STACK = code(...depths.map((depth) => wide(256) - BigInt(depth)), wide(256))

const pushed = (name: string, body: string): Program => ({ name, body: `${body}${code('POP')}` })

/** Returns a program that runs an opcode 900 times and then drops the results. */
const piled = (name: string, one: string): Program => ({
  name,
  before: FULL_STACK,
  body: one,
  copies: 900,
  after: code('POP').repeat(900),
})

/** Opcodes that only move words. */
export const STACK: readonly Kind[] = [
  { name: 'PUSH0', programs: [pushed('one by one', '5f'), piled('900 at once', '5f')] },
  {
    name: 'PUSH1 to PUSH32',
    programs: [
      pushed('PUSH1', pushBytes(1)),
      ...sizes.slice(1).map((size) => pushed(`PUSH${size}`, pushBytes(size))),
      piled('900 PUSH32 at once', pushBytes(32)),
    ],
  },
  {
    name: 'DUP1 to DUP16',
    programs: [
      { name: 'DUP1', before: FULL_STACK, body: code('DUP1', 'POP') },
      ...[2, 8, 16].map((depth) => ({ name: `DUP${depth}`, before: FULL_STACK, body: code(`DUP${depth}`, 'POP') })),
      piled('900 DUP16 at once', code('DUP16')),
    ],
  },
  {
    name: 'SWAP1 to SWAP16',
    programs: [
      { name: 'SWAP1', before: FULL_STACK, body: code('SWAP1') },
      ...[2, 8, 16].map((depth) => ({ name: `SWAP${depth}`, before: FULL_STACK, body: code(`SWAP${depth}`) })),
    ],
  },
]
