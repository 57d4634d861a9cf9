import { describe, expect, it } from 'vitest'
import { fromHex, toHex } from '../../../src/base/hex.ts'
import { keccak256 } from '../../../src/crypto/keccak.ts'
import type { StateChanges } from '../../../src/state/stateView.ts'
import { applyChanges, rememberNodes } from '../../../src/state/trie/applyChanges.ts'
import { decodeNode, MalformedNode } from '../../../src/state/trie/decodeNode.ts'
import { getValue } from '../../../src/state/trie/lookup.ts'
import { EMPTY_TRIE, type TrieNode } from '../../../src/state/trie/node.ts'
import { decodePathLength, writePathLength } from '../../../src/state/trie/nodeFormat.ts'
import { proveKey } from '../../../src/state/trie/proveKey.ts'
import { MissingNode } from '../../../src/state/trie/source.ts'
import { trieRoot } from '../../../src/state/trie/trieRoot.ts'
import type { NodePlace, NodeReader } from '../../../src/storage/store.ts'
import { createNodeStore } from '../../_helpers/nodeStore.ts'

const toRow = (message: Uint8Array) => ({ message, leftHeight: 0, rightHeight: 0 })

type Write = { readonly key: Uint8Array; readonly value: Uint8Array | undefined }

function createRandom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

/** Short keys of few different bytes, so that keys are often prefixes of others. */
function randomKey(random: (below: number) => number): Uint8Array {
  return Uint8Array.from({ length: random(4) }, () => [0, 1, 0x80, 0xff][random(4)] ?? 0)
}

function randomValue(random: (below: number) => number): Uint8Array {
  return new Uint8Array([1, 8, 32, 33, 60][random(5)] ?? 1).fill(random(3))
}

/** Applies the changes to the model, a map of values by key. */
function applyTo(model: Map<string, Uint8Array>, { deletedAccounts, writes, isOverBase }: StateChanges): void {
  for (const key of deletedAccounts) {
    if (isOverBase !== true && !model.has(toHex(key))) continue
    for (const known of [...model.keys()]) if (known.startsWith(toHex(key))) model.delete(known)
  }
  for (const { key, value } of writes) {
    if (value === undefined) model.delete(toHex(key))
    else model.set(toHex(key), value)
  }
}

function rootOfModel(model: ReadonlyMap<string, Uint8Array>): string {
  return toHex(trieRoot([...model].map(([key, value]) => [fromHex(key), value])))
}

describe('random changes', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
    'a trie after random changes has the root of a trie built at once (seed %i)',
    async (seed) => {
      const isOverBase = seed > 6
      const random = createRandom(seed * 7919)
      const cache = seed % 2 === 0 ? new Map<string, TrieNode>() : undefined
      const store = createNodeStore()
      const model = new Map<string, Uint8Array>()
      const history: { root: NodePlace; entries: Map<string, Uint8Array> }[] = []
      let root = EMPTY_TRIE
      for (let round = 0; round < 60; round++) {
        const writes = Array.from({ length: random(12) }, () => ({
          key: randomKey(random),
          value: random(3) === 0 ? undefined : randomValue(random),
        }))
        const deletedAccounts = random(3) === 0 ? [randomKey(random)] : []
        const changes = { deletedAccounts, writes, isOverBase }
        const applied = await applyChanges(root, round, changes, store, cache)
        if (random(4) === 0) continue // this block is not stored
        store.addAll(round, applied)
        if (cache !== undefined) rememberNodes(cache, applied)
        applyTo(model, changes)
        root = { hash: applied.root, height: round }
        expect(toHex(root.hash), `round ${round}`).toBe(rootOfModel(model))
        history.push({ root, entries: new Map(model) })
      }
      for (const { root: oldRoot, entries } of history) {
        for (const [key, value] of entries) expect(await getValue(oldRoot, fromHex(key), store)).toEqual(value)
      }
    },
  )
})

describe('nodes', () => {
  const key = (text: string) => keccak256(new TextEncoder().encode(text))
  const many = Array.from({ length: 500 }, (_, i) => ({
    key: key(`${i}`),
    value: new Uint8Array((i % 50) + 1).fill(i),
  }))
  const applyAt = (parent: NodePlace, height: number, writes: readonly Write[], store = createNodeStore()) =>
    applyChanges(parent, height, { deletedAccounts: [], writes }, store)
  const openMany = async () => {
    const store = createNodeStore()
    const applied = await applyAt(EMPTY_TRIE, 3, many)
    store.addAll(3, applied)
    return { store, root: { hash: applied.root, height: 3 } }
  }

  it('trie nodes are stored once each by their hash, and long values separately', async () => {
    const { root, nodes, longValues } = await applyAt(EMPTY_TRIE, 3, many)
    const names = nodes.map(({ hash }) => toHex(hash))
    expect(nodes.map(({ message }) => toHex(keccak256(message)))).toEqual(names)
    expect(new Set(names).size).toBe(names.length)
    expect(names).toContain(toHex(root))
    expect(longValues).toHaveLength(many.filter(({ value }) => value.length > 32).length)
    for (const { hash, value } of longValues) expect(keccak256(value)).toEqual(hash)
  })

  it('unchanged trie nodes are neither written nor read', async () => {
    const { store, root } = await openMany()
    const before = store.reads
    const second = await applyAt(root, 4, [{ key: key('7'), value: Uint8Array.of(99) }], store)
    expect(second.nodes.length).toBeLessThan(25)
    expect(store.reads - before).toBeLessThan(25)
  })

  it('writing equal values stores no trie node but the root at the new height', async () => {
    const { store, root } = await openMany()
    const again = await applyAt(root, 4, many, store)
    expect(again.root).toEqual(root.hash)
    expect(again.nodes).toMatchObject([{ hash: root.hash, leftHeight: 3, rightHeight: 3 }])
    store.addAll(4, again)
    expect(await getValue({ hash: again.root, height: 4 }, key('7'), store)).toEqual(many[7]?.value)
  })

  it('a missing trie node is reported with its hash', async () => {
    const nowhere = createNodeStore()
    const root = { hash: key('x'), height: 0 }
    await expect(getValue(root, key('y'), nowhere)).rejects.toThrow(MissingNode)
    await expect(applyAt(root, 1, many, nowhere)).rejects.toMatchObject({
      kind: 'storeDamaged',
      cause: new Error(`table trie_nodes, key ${toHex(key('x'))}: is missing`),
    })
  })

  it('a proof has the trie nodes from the root to a present or absent key', async () => {
    const { store, root } = await openMany()
    const long = many[49] ?? { key: root.hash, value: root.hash }
    /** The store restricted to the items of the proof. */
    const only = (proof: readonly Uint8Array[]): NodeReader => {
      const known = new Set(proof.map((item) => toHex(keccak256(item))))
      const ifKnown = <T>(hash: Uint8Array, found: Promise<T>) => (known.has(toHex(hash)) ? found : undefined)
      return {
        get: async (place) => ifKnown(place.hash, store.get(place)),
        getLongValue: async (hash) => ifKnown(hash, store.getLongValue(hash)),
        getDeltaChain: async () => [],
      }
    }
    const proof = (await proveKey(root, long.key, store)).items
    expect(proof[0] && keccak256(proof[0])).toEqual(root.hash)
    expect(proof.at(-1)).toEqual(long.value)
    expect(await getValue(root, long.key, only(proof))).toEqual(long.value)
    await expect(getValue(root, long.key, only(proof.slice(0, -1)))).rejects.toThrow(MissingNode)
    const absent = (await proveKey(root, key('absent'), store)).items
    expect(await getValue(root, key('absent'), only(absent))).toBeUndefined()
    expect((await proveKey(EMPTY_TRIE, key('absent'), store)).items).toEqual([])
  })
})

describe('messages', () => {
  it.each([1, 8, 31, 32, 33, 159, 160, 248, 382, 383, 500, 70_000])(
    'the length of a trie path of %i bits is encoded and decoded',
    (length) => {
      const target = new Uint8Array(12)
      const end = writePathLength(target, 2, length)
      expect(decodePathLength(target, 2)).toEqual({ value: length, end })
      expect(end - 2).toBe(
        length <= 32 || (length >= 160 && length <= 382) ? 1 : length < 253 ? 2 : length <= 65_535 ? 4 : 6,
      )
    },
  )

  it.each([
    '0x',
    '0x0200',
    '0x00',
    '0x80',
    '0x48',
    '0x4a',
    '0x4aff40',
    '0x50',
    '0x5010ff',
    '0x60aa',
    '0x50ffffffffffffffffffff',
  ])('decodeNode refuses %s', (hex) => {
    expect(() => decodeNode(toRow(fromHex(hex)))).toThrow(MalformedNode)
  })

  it('decodeNode returns a node or throws MalformedNode for random bytes', () => {
    const random = createRandom(99)
    for (let round = 0; round < 5_000; round++) {
      const bytes = Uint8Array.from({ length: random(60) }, () => random(256))
      bytes[0] = 0x40 | (random(64) & 0x3f)
      try {
        decodeNode(toRow(bytes))
      } catch (error) {
        expect(error).toBeInstanceOf(MalformedNode)
      }
    }
  })
})

it('trieRoot refuses a value of 16 MiB', () => {
  expect(() => trieRoot([[Uint8Array.of(1), new Uint8Array(0x1000000)]])).toThrow(RangeError)
})
