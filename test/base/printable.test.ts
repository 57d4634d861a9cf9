import { describe, expect, it } from 'vitest'
import {
  joinPrintable,
  plainDocument,
  plainJson,
  plainLines,
  plainText,
  printable,
  styled,
} from '../../src/base/printable.ts'

/** Texts that change a terminal, and what is printed. */
const UNSAFE: readonly (readonly [text: string, escaped: string])[] = [
  ['wipes the screen: \u001b[2J', 'wipes the screen: \\u{1b}[2J'],
  ['title \u001b]0;x\u0007', 'title \\u{1b}]0;x\\u{7}'],
  ['C1 \u009b1A', 'C1 \\u{9b}1A'],
  ['lines\r\n\tand \u2028 more', 'lines\\r\\n\\tand \\u{2028} more'],
  ['turned \u202etxt\u202c', 'turned \\u{202e}txt\\u{202c}'],
  ['isolated \u2066txt\u2069', 'isolated \\u{2066}txt\\u{2069}'],
  ['half \ud800', 'half \\u{d800}'],
  ['nothing at \u0000\u200b', 'nothing at \\u{0}\\u{200b}'],
  ['deleted \u007f', 'deleted \\u{7f}'],
]

/** Text of many scripts, which stays as it is. */
const PLAIN: (typeof UNSAFE)[number] = ['äöü 東京 👩\u200d💻', 'äöü 東京 👩\u200d💻']

describe('text of others', () => {
  it.each([...UNSAFE, PLAIN])('has its control and format characters escaped: %j', (text, expected) => {
    expect(plainText(text, 100)).toBe(expected)
  })

  it('has a maximum length, also where a character is cut', () => {
    expect(plainText('x'.repeat(10), 10)).toBe('x'.repeat(10))
    expect(plainText('x'.repeat(2 ** 20), 10)).toBe(`${'x'.repeat(10)}…`)
    expect(plainText('👩👩', 3)).toBe('👩\\u{d83d}…')
    expect(plainText('x'.repeat(2 ** 20))).toHaveLength(1_001)
  })

  it('keeps its line breaks as lines, each with a maximum length', () => {
    expect(plainLines('a\u001b\nb\r\n')).toBe('a\\u{1b}\nb\\r\n')
    expect(plainLines(`${'x'.repeat(2_000)}\nb`)).toBe(`${'x'.repeat(1_000)}…\nb`)
    expect(plainDocument(`${'x'.repeat(2_000)}\u001b\n`)).toBe(`${'x'.repeat(2_000)}\\u{1b}\n`)
  })
})

it.each(UNSAFE)('JSON has characters of a terminal escaped, and keeps its value: %j', (text) => {
  for (const indent of [undefined, 2]) {
    const json = plainJson(JSON.stringify({ [text]: [text, 'x'] }, undefined, indent))
    expect(json).toMatch(/^[ -~\n]*$/)
    expect(JSON.parse(json)).toEqual({ [text]: [text, 'x'] })
  }
})

it('a style surrounds a text', () => {
  expect(styled(plainText('a\u001b'), 31, 0)).toBe('\u001b[31ma\\u{1b}\u001b[0m')
})

it('the tag accepts text of the source and printable text, and the compiler refuses all others', () => {
  const network: 'mainnet' | 'testnet' = 'mainnet'
  const foreign: string = 'a\u001b'
  const hex: `0x${string}` = '0x\u001b'
  expect(printable`\u001b[1m ${1} ${2n} ${network} ${plainText(foreign)}${foreign === '' ? 'x' : ''}`).toBe(
    '\u001b[1m 1 2 mainnet a\\u{1b}',
  )
  expect(joinPrintable([printable`a`, plainText('\n')], ', ')).toBe('a, \\n')
  // Each line below is an error of the step "types" of `npm run check` if the compiler accepts it.
  // @ts-expect-error
  printable`${foreign}`
  // @ts-expect-error
  printable`${hex}`
  // @ts-expect-error
  printable`${foreign.padEnd(3)}`
  // @ts-expect-error
  printable`${`${network} ${foreign}`}`
  // @ts-expect-error
  joinPrintable([foreign], '')
  // @ts-expect-error
  styled(foreign, 1, 0)
})
