import { expect, it } from 'vitest'
import { decodeCompactTarget, encodeCompactTarget, targetOfDifficulty } from '../../src/bitcoin/target.ts'

it('a difficulty below 3 has the target of 3', () => {
  const easiest = (1n << 256n) / 3n
  expect([0n, 1n, 2n, 3n].map(targetOfDifficulty)).toEqual([easiest, easiest, easiest, easiest])
  expect(targetOfDifficulty(4n)).toBe(1n << 254n)
})

it.each([
  [0x1d00ffff, 0xffffn << 208n],
  [0x1b0404cb, 0x0404cbn << 192n],
  [0x05009234, 0x92340000n],
  [0x217fffff, 0x7fffffn << 240n],
  [0x03123456, 0x123456n],
  [0x02123400, 0x1234n],
  [0x01120000, 0x12n],
])('compact bits %i are decoded to their target and encoded from it', (bits, target) => {
  expect(decodeCompactTarget(bits)).toBe(target)
  expect(encodeCompactTarget(target)).toBe(bits)
})

it('a target whose highest bit is the sign bit is encoded with one byte more', () => {
  expect(encodeCompactTarget(0x80n)).toBe(0x02008000)
  expect(decodeCompactTarget(0x02008000)).toBe(0x80n)
})

it('negative compact bits are decoded to 0', () => expect(decodeCompactTarget(0x04923456)).toBe(0n))
