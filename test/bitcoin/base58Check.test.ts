import { describe, expect, it } from 'vitest'
import { fromHex, toHex } from '../../src/base/hex.ts'
import { decodeBase58Check, encodeBase58Check } from '../../src/bitcoin/base58Check.ts'

/** The address of the first block, and the address of 20 zero bytes, whose key is unknown. */
const KNOWN = {
  '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa': '0x0062e907b15cbf27d5425399ebf6f0fb50ebb88f18',
  '1111111111111111111114oLvT2': '0x000000000000000000000000000000000000000000',
}

describe('base58Check', () => {
  for (const [text, payload] of Object.entries(KNOWN)) {
    it(`base58Check decodes and encodes ${text}`, () => {
      expect(toHex(decodeBase58Check(text) ?? new Uint8Array(0))).toBe(payload)
      expect(encodeBase58Check(fromHex(payload))).toBe(text)
    })
  }

  it('base58Check round-trips leading zeros and an empty payload', () => {
    for (const hex of ['0x', '0x00', '0x0000', '0x000001', '0xff'] as const) {
      const payload = fromHex(hex)
      expect(decodeBase58Check(encodeBase58Check(payload))).toEqual(payload)
    }
  })

  const address = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'
  const bad = [
    '',
    '1',
    address.slice(1),
    `1${address}`,
    `${address} `,
    address.replace('z', 'Z'),
    address.replace('1A', '0A'),
  ]
  for (const text of [...bad, 'é'.repeat(34), '\u0000', address.toLowerCase()]) {
    it(`base58Check decodes ${JSON.stringify(text)} to undefined`, () =>
      expect(decodeBase58Check(text)).toBeUndefined())
  }

  it('base58Check refuses ten million digits without decoding them', () => {
    expect(decodeBase58Check('z'.repeat(10_000_000))).toBeUndefined() // decoding it would take hours
  })
})
