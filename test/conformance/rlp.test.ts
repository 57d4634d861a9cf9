import { expect, it } from 'vitest'
import { encodeRlp } from '../../src/base/encodeRlp.ts'
import { fromHex, toHex } from '../../src/base/hex.ts'
import { minimalBytes } from '../../src/base/integer.ts'
import { keccak256 } from '../../src/base/keccak.ts'
import { decodeRlp, type RlpItem } from '../../src/base/rlp.ts'
import { addressOfPrivateKey } from '../../src/base/secp256k1.ts'
import { describeVectors } from '../_helpers/vectors.ts'

type JsonItem = string | number | readonly JsonItem[]

/** Text is its characters' bytes, `#` begins a decimal number. */
function toItem(item: JsonItem): RlpItem {
  if (typeof item === 'number') return minimalBytes(item)
  if (typeof item !== 'string') return item.map(toItem)
  if (item.startsWith('#')) return minimalBytes(BigInt(item.slice(1)))
  return Uint8Array.from(item, (character) => character.charCodeAt(0))
}

describeVectors<Record<string, { in: JsonItem; out: string }>>('eth-json/RLPTests/rlptest.json', (content) => {
  const cases = Object.entries(content)
  it('has all its cases', () => expect(cases.length).toBeGreaterThan(20))
  it.each(cases)('%s', (_, { in: input, out }) => {
    const encoded = encodeRlp(toItem(input))
    expect(toHex(encoded)).toBe(`0x${out.toLowerCase()}`)
    expect(toHex(encodeRlp(decodeRlp(encoded)))).toBe(toHex(encoded))
  })
})

describeVectors<Record<string, { out: string }>>('eth-json/RLPTests/invalidRLPTest.json', (content) => {
  const cases = Object.entries(content)
  it('has all its cases', () => expect(cases).toHaveLength(9))
  it.each(cases)('%s', (name, { out }) => {
    const bytes = fromHex(`0x${out}`)
    // rskj reads a small byte in the long form, and so do we; what is hashed is the short form.
    if (name.startsWith('bytesShouldBeSingleByte')) expect(encodeRlp(decodeRlp(bytes))).toEqual(bytes.subarray(1))
    else expect(() => decodeRlp(bytes)).toThrow('item')
  })
})

interface KeyCase {
  readonly seed: string
  readonly key: string
  readonly addr: string
}

describeVectors<readonly KeyCase[]>('eth-json/BasicTests/keyaddrtest.json', (cases) => {
  it.each(cases)('key and address of $seed', ({ seed, key, addr }) => {
    const privateKey = keccak256(new TextEncoder().encode(seed))
    expect(toHex(privateKey)).toBe(`0x${key}`)
    expect(toHex(addressOfPrivateKey(privateKey))).toBe(`0x${addr}`)
  })
})
