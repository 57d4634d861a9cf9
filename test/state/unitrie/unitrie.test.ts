import { describe, expect, it } from 'vitest'
import { fromHex, toHex } from '../../../src/base/hex.ts'
import { keccak256 } from '../../../src/base/keccak.ts'
import { applyChanges } from '../../../src/state/unitrie/applyChanges.ts'
import { decodeNode, MalformedNode } from '../../../src/state/unitrie/decodeNode.ts'
import { getValue } from '../../../src/state/unitrie/lookup.ts'
import { EMPTY_TRIE_HASH, type TrieNode } from '../../../src/state/unitrie/node.ts'
import { decodePathLength, encodePathLength } from '../../../src/state/unitrie/pathLength.ts'
import { getProof } from '../../../src/state/unitrie/proof.ts'
import { MissingNode } from '../../../src/state/unitrie/source.ts'
import { trieRoot } from '../../../src/state/unitrie/trieRoot.ts'
import { createNodeStore } from '../../_helpers/nodeStore.ts'

type Write = { readonly key: Uint8Array; readonly value: Uint8Array | undefined }

function createRandom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

/** Short keys over few bytes, so that keys are often the beginning of others. */
function randomKey(random: (below: number) => number): Uint8Array {
  return Uint8Array.from({ length: random(4) }, () => [0, 1, 0x80, 0xff][random(4)] ?? 0)
}

function randomValue(random: (below: number) => number): Uint8Array {
  return new Uint8Array([1, 8, 32, 33, 60][random(5)] ?? 1).fill(random(3))
}

/** What the trie should hold: values by key, without anything clever. */
function applyTo(model: Map<string, Uint8Array>, deleted: readonly Uint8Array[], writes: readonly Write[]): void {
  for (const key of deleted) {
    if (!model.has(toHex(key))) continue
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
  it.each([1, 2, 3, 4, 5, 6])('give the root of a trie built at once (seed %i)', async (seed) => {
    const random = createRandom(seed * 7919)
    const cache = seed % 2 === 0 ? new Map<string, TrieNode>() : undefined
    const store = createNodeStore()
    const model = new Map<string, Uint8Array>()
    const history: { root: Uint8Array; entries: Map<string, Uint8Array> }[] = []
    let root = EMPTY_TRIE_HASH
    for (let round = 0; round < 60; round++) {
      const writes = Array.from({ length: random(12) }, () => ({
        key: randomKey(random),
        value: random(3) === 0 ? undefined : randomValue(random),
      }))
      const deletedAccounts = random(3) === 0 ? [randomKey(random)] : []
      const applied = await applyChanges(root, { deletedAccounts, writes }, store, cache)
      store.addAll(applied.nodes)
      applyTo(model, deletedAccounts, writes)
      root = applied.root
      expect(toHex(root), `round ${round}`).toBe(rootOfModel(model))
      history.push({ root, entries: new Map(model) })
    }
    for (const { root: oldRoot, entries } of history.filter((_, index) => index % 10 === 0)) {
      for (const [key, value] of entries) expect(await getValue(oldRoot, fromHex(key), store)).toEqual(value)
    }
  })
})

describe('nodes', () => {
  const key = (text: string) => keccak256(new TextEncoder().encode(text))
  const many = Array.from({ length: 500 }, (_, i) => ({
    key: key(`${i}`),
    value: new Uint8Array((i % 50) + 1).fill(i),
  }))

  it('are stored under their hash, once each', async () => {
    const { root, nodes } = await applyChanges(
      EMPTY_TRIE_HASH,
      { deletedAccounts: [], writes: many },
      createNodeStore(),
    )
    for (const [name, bytes] of nodes) expect(toHex(keccak256(bytes))).toBe(`0x${name}`)
    expect(nodes.has(toHex(root).slice(2))).toBe(true)
  })

  it('that did not change are neither written nor read again', async () => {
    const store = createNodeStore()
    const first = await applyChanges(EMPTY_TRIE_HASH, { deletedAccounts: [], writes: many }, store)
    store.addAll(first.nodes)
    const before = store.reads
    const one = [{ key: key('7'), value: Uint8Array.of(99) }]
    const second = await applyChanges(first.root, { deletedAccounts: [], writes: one }, store)
    expect(second.nodes.size).toBeLessThan(25)
    expect(store.reads - before).toBeLessThan(25)
  })

  it('stay when an equal value is written, short or long', async () => {
    const store = createNodeStore()
    const first = await applyChanges(EMPTY_TRIE_HASH, { deletedAccounts: [], writes: many }, store)
    store.addAll(first.nodes)
    const again = await applyChanges(first.root, { deletedAccounts: [], writes: many }, store)
    expect(again.nodes.size).toBe(0)
    expect(again.root).toBe(first.root)
  })

  it('that are missing are named', async () => {
    const nowhere = createNodeStore()
    await expect(getValue(key('x'), key('y'), nowhere)).rejects.toThrow(MissingNode)
    await expect(applyChanges(key('x'), { deletedAccounts: [], writes: many }, nowhere)).rejects.toThrow(
      toHex(key('x')),
    )
  })

  it('lead as a proof from the root to a key, present or absent', async () => {
    const store = createNodeStore()
    const { root, nodes } = await applyChanges(EMPTY_TRIE_HASH, { deletedAccounts: [], writes: many }, store)
    store.addAll(nodes)
    const long = many[49] ?? { key: root, value: root }
    const proof = await getProof(root, long.key, store)
    const partial = createNodeStore()
    partial.addAll(new Map(proof.map((item) => [toHex(keccak256(item)).slice(2), item])))
    expect(proof[0] && toHex(keccak256(proof[0]))).toBe(toHex(root))
    expect(proof.at(-1)).toEqual(long.value)
    expect(await getValue(root, long.key, partial)).toEqual(long.value)
    const absent = await getProof(root, key('absent'), store)
    partial.addAll(new Map(absent.map((item) => [toHex(keccak256(item)).slice(2), item])))
    expect(await getValue(root, key('absent'), partial)).toBeUndefined()
    expect(await getProof(EMPTY_TRIE_HASH, key('absent'), store)).toEqual([])
  })
})

describe('messages', () => {
  it.each([1, 8, 31, 32, 33, 159, 160, 248, 382, 383, 500, 70_000])('a path of %i bits has its length', (length) => {
    const encoded = encodePathLength(length)
    expect(decodePathLength(encoded, 0)).toEqual({ value: length, end: encoded.length })
    expect(encoded.length).toBe(
      length <= 32 || (length >= 160 && length <= 382) ? 1 : length < 253 ? 2 : length <= 65_535 ? 4 : 6,
    )
  })

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
  ])('%s is not a node', (hex) => {
    expect(() => decodeNode(fromHex(hex))).toThrow(MalformedNode)
  })

  it('of any bytes end in a node or in MalformedNode', () => {
    const random = createRandom(99)
    for (let round = 0; round < 5_000; round++) {
      const bytes = Uint8Array.from({ length: random(60) }, () => random(256))
      bytes[0] = 0x40 | (random(64) & 0x3f)
      try {
        decodeNode(bytes)
      } catch (error) {
        expect(error).toBeInstanceOf(MalformedNode)
      }
    }
  })
})

it('a value beyond 16 MiB is refused', () => {
  expect(() => trieRoot([[Uint8Array.of(1), new Uint8Array(0x1000000)]])).toThrow(RangeError)
})
