import { describe, expect, it } from 'vitest'
import { encodeString } from '../../../src/base/encodeRlp.ts'
import { toHex } from '../../../src/base/hex.ts'
import { minimalBytes } from '../../../src/base/integer.ts'
import { keccak256 } from '../../../src/crypto/keccak.ts'
import { buildTrie, type TrieEntry } from '../../../src/state/trie/buildTrie.ts'
import { encodeTrie } from '../../../src/state/trie/encodeNode.ts'
import { EMPTY_TRIE_HASH } from '../../../src/state/trie/node.ts'
import { trieRoot } from '../../../src/state/trie/trieRoot.ts'

/** The root of a trie of nodes, each encoded separately. */
function rootOfNodes(entries: readonly TrieEntry[]): string {
  const root = buildTrie(entries)
  return toHex(root === undefined ? EMPTY_TRIE_HASH : encodeTrie(root, { height: 0, addNode() {}, addLongValue() {} }))
}

const listOf = (length: number, valueBytes: number): TrieEntry[] =>
  Array.from({ length }, (_, index) => [
    encodeString(minimalBytes(index)),
    new Uint8Array(valueBytes).fill(index % 251),
  ])

describe('trieRoot', () => {
  it.each([1, 6, 32, 33, 300])(
    'trieRoot equals the root of built nodes for lists of values of %i bytes',
    (valueBytes) => {
      for (const length of [0, 1, 2, 3, 127, 128, 129, 130, 255, 256, 257, 258, 700]) {
        const entries = listOf(length, valueBytes)
        expect(toHex(trieRoot(entries)), `${length} values`).toBe(rootOfNodes(entries))
      }
    },
  )

  it('trieRoot equals the root of built nodes for each encoding of path lengths', () => {
    for (const bytes of [1, 4, 5, 19, 20, 21, 47, 48, 49, 80, 9_000]) {
      const key = new Uint8Array(bytes)
      const other = key.slice()
      other[bytes - 1] = 1
      const entries: TrieEntry[] = [
        [key, Uint8Array.of(1)],
        [other, Uint8Array.of(2)],
      ]
      expect(toHex(trieRoot(entries)), `${bytes} bytes`).toBe(rootOfNodes(entries))
    }
  })

  it('trieRoot equals the root of built nodes with a value and two children at each bit', () => {
    const entries: TrieEntry[] = []
    for (let bytes = 0; bytes <= 40; bytes++) {
      entries.push([new Uint8Array(bytes), new Uint8Array(32).fill(7)])
      for (let bit = 0; bit < 8 && bytes > 0; bit++) {
        const key = new Uint8Array(bytes)
        key[bytes - 1] = 0x80 >> bit
        entries.push([key, new Uint8Array(33).fill(bit)])
      }
    }
    expect(toHex(trieRoot(entries))).toBe(rootOfNodes(entries))
  })
})

it('trieRoot accepts the hash and length of a long value instead of the value', () => {
  const value = new Uint8Array(1_000).fill(3)
  const entries = listOf(20, 100)
  const byName = { hash: keccak256(value), length: value.length }
  expect(trieRoot([...entries, [new Uint8Array(4), byName]])).toEqual(
    trieRoot([...entries, [new Uint8Array(4), value]]),
  )
})
