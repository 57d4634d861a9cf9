import { describe, expect, it } from 'vitest'
import { equalBytes } from '../../src/base/bytes.ts'
import { createBloom } from '../../src/primitives/bloom.ts'
import { encodeReceipt } from '../../src/primitives/receipt.ts'
import { pack, unpack } from '../../src/storage/packing.ts'
import { address, word } from './rows.ts'

/** Returns bytes that depend on the seed only: random bytes, runs, and copies of earlier bytes. */
function mixedBytes(seed: number): Uint8Array {
  const parts: Uint8Array[] = []
  for (let step = 0; step < seed % 13; step++) {
    const random = word(`${seed} ${step}`)
    const [kind = 0, length = 0] = random
    if (kind % 3 === 0) parts.push(random.slice(0, length % 33))
    else if (kind % 3 === 1) parts.push(new Uint8Array(length * 2).fill(kind % 5))
    else parts.push(...parts.slice(-2))
  }
  return Uint8Array.from(parts.flatMap((part) => [...part]))
}

describe('packed bytes', () => {
  it('packed bytes unpack to the original bytes', () => {
    for (let seed = 0; seed < 2_000; seed++) {
      const bytes = mixedBytes(seed)
      if (!equalBytes(unpack(pack(bytes)), bytes)) throw new Error(`seed ${seed}`)
    }
    const long = new Uint8Array(300_000).map((_, index) => (index * index) >> 7)
    expect(equalBytes(unpack(pack(long)), long)).toBe(true)
  })

  it('packed bytes are short for zeros and repetitions, and little longer than the original for other bytes', () => {
    const log = { address: address('token'), topics: [word('event'), word('from')], data: new Uint8Array(32) }
    const logs = [log, { ...log, data: word('value') }, log]
    const receipt = { succeeded: true, cumulativeGasUsed: 1n, gasUsed: 1n, logs, logsBloom: createBloom(logs) }
    const encoded = encodeReceipt(receipt)
    expect([encoded.length > 600, pack(encoded).length < 230]).toEqual([true, true])
    expect(pack(new Uint8Array(256))).toHaveLength(7)
    expect(pack(word('anything'))).toHaveLength(34)
    expect(pack(new Uint8Array(0))).toEqual(Uint8Array.of(0))
  })

  it('packed bytes are refused if they are truncated or have extra bytes', () => {
    const packed = pack(mixedBytes(12))
    for (let length = 0; length < packed.length; length++) {
      expect(() => unpack(packed.slice(0, length))).toThrow(expect.objectContaining({ kind: 'storeCorrupted' }))
    }
    expect(() => unpack(Uint8Array.of(...packed, 0))).toThrow(expect.objectContaining({ kind: 'storeCorrupted' }))
  })

  it.each([
    ['longer than the maximum length', [0xff, 0xff, 0xff, 0xff, 0x7f]],
    ['an unterminated number', [0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]],
    ['a copy from before the beginning', [9, 1, 7, 4, 2]],
    ['a copy of distance 0', [9, 1, 7, 4, 0]],
    ['a copy beyond the end', [9, 1, 7, 5, 1]],
    ['more literal bytes than the input has', [9, 9, 7]],
  ])('invalid packed bytes are refused: %s', (_name, bytes) => {
    expect(() => unpack(Uint8Array.from(bytes))).toThrow(expect.objectContaining({ kind: 'storeCorrupted' }))
  })

  it('damaged packed bytes unpack to other bytes or throw storeCorrupted', () => {
    const packed = pack(mixedBytes(12))
    for (let index = 0; index < packed.length; index++) {
      for (const value of [0, 1, 127, 128, 255]) {
        const damaged = packed.with(index, value)
        try {
          unpack(damaged)
        } catch (error) {
          expect(error).toMatchObject({ kind: 'storeCorrupted' })
        }
      }
    }
  })
})
