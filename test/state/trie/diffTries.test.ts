import { expect, it } from 'vitest'
import { toHex } from '../../../src/base/hex.ts'
import { keccak256 } from '../../../src/crypto/keccak.ts'
import { applyChanges } from '../../../src/state/trie/applyChanges.ts'
import { diffTries } from '../../../src/state/trie/diffTries.ts'
import { EMPTY_TRIE } from '../../../src/state/trie/node.ts'
import type { NodePlace } from '../../../src/storage/store.ts'
import { createNodeStore } from '../../_helpers/nodeStore.ts'
import { createRandom } from '../../_helpers/random.ts'

type Values = ReadonlyMap<string, Uint8Array>

const store = createNodeStore()
let height = 0

const keyOf = (name: string) => Uint8Array.from(Buffer.from(name, 'hex'))

/** Stores a trie with exactly these values. */
async function trieOf(values: Values): Promise<NodePlace> {
  const writes = [...values].map(([name, value]) => ({ key: keyOf(name), value }))
  const applied = await applyChanges(EMPTY_TRIE, ++height, { deletedAccounts: [], writes }, store)
  store.addAll(height, applied)
  return values.size === 0 ? EMPTY_TRIE : { hash: applied.root, height }
}

function expectedRows(a: Values, b: Values): string[] {
  const names = new Set([...a.keys(), ...b.keys()])
  const changed = [...names].filter((name) => toHex(a.get(name) ?? keyOf('')) !== toHex(b.get(name) ?? keyOf('')))
  return changed.map((name) => `${name} ${b.has(name) ? toHex(b.get(name) ?? keyOf('')) : 'gone'}`).sort()
}

async function foundRows(a: Values, b: Values): Promise<string[]> {
  const rows = await diffTries(await trieOf(a), await trieOf(b), store, new Map())
  for (const { value, hash } of rows) expect(hash).toEqual(value && value.length > 32 ? keccak256(value) : undefined)
  return rows.map(({ key, value }) => `${toHex(key).slice(2)} ${value === undefined ? 'gone' : toHex(value)}`).sort()
}

const bytes = (length: number, fill: number) => new Uint8Array(length).fill(fill)

it('diffTries finds each kind of difference between two small tries', async () => {
  const kinds = [undefined, bytes(1, 1), bytes(32, 2), bytes(33, 3), bytes(33, 4)]
  const keys = ['', '00', '0000', '0080', '40', '8000']
  const variants = (at: number, other: number): Values =>
    new Map(
      keys.flatMap((key, index) => {
        const value = kinds[(at + index * other) % kinds.length]
        return value === undefined ? [] : [[key, value] as const]
      }),
    )
  const tries = kinds.flatMap((_, at) => kinds.map((_, other) => variants(at, other)))
  for (const a of [new Map(), ...tries]) {
    for (const b of [new Map(), ...tries]) expect(await foundRows(a, b)).toEqual(expectedRows(a, b))
  }
})

it('diffTries finds random edits of random tries', async () => {
  const random = createRandom(7)
  const randomKey = () => Buffer.from(Array.from({ length: 1 + random(4) }, () => random(4) * 85)).toString('hex')
  for (let round = 0; round < 60; round++) {
    const a = new Map(Array.from({ length: random(60) }, () => [randomKey(), bytes(1 + random(60), random(256))]))
    const b = new Map(a)
    for (let edits = random(20); edits > 0; edits--) {
      if (random(2) === 0) b.delete(randomKey())
      else b.set(randomKey(), bytes(1 + random(60), random(256)))
    }
    expect(await foundRows(a, b)).toEqual(expectedRows(a, b))
  }
})

it('diffTries reads only the nodes of two paths for one changed value among thousands', async () => {
  const random = createRandom(3)
  const a = new Map(
    Array.from({ length: 4_000 }, () => [toHex(bytes(32, 0).map(() => random(256))).slice(2), bytes(20, 7)]),
  )
  const [name = ''] = a.keys()
  const [before, after] = [await trieOf(a), await trieOf(new Map(a).set(name, bytes(20, 8)))]
  const readsBefore = store.reads
  expect(await diffTries(before, after, store, new Map())).toEqual([{ key: keyOf(name), value: bytes(20, 8) }])
  expect(store.reads - readsBefore).toBeLessThan(60)
})
