import { type Bytes, compareBytes } from '../../base/bytes.ts'
import { type Bits, sharedLength, toBits } from './bits.ts'
import { createLeaf, type TrieNode } from './node.ts'

/** A key and its value, which is not empty. */
export type TrieEntry = readonly [key: Bytes, value: Bytes]

interface BitEntry {
  readonly key: Bits
  readonly value: Bytes
}

/** Builds the trie of these entries in memory. Keys must differ. Undefined without entries. */
export function buildTrie(entries: readonly TrieEntry[]): TrieNode | undefined {
  const sorted = [...entries].sort(([a], [b]) => compareBytes(a, b))
  return buildBelow(
    sorted.map(([key, value]) => ({ key: toBits(key), value })),
    0,
  )
}

/** Builds a node. `entries` are sorted and share their first `depth` bits. */
function buildBelow(entries: readonly BitEntry[], depth: number): TrieNode | undefined {
  const first = entries[0]
  const last = entries[entries.length - 1]
  if (first === undefined || last === undefined) return undefined
  if (entries.length === 1) return createLeaf(first.key.subarray(depth), first.value)
  const end = depth + sharedLength(first.key.subarray(depth), last.key.subarray(depth))
  const isValueHere = first.key.length === end // a key that is a prefix of all others comes first
  const below = isValueHere ? entries.slice(1) : entries
  const split = below.findIndex(({ key }) => key[end] === 1)
  const border = split < 0 ? below.length : split
  return {
    path: first.key.slice(depth, end),
    value: isValueHere ? first.value : undefined,
    left: buildBelow(below.slice(0, border), end + 1),
    right: buildBelow(below.slice(border), end + 1),
    childrenSize: undefined,
    size: undefined,
  }
}
