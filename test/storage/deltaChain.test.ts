import { describe, expect, it } from 'vitest'
import { type Bytes, EMPTY_BYTES, equalBytes, joinBytes } from '../../src/base/bytes.ts'
import { toHex } from '../../src/base/hex.ts'
import { keccak256 } from '../../src/crypto/keccak.ts'
import { keepAfter, MAX_CHAIN, readChain } from '../../src/storage/deltaChain.ts'
import type { KeptLongValue } from '../../src/storage/store.ts'
import { createRandom } from '../_helpers/random.ts'
import { word } from './rows.ts'

/** Creates a store of values in memory, in which each value replaces the one before. */
function createKeeper() {
  const rows = new Map<string, KeptLongValue & { readonly base: Bytes | undefined }>()
  let newest: Bytes | undefined

  const chainOf = (hash: Bytes | undefined): KeptLongValue[] => {
    const row = hash && rows.get(toHex(hash))
    return row === undefined ? [] : [{ hash: row.hash, kept: row.kept }, ...chainOf(row.base)]
  }

  return {
    chainOf,
    /** Stores the value, and returns its stored bytes. */
    add(value: Bytes): Bytes {
      const hash = keccak256(value)
      const row = { hash, ...keepAfter(chainOf(newest), value) }
      if (!rows.has(toHex(hash))) rows.set(toHex(hash), row)
      newest = hash
      return row.kept
    },
  }
}

function expectShort(chain: readonly KeptLongValue[]): void {
  expect(chain.length).toBeLessThanOrEqual(MAX_CHAIN)
  for (const [index, { kept }] of chain.slice(1).entries()) {
    expect(kept.length).toBeGreaterThanOrEqual((chain[index]?.kept.length ?? 0) * 2)
  }
}

describe('versions of a long value', () => {
  it('long values are stored as deltas, each at most half as long as its base', () => {
    const keeper = createKeeper()
    const values = Array.from({ length: 1_500 }, (_, index) => index)
    const parts = values.map((index) => joinBytes([word(`${index}`), word(`${index}`).slice(0, 20)]))
    const written = values.map((index) => keeper.add(joinBytes(parts.slice(0, index + 1))).length)
    for (const index of values.filter((one) => one % 50 < 3)) {
      const value = joinBytes(parts.slice(0, index + 1))
      const chain = keeper.chainOf(keccak256(value))
      expectShort(chain)
      expect(equalBytes(readChain(chain) ?? EMPTY_BYTES, value)).toBe(true)
    }
    const average = written.slice(500).reduce((sum, length) => sum + length, 0) / 1_000
    expect(average).toBeLessThan(600) // of 78,000
  })

  it('chains of deltas are short for any changes, and decode to the original values', () => {
    for (let seed = 0; seed < 40; seed++) {
      const random = createRandom(seed)
      const keeper = createKeeper()
      let value = new Uint8Array(300 + random(3_000)).map(() => random(256))
      for (let step = 0; step < 80; step++) {
        const [at, length] = [random(value.length), random(2 ** random(10))]
        value = value.slice()
        value.set(new Uint8Array(Math.min(length, value.length - at)).fill(random(256)), at)
        keeper.add(value)
        const chain = keeper.chainOf(keccak256(value))
        expectShort(chain)
        expect(equalBytes(readChain(chain) ?? EMPTY_BYTES, value), `seed ${seed}, step ${step}`).toBe(true)
      }
    }
  })

  it('a long value is stored whole if it has nothing in common with the previous one', () => {
    const keeper = createKeeper()
    for (const name of ['a', 'b', 'c']) expect(keeper.add(new Uint8Array(64).fill(name.charCodeAt(0)))).toHaveLength(64)
  })
})

it('a value that does not match its hash is refused', () => {
  const keeper = createKeeper()
  const value = new Uint8Array(500).map((_, index) => index)
  for (const next of [value, value.with(3, 0)]) keeper.add(next)
  const chain = keeper.chainOf(keccak256(value.with(3, 0)))
  expect(chain).toHaveLength(2)
  const damaged = chain.map((row, index) => (index === 1 ? { ...row, kept: row.kept.with(9, 0) } : row))
  expect(() => readChain(damaged)).toThrow(expect.objectContaining({ kind: 'storeDamaged' }))
})
