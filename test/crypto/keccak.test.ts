import { keccak_256 } from '@noble/hashes/sha3.js'
import { describe, expect, it } from 'vitest'
import { toHex } from '../../src/base/hex.ts'
import { Keccak256, keccak256, keccak256InPieces } from '../../src/crypto/keccak.ts'
import { createRandom } from '../_helpers/random.ts'

const bytesOf = (length: number) => Uint8Array.from({ length }, (_, index) => (index * 7 + length) & 0xff)
const expectedOf = (bytes: Uint8Array) => toHex(keccak_256(bytes))

describe('keccak256', () => {
  it('keccak256 hashes inputs of every length around the block size as @noble/hashes does', () => {
    for (let length = 0; length < 300; length++) {
      expect(toHex(keccak256(bytesOf(length))), `${length} bytes`).toBe(expectedOf(bytesOf(length)))
    }
  })

  it('keccak256 returns a hash that the next call does not overwrite', () => {
    const first = keccak256(new Uint8Array(0))
    keccak256(Uint8Array.of(1))
    expect(toHex(first)).toBe('0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470')
  })

  it.each([54_399, 54_400, 54_401, 108_800, 200_000])('keccak256 hashes %i bytes', (length) => {
    expect(toHex(keccak256(bytesOf(length)))).toBe(expectedOf(bytesOf(length)))
  })
})

it.each([0, 1, 54_399, 54_400, 54_401, 108_800, 200_000])(
  'keccak256InPieces hashes %i bytes while other hashes are computed between its pieces',
  (length) => {
    const pieces = keccak256InPieces(bytesOf(length))
    let piece = pieces.next()
    let count = 1
    for (; piece.done !== true; piece = pieces.next(), count++) keccak256(Uint8Array.of(1))
    expect(toHex(piece.value)).toBe(expectedOf(bytesOf(length)))
    expect(count).toBe(Math.max(1, Math.ceil(length / 54_400)))
  },
)

describe('Keccak256', () => {
  const random = createRandom(256)
  /** Lengths of updates: mostly around a block, sometimes nothing, sometimes more than the module's input. */
  const lengthOf = () =>
    [0, 1, random(20), 135, 136, 137, random(300), random(1_000), 54_400 + random(300)][random(9)] ?? 0

  it('Keccak256 hashes the input of several updates in random splits, with other hashes in progress', () => {
    for (let i = 0; i < 100; i++) {
      const all = bytesOf(random(3) === 0 ? random(120_000) : random(1_000))
      const [hash, other, otherReference] = [new Keccak256(), new Keccak256(), keccak_256.create()]
      let start = 0
      while (start < all.length) {
        const end = Math.min(all.length, start + lengthOf())
        hash.update(all.subarray(start, end))
        other.update(all.subarray(0, end - start))
        otherReference.update(all.subarray(0, end - start))
        keccak256(all.subarray(0, 200))
        start = end
      }
      expect(toHex(hash.digest())).toBe(expectedOf(all))
      expect(toHex(other.digest())).toBe(toHex(otherReference.digest()))
    }
  })

  it('Keccak256 returns the hash of the input so far, and continues', () => {
    const all = bytesOf(2_000)
    const hash = new Keccak256()
    expect(toHex(hash.digest())).toBe(expectedOf(all.subarray(0, 0)))
    for (let end = 0; end < all.length; ) {
      const next = Math.min(all.length, end + random(200))
      hash.update(all.subarray(end, next))
      end = next
      expect(toHex(hash.digest())).toBe(expectedOf(all.subarray(0, end)))
      expect(toHex(hash.digest())).toBe(expectedOf(all.subarray(0, end)))
    }
  })
})
