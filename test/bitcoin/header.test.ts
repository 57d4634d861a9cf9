import { expect, it } from 'vitest'
import { fromHex, toHex } from '../../src/base/hex.ts'
import { bitcoinBlockHash, decodeBitcoinHeader, encodeBitcoinHeader } from '../../src/bitcoin/header.ts'

const GENESIS = fromHex(
  `0x01000000${'00'.repeat(32)}3ba3edfd7a7b12b27ac72c3e67768f617fc81bc3888a51323a9fb8aa4b1e5e4a29ab5f49ffff001d1dac2b7c`,
)

it("Bitcoin's genesis header has the known hash", () => {
  expect(toHex(bitcoinBlockHash(GENESIS))).toBe('0x000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f')
})

it('a Bitcoin header is encoded to the bytes it was decoded from', () => {
  const header = decodeBitcoinHeader(GENESIS)
  expect(header).toMatchObject({ version: 1, timestamp: 1_231_006_505, bits: 0x1d00ffff, nonce: 2_083_236_893 })
  expect(encodeBitcoinHeader(header)).toEqual(GENESIS)
})

it.each([0, 79, 81])('a Bitcoin header of %i bytes is refused', (length) => {
  expect(() => decodeBitcoinHeader(new Uint8Array(length))).toThrow(RangeError)
})
