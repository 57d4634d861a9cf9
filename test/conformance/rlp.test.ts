import { expect, it } from 'vitest'
import { encodeRlp } from '../../src/base/encodeRlp.ts'
import { fromHex, toHex } from '../../src/base/hex.ts'
import { minimalBytes } from '../../src/base/integer.ts'
import { decodeRlp, type RlpItem } from '../../src/base/rlp.ts'
import { keccak256 } from '../../src/crypto/keccak.ts'
import { addressOfPrivateKey } from '../../src/crypto/secp256k1.ts'
import { describeVectors } from '../_helpers/vectors.ts'

type JsonItem = string | number | readonly JsonItem[]

/** Returns the RLP item of a JSON value: text is its characters' bytes, `#` begins a decimal number. */
function toItem(item: JsonItem): RlpItem {
  if (typeof item === 'number') return minimalBytes(item)
  if (typeof item !== 'string') return item.map(toItem)
  if (item.startsWith('#')) return minimalBytes(BigInt(item.slice(1)))
  return Uint8Array.from(item, (character) => character.charCodeAt(0))
}

describeVectors<Record<string, { in: JsonItem; out: string }>>('eth-json/RLPTests/rlptest.json', (content) => {
  const cases = Object.entries(content)
  it('rlptest.json has more than 20 cases', () => expect(cases.length).toBeGreaterThan(20))
  it.each(cases)('an item has the expected RLP: %s', (_, { in: input, out }) => {
    const encoded = encodeRlp(toItem(input))
    expect(toHex(encoded)).toBe(`0x${out.toLowerCase()}`)
    expect(toHex(encodeRlp(decodeRlp(encoded)))).toBe(toHex(encoded))
  })
})

describeVectors<Record<string, { out: string }>>('eth-json/RLPTests/invalidRLPTest.json', (content) => {
  const cases = Object.entries(content)
  it('invalidRLPTest.json has 9 cases', () => expect(cases).toHaveLength(9))
  // Like rskj, the decoder accepts lengths that are not in their shortest form, and uses four bytes of an eight-byte length. Hashes
  // are of the shortest form.
  const read: Readonly<Record<string, string>> = {
    int32Overflow: '0x821111',
    int32Overflow2: '0xc21111',
    wrongSizeList: '0xc180',
    wrongSizeList2: '0xc100',
    incorrectLengthInArray: '0xa100dc2b275d0f74e8a53e6f4ec61b27f24278820be3f82ea2110e582081b0565df0',
    randomRLP:
      '0xf85bf83aa100dc2b275d0f74e8a53e6f4ec61b27f24278820be3f82ea2110e582081b0565df02795002d5ef8325ae4d034df55d4b58d0dfba64d61ddd17bde00009a00dae30907045a2f66fa36f2bb8aa9029cbb0b8a7b3b5c435ab331',
    bytesShouldBeSingleByte00: '0x00',
    bytesShouldBeSingleByte01: '0x00',
    bytesShouldBeSingleByte7F: '0x7f',
  }
  it.each(cases)('invalid RLP is decoded as by rskj: %s', (name, { out }) => {
    expect(toHex(encodeRlp(decodeRlp(fromHex(`0x${out}`))))).toBe(read[name])
  })
})

interface KeyCase {
  readonly seed: string
  readonly key: string
  readonly addr: string
}

describeVectors<readonly KeyCase[]>('eth-json/BasicTests/keyaddrtest.json', (cases) => {
  it.each(cases)('the seed $seed has the expected private key and address', ({ seed, key, addr }) => {
    const privateKey = keccak256(new TextEncoder().encode(seed))
    expect(toHex(privateKey)).toBe(`0x${key}`)
    expect(toHex(addressOfPrivateKey(privateKey))).toBe(`0x${addr}`)
  })
})
