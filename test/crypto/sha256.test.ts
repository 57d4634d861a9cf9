import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { toHex } from '../../src/base/hex.ts'
import {
  decodeSha256State,
  doubleSha256,
  encodeSha256State,
  resumeSha256,
  sha256,
  sha256Midstate,
} from '../../src/crypto/sha256.ts'

const input = Uint8Array.from({ length: 300 }, (_, i) => (i * 7 + 1) % 256)

function expectedDigest(bytes: Uint8Array): string {
  return `0x${createHash('sha256').update(bytes).digest('hex')}`
}

it('resumeSha256 agrees with Node at every length around three blocks', () => {
  for (let length = 0; length <= 200; length++) {
    expect(toHex(sha256(input.subarray(0, length)))).toBe(expectedDigest(input.subarray(0, length)))
  }
})

it.each([0, 64, 128, 192])('resumeSha256 continues from the state after %i bytes', (count) => {
  const state = sha256Midstate(input.subarray(0, count))
  const kept = decodeSha256State(encodeSha256State(state))
  expect(toHex(resumeSha256(kept, count, input.subarray(count)))).toBe(expectedDigest(input))
  expect(kept).toEqual(state) // resuming uses a copy
})

it('sha256Midstate refuses a length within a block', () => {
  expect(() => sha256Midstate(input.subarray(0, 65))).toThrow(RangeError)
})

it('doubleSha256 hashes twice', () => {
  const once = createHash('sha256').update(input).digest()
  expect(toHex(doubleSha256(input))).toBe(expectedDigest(once))
})
