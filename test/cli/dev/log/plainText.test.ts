import { expect, it } from 'vitest'
import { plainText } from '../../../../src/cli/dev/log/terminalText.ts'

it.each([
  ['wipes the screen: \u001b[2J', 'wipes the screen: \\u{1b}[2J'],
  ['C1 \u009b1A', 'C1 \\u{9b}1A'],
  ['lines\r\n\tand \u2028 more', 'lines\\r\\n\\tand \\u{2028} more'],
  ['turned \u202etxt\u202c', 'turned \\u{202e}txt\\u{202c}'],
  ['half \ud800', 'half \\u{d800}'],
  ['nothing at \u0000\u200b', 'nothing at \\u{0}\\u{200b}'],
  ['plain: äöü 東京 👩\u200d💻', 'plain: äöü 東京 👩\u200d💻'],
])('control and format characters of a text are escaped: %j', (text, expected) => {
  expect(plainText(text, 100)).toBe(expected)
})

it('an escaped text has a maximum length', () => {
  expect(plainText('x'.repeat(10), 10)).toBe('x'.repeat(10))
  expect(plainText('x'.repeat(2 ** 20), 10)).toBe(`${'x'.repeat(10)}…`)
})
