import { describe, expect, it } from 'vitest'
import { equalBytes, joinBytes } from '../../src/base/bytes.ts'
import { applyDeltas, encodeDelta } from '../../src/storage/deltas.ts'
import { createRandom } from '../_helpers/random.ts'
import { word } from './rows.ts'

const ALL = Number.POSITIVE_INFINITY

function randomBytes(length: number, random: (below: number) => number): Uint8Array {
  return new Uint8Array(length).map(() => random(256))
}

/** Returns a copy with some changed bytes, a truncated end or appended bytes. */
function changed(bytes: Uint8Array, random: (below: number) => number): Uint8Array {
  const kept = bytes.slice(0, random(4) === 0 ? random(bytes.length + 1) : bytes.length)
  for (let count = random(5); count > 0 && kept.length > 0; count--) kept[random(kept.length)] = random(256)
  return random(2) === 0 ? kept : joinBytes([kept, randomBytes(random(300), random)])
}

function requireDelta(base: Uint8Array, bytes: Uint8Array): Uint8Array {
  return encodeDelta(base, bytes, ALL) ?? expect.fail('no delta')
}

describe('a delta', () => {
  it('a delta of any two values decodes to the second, also in a chain', () => {
    for (let seed = 0; seed < 500; seed++) {
      const random = createRandom(seed)
      const versions = [randomBytes(random(4_000), random)]
      for (let step = 0; step < 8; step++) versions.push(changed(versions.at(-1) ?? new Uint8Array(0), random))
      const [first = new Uint8Array(0), ...others] = versions
      const deltas = others.map((bytes, index) => requireDelta(versions[index] ?? first, bytes))
      for (const [index, bytes] of versions.entries()) {
        if (!equalBytes(applyDeltas(first, deltas.slice(0, index)), bytes)) throw new Error(`seed ${seed}`)
      }
    }
  })

  it('a delta has little more than the new bytes', () => {
    const base = joinBytes(Array.from({ length: 4_000 }, (_, index) => word(`${index}`)))
    const next = joinBytes([base, word('next')]).with(1, 0)
    expect(requireDelta(base, next)).toHaveLength(3 + 2 + 1 + 4 + 32)
    expect(requireDelta(base, base)).toHaveLength(3 + 4)
    expect(requireDelta(base, base.slice(0, 5))).toHaveLength(3)
  })

  it('a delta is not encoded if it would exceed the given length', () => {
    const [base, other] = [new Uint8Array(9_000), new Uint8Array(9_000).fill(1)]
    expect(encodeDelta(base, other, 8_999)).toBeUndefined()
    expect(encodeDelta(base, base.with(4, 1), 8)).toHaveLength(8)
    expect(encodeDelta(base, base.with(4, 1), 7)).toBeUndefined()
  })

  it.each([
    ['longer than the maximum length', [0xff, 0xff, 0xff, 0xff, 0x7f, 0, 0]],
    ['empty', []],
    ['more bytes of the base than it has', [9, 6, 3, 1, 2, 3]],
    ['more equal bytes than the base has', [2, 3, 0]],
    ['more new bytes than the delta has', [9, 5, 4, 1, 2, 3]],
    ['more new bytes than its length', [9, 5, 5, 1, 2, 3, 4, 5]],
    ['bytes after the end', [6, 5, 1, 7, 0]],
    ['truncated', [9, 5]],
  ])('an invalid delta is refused: %s', (_name, bytes) => {
    expect(() => applyDeltas(new Uint8Array(5), [Uint8Array.from(bytes)])).toThrow(
      expect.objectContaining({ kind: 'storeCorrupted' }),
    )
  })

  it('a damaged delta decodes to other bytes or throws storeCorrupted', () => {
    const base = word('base')
    const delta = requireDelta(
      base,
      joinBytes([base, word('next')])
        .with(3, 0)
        .with(20, 0),
    )
    for (let index = 0; index < delta.length; index++) {
      for (const value of [0, 1, 127, 128, 255]) {
        try {
          applyDeltas(base, [delta.with(index, value)])
        } catch (error) {
          expect(error).toMatchObject({ kind: 'storeCorrupted' })
        }
      }
    }
  })
})
