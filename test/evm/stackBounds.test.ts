import { describe, expect, it } from 'vitest'
import { RULES } from '../../src/chainspec/rules.ts'
import type { Opcode } from '../../src/evm/opcodes/opcode.ts'
import { OPCODES } from '../../src/evm/opcodes/table.ts'
import { setScene, TARGET } from '../_helpers/evmScene.ts'

const MAX_ITEMS = 1024
const STACK_REASON = /^stack (under|over)flow$/

const range = (first: number, count: number) => Array.from({ length: count }, (_, i) => first + i)

/** Opcodes by the words that they need and leave. All operands are 0. */
const BOUNDS: readonly (readonly [needs: number, leaves: number, ...codes: number[]])[] = [
  [0, 0, 0x00, 0x5b],
  [0, 1, 0x30, 0x32, 0x33, 0x34, 0x36, 0x38, 0x3a, 0x3d, ...range(0x41, 8), 0x58, 0x59, 0x5a, ...range(0x5f, 33), 0xaa],
  [1, 0, 0x50, 0x56, 0xff],
  [1, 1, 0x15, 0x19, 0x31, 0x35, 0x3b, 0x3f, 0x40, 0x51, 0x54, 0x5c],
  [2, 0, 0x52, 0x53, 0x55, 0x57, 0x5d, 0xa0, 0xf3, 0xfd],
  [2, 1, ...range(0x01, 7), 0x0a, 0x0b, ...range(0x10, 5), 0x16, 0x17, 0x18, ...range(0x1a, 4), 0x20],
  [3, 0, 0x37, 0x39, 0x3e, 0x5e, 0xa1],
  [3, 1, 0x08, 0x09, 0xf0],
  [4, 0, 0x3c, 0xa2],
  [4, 1, 0xf5],
  [5, 0, 0xa3],
  [6, 0, 0xa4],
  [6, 1, 0xf4, 0xfa],
  [7, 1, 0xf1, 0xf2],
  ...range(1, 16).map((n) => [n, n + 1, 0x7f + n] as const),
  ...range(1, 16).map((n) => [n + 1, n + 1, 0x8f + n] as const),
  [2, 2, 0xa8], // the top is 0, which means the word below it
  [3, 2, 0xa9],
]

/** Returns the reason for which the opcode failed after so many zeros, by rules that have it. */
async function reasonOf({ code, until }: Opcode, words: number): Promise<string> {
  const rules = new Set(RULES.filter((rule) => rule !== until))
  const program = `0x${'6000'.repeat(words)}${code.toString(16).padStart(2, '0')}` as const
  const { outcome } = await (await setScene({ [TARGET]: program })).run({}, { rules })
  return outcome.kind === 'exception' ? outcome.reason : outcome.kind
}

describe('the bounds of the stack', () => {
  for (const opcode of OPCODES) {
    it(`the bounds of the stack hold for ${opcode.name}`, async () => {
      const [needs = Number.NaN, leaves = Number.NaN] =
        BOUNDS.find(([, , ...codes]) => codes.includes(opcode.code)) ?? []
      if (needs > 0) expect(await reasonOf(opcode, needs - 1)).toBe('stack underflow')
      expect(await reasonOf(opcode, needs)).not.toMatch(STACK_REASON)
      const growth = Math.max(leaves - needs, 0)
      expect(await reasonOf(opcode, MAX_ITEMS - growth)).not.toMatch(STACK_REASON)
      if (growth > 0) expect(await reasonOf(opcode, MAX_ITEMS)).toBe('stack overflow')
    })
  }
})
