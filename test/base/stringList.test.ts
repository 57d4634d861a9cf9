import { expect, it } from 'vitest'
import { equalBytes } from '../../src/base/bytes.ts'
import { encodeRlp } from '../../src/base/encodeRlp.ts'
import { fromHex } from '../../src/base/hex.ts'
import { appendStrings, countShortStrings } from '../../src/base/stringList.ts'
import { loosen } from '../_helpers/looseRlp.ts'
import { createRandom } from '../_helpers/random.ts'

/** Random strings of up to 55 bytes, and single bytes of any value. */
function createStrings(seed: number): Uint8Array[] {
  const random = createRandom(seed)
  return Array.from({ length: random(9) ** 2 * random(20) }, () => {
    return new Uint8Array(random(3) === 0 ? 1 : random(56)).fill(random(256))
  })
}

it('a list of short strings is counted and extended without decoding', () => {
  for (let seed = 0; seed < 300; seed++) {
    const [strings, more] = [createStrings(seed), createStrings(seed + 1_000).slice(0, 3)]
    const list = encodeRlp(strings)
    expect(countShortStrings(list), `seed ${seed}`).toBe(strings.length)
    expect(equalBytes(appendStrings(list, more), encodeRlp([...strings, ...more])), `seed ${seed}`).toBe(true)
  }
})

it('a list of short strings is extended when its header grows', () => {
  for (const length of [0, 54, 55, 56, 253, 254, 255, 256, 65_533, 65_534, 65_535, 65_536]) {
    const strings = Array.from({ length }, () => Uint8Array.of(1))
    const longer = [...strings, Uint8Array.of(2), Uint8Array.of(0x80)]
    expect(equalBytes(appendStrings(encodeRlp(strings), longer.slice(-2)), encodeRlp(longer))).toBe(true)
    expect(countShortStrings(encodeRlp(longer))).toBe(length + 2)
  }
})

it.each([
  ['a list inside', encodeRlp([Uint8Array.of(1), []])],
  ['a long string', encodeRlp([new Uint8Array(56)])],
  ['lengths in more bytes than are needed', loosen(encodeRlp([Uint8Array.of(1), new Uint8Array(20)]))],
  ['a single byte with a length', fromHex('0xc28105')],
  ['a list header longer than needed', fromHex('0xf80105')],
  ['a string and no list', fromHex('0x820505')],
  ['an empty input', new Uint8Array(0)],
  ['an item that is cut off', fromHex('0xc28205')],
  ['a byte after the end', fromHex('0xc10505')],
])('countShortStrings returns undefined for %s', (_name, bytes) => {
  expect(countShortStrings(bytes)).toBeUndefined()
})
