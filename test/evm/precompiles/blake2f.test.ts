import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type Bytes, concatBytes, EMPTY_BYTES } from '../../../src/base/bytes.ts'
import { toHex } from '../../../src/base/hex.ts'
import { type Blake2, createBlake2 } from '../../../src/crypto/blake2.ts'
import { createRandom } from '../../_helpers/random.ts'
import { compileChecked } from '../_checked.ts'
import { finish, takeTurns } from './_pieces.ts'

const ALL = 2n ** 64n
const INITIAL = [
  ...[0x6a09e667f3bcc908n, 0xbb67ae8584caa73bn, 0x3c6ef372fe94f82bn, 0xa54ff53a5f1d36f1n],
  ...[0x510e527fade682d1n, 0x9b05688c2b3e6c1fn, 0x1f83d9abfb41bd6bn, 0x5be0cd19137e2179n],
]
const SIGMA = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
  [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
  [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
  [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
  [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
  [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
  [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
  [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
  [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
]
const LANES = [
  ...[0, 1, 2, 3].map((i) => [i, 4 + i, 8 + i, 12 + i]),
  ...[0, 1, 2, 3].map((i) => [i, 4 + ((i + 1) % 4), 8 + ((i + 2) % 4), 12 + ((i + 3) % 4)]),
]

const rotate = (word: bigint, by: bigint) => BigInt.asUintN(64, (word >> by) | (word << (64n - by)))
const wordsAt = (input: Bytes, offset: number, count: number) =>
  Array.from({ length: count }, (_, i) => Buffer.from(input).readBigUInt64LE(offset + 8 * i))

/** Defines the function F as in RFC 7693, 3.2. */
const define = (input: Bytes, rounds: number): Bytes => defineAfter(input, [rounds])[0] ?? EMPTY_BYTES

/** Returns the output after each of some ascending numbers of rounds. */
function defineAfter(input: Bytes, counts: readonly number[]): readonly Bytes[] {
  const chain = wordsAt(input, 4, 8)
  const message = wordsAt(input, 68, 16)
  const v = [...chain, ...INITIAL]
  const change = (i: number, by: (word: bigint) => bigint) => {
    v[i] = by(v[i] ?? 0n)
    return v[i] ?? 0n
  }
  for (const [i, word] of wordsAt(input, 196, 2).entries()) change(12 + i, (old) => old ^ word)
  if (input[212] === 1) change(14, (old) => ALL - 1n - old)
  const mixAll = (round: number) => {
    const order = SIGMA[round % 10] ?? []
    for (const [i, [a = 0, b = 0, c = 0, d = 0]] of LANES.entries()) {
      const mix = (word: bigint, first: bigint, second: bigint) => {
        const sum = change(a, (old) => (old + (v[b] ?? 0n) + word) % ALL)
        const turned = change(d, (old) => rotate(old ^ sum, first))
        const other = change(c, (old) => (old + turned) % ALL)
        change(b, (old) => rotate(old ^ other, second))
      }
      mix(message[order[2 * i] ?? 0] ?? 0n, 32n, 24n)
      mix(message[order[2 * i + 1] ?? 0] ?? 0n, 16n, 63n)
    }
  }
  let round = 0
  return counts.map((count) => {
    while (round < count) mixAll(round++)
    const output = Buffer.alloc(64)
    for (const [i, word] of chain.entries()) output.writeBigUInt64LE(word ^ (v[i] ?? 0n) ^ (v[8 + i] ?? 0n), 8 * i)
    return output
  })
}

/** Returns BLAKE2b-512, block by block. */
function hash(blake2: Blake2, bytes: Bytes): Bytes {
  let chain: Bytes = Buffer.alloc(64)
  for (const [i, word] of INITIAL.entries()) {
    new DataView(chain.buffer, chain.byteOffset).setBigUint64(8 * i, i === 0 ? word ^ 0x01010040n : word, true)
  }
  const blocks = Math.max(1, Math.ceil(bytes.length / 128))
  for (let i = 1; i <= blocks; i++) {
    const block = Buffer.alloc(128)
    block.set(bytes.subarray(128 * (i - 1), 128 * i))
    const counter = Buffer.alloc(17)
    counter.writeUInt32LE(Math.min(128 * i, bytes.length))
    counter[16] = i === blocks ? 1 : 0
    chain = finish(blake2.compress(concatBytes(new Uint8Array(4), chain, block, counter), 12))
  }
  return chain
}

const random = createRandom(9)
/** Returns random bytes, or bytes with long carries. */
const bytesOf = (length: number) => {
  const kind = random(4)
  return Uint8Array.from({ length }, () => (kind === 0 ? 0xff : kind === 1 ? 0 : random(256)))
}
/** Rounds after which the implementation yields. */
const PIECE_ROUNDS = 40_000
const MORE = [0, 1, 9]
const inputOf = () => concatBytes(bytesOf(4), bytesOf(64), bytesOf(128), bytesOf(16), Uint8Array.of(random(2)))

/** One input for all tests: the definition takes a second for so many rounds. */
const longInput = inputOf()
const defined = defineAfter(
  longInput,
  MORE.map((more) => PIECE_ROUNDS + more),
)

describe.each([
  ['every day', createBlake2()],
  ['tests, which looks at each place', createBlake2(await compileChecked('blake2'))],
])('BLAKE2b (%s)', (_, blake2) => {
  it('compress returns what its definition does, for any input and number of rounds', () => {
    for (let i = 0; i < 300; i++) {
      const input = inputOf()
      const rounds = random(3) === 0 ? random(45) : random(13)
      const found = toHex(finish(blake2.compress(input, rounds)))
      const expected = toHex(define(input, rounds))
      if (found !== expected) expect({ input, rounds, found }).toEqual({ input, rounds, found: expected })
    }
  })

  it.each(MORE)('compress returns what its definition does %i rounds after a pause', (more) => {
    const expected = defined[MORE.indexOf(more)] ?? EMPTY_BYTES
    expect(toHex(finish(blake2.compress(longInput, PIECE_ROUNDS + more)))).toBe(toHex(expected))
  })

  it('compress computes the same hashes as OpenSSL', () => {
    for (let length = 0; length < 700; length++) {
      const bytes = bytesOf(length)
      expect(toHex(hash(blake2, bytes))).toBe(`0x${createHash('blake2b512').update(bytes).digest('hex')}`)
    }
  })

  it('computations may alternate at each pause', () => {
    const runs = [200_000, 5, 120_001, 80_000, 40_001].map((rounds) => ({ rounds, input: inputOf() }))
    const alone = runs.map(({ rounds, input }) => finish(blake2.compress(input, rounds)))
    const inTurns = takeTurns(runs.map(({ rounds, input }) => blake2.compress(input, rounds)))
    expect(inTurns.map(toHex)).toEqual(alone.map(toHex))
  })
})
