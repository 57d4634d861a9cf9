import { type Bytes, concatBytes, EMPTY_BYTES } from '../../base/bytes.ts'
import { keccak256 } from '../../crypto/keccak.ts'
import { packBits } from './bits.ts'
import { buildTrie, type TrieEntry } from './buildTrie.ts'
import { type Child, EMPTY_TRIE_HASH, isStored, MAX_INLINE_VALUE, type TrieNode } from './node.ts'

const ARITY = 2
const SECURE = 1
const LONG_VALUE = 2

/**
 * Consensus: reproduces the Orchid trie of the reference node. Do not replace by a library. Returns the root hash in
 * the serialisation before RSKIP-126 (protocol/state#orchid), of transactions, receipts and mainnet's oldest states.
 * `isSecure` hashes the keys, as in states.
 */
export function orchidRoot(entries: readonly TrieEntry[], { isSecure }: { readonly isSecure: boolean }): Bytes {
  const root = buildTrie(isSecure ? entries.map(([key, value]) => [keccak256(key), value]) : entries)
  return root === undefined ? EMPTY_TRIE_HASH : keccak256(encodeOrchidNode(root, isSecure))
}

/** Returns the message of a node whose children are all in memory. */
export function encodeOrchidNode(node: TrieNode, isSecure: boolean): Bytes {
  const { left, right, path, value = EMPTY_BYTES } = node
  if (!(value instanceof Uint8Array)) throw new TypeError('the value of an Orchid node must be at hand')
  const isLong = value.length > MAX_INLINE_VALUE
  const flags = (isSecure ? SECURE : 0) | (isLong ? LONG_VALUE : 0)
  const children = (left === undefined ? 0 : 1) | (right === undefined ? 0 : 2)
  return concatBytes(
    Uint8Array.of(ARITY, flags, 0, children, path.length >> 8, path.length & 0xff),
    packBits(path),
    hashOf(left, isSecure),
    hashOf(right, isSecure),
    isLong ? keccak256(value) : value,
  )
}

function hashOf(child: Child | undefined, isSecure: boolean): Bytes {
  if (child === undefined) return EMPTY_BYTES
  return isStored(child) ? child.hash : keccak256(encodeOrchidNode(child, isSecure))
}
