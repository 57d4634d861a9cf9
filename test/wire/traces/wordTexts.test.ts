import { describe, expect, it } from 'vitest'
import { AsciiPieces } from '../../../src/base/asciiPieces.ts'
import { wholeText } from '../../../src/base/utf8Pieces.ts'
import { MemoryText, StackText } from '../../../src/wire/traces/wordTexts.ts'

function printed(text: { print(out: AsciiPieces): void }): unknown {
  const out = new AsciiPieces()
  text.print(out)
  return JSON.parse(wholeText(out.finish()))
}

describe('StackText', () => {
  it('the text follows a stack that grows, shrinks and changes', () => {
    const text = new StackText()
    const large = 2n ** 256n - 1n
    const stacks = [
      [],
      [0, 15, 2 ** 32 - 1, 2 ** 32, Number.MAX_SAFE_INTEGER],
      [0, 15, 2n ** 255n],
      [],
      [large, 0, 7, 2 ** 32 - 1],
      [large, 2n ** 64n, 7, 1, 10],
    ]
    for (const stack of stacks) {
      text.update(stack)
      expect(printed(text)).toEqual(stack.map((word) => word.toString(16).padStart(64, '0')))
    }
  })
})

describe('MemoryText', () => {
  it('the text follows a memory that grows, shrinks and changes', () => {
    const text = new MemoryText()
    const memory = new Uint8Array(2_000 * 32)
    const counts = [0, 1, 3, 3, 2, 0, 5, 1_023, 1_025, 2_000, 4, 1_500, 1_500]
    for (const [i, count] of counts.entries()) {
      memory[(i * 977) % (32 * Math.max(count, 1))] = 0xa0 + i
      memory[32 * count - 1] = i
      const shown = memory.subarray(0, 32 * count)
      text.update(shown)
      const words = Array.from({ length: count }, (_, at) =>
        Buffer.from(shown.slice(32 * at, 32 * at + 32)).toString('hex'),
      )
      expect(printed(text)).toEqual(words)
    }
  })

  it('the text does not change with the memory after an update', () => {
    const text = new MemoryText()
    const memory = new Uint8Array(1_100 * 32)
    text.update(memory)
    memory.fill(1)
    expect(printed(text)).toEqual(Array.from({ length: 1_100 }, () => '0'.repeat(64)))
  })
})
