import { keccak256 as viemKeccak256 } from 'viem'
import { expect, it } from 'vitest'
import { toHex } from '../../src/base/hex.ts'
import { keccak256, keccak256InPieces } from '../../src/crypto/keccak.ts'

it('hashes strings of every length around the block size as others do', () => {
  for (let length = 0; length < 300; length++) {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 7 + length) & 0xff)
    expect(toHex(keccak256(bytes)), `${length} bytes`).toBe(viemKeccak256(bytes))
  }
})

it('gives hashes that the next call does not touch', () => {
  const first = keccak256(new Uint8Array(0))
  keccak256(Uint8Array.of(1))
  expect(toHex(first)).toBe('0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470')
})

it.each([0, 1, 54_399, 54_400, 54_401, 108_800, 200_000])(
  'hashes %i bytes in pieces, and others between them',
  (length) => {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 7 + length) & 0xff)
    const pieces = keccak256InPieces(bytes)
    let piece = pieces.next()
    let count = 1
    for (; piece.done !== true; piece = pieces.next(), count++) keccak256(Uint8Array.of(1))
    expect(toHex(piece.value)).toBe(toHex(keccak256(bytes)))
    expect(count).toBe(Math.max(1, Math.ceil(length / 54_400)))
  },
)
