import { type Bytes, equalBytes } from '../../base/bytes.ts'
import { keccak256 } from '../../crypto/keccak.ts'
import { EMPTY_ROOT } from '../../primitives/header.ts'
import type { NodePlace } from '../../storage/store.ts'
import type { Bits } from './bits.ts'

/** Root hash of the empty trie. */
export const EMPTY_TRIE_HASH: Bytes = EMPTY_ROOT

/** The root of the empty trie, which is not stored. */
export const EMPTY_TRIE: NodePlace = { hash: EMPTY_TRIE_HASH, height: 0 }

/** Maximum length in bytes of values inside their node. Longer values are stored under their hash. */
export const MAX_INLINE_VALUE = 32

/**
 * An immutable node of the binary radix trie. A write creates new nodes along the path, and old roots stay readable
 * (protocol/state#shape). Undefined sizes are computed when the node is encoded.
 */
export interface TrieNode {
  readonly path: Bits
  readonly value: TrieValue | undefined
  readonly left: Child | undefined
  readonly right: Child | undefined
  /** Size of the subtrees as the message has it (protocol/state#node-messages). */
  readonly childrenSize: number | undefined
  /** Contribution to the parent's `childrenSize`: the message, the long value and the subtrees. */
  readonly size: number | undefined
}

/** A value in memory, or the name of a long value. */
export type TrieValue = Bytes | LongValueName

export interface LongValueName {
  readonly hash: Bytes
  readonly length: number
}

/** A node in memory (new or embedded), or the location of a stored one. */
export type Child = TrieNode | StoredChild

export interface StoredChild extends NodePlace {
  /** Like `TrieNode.size`; set once it is known from the child or its sibling. */
  size: number | undefined
}

export type Side = 'left' | 'right'

/** Returns the side that a branching bit leads to. */
export function sideOf(bit: number | undefined): Side {
  return bit === 1 ? 'right' : 'left'
}

export function isStored(child: Child): child is StoredChild {
  return 'hash' in child
}

/** Creates a node without children. */
export function createLeaf(path: Bits, value: TrieValue): TrieNode {
  return { path, value, left: undefined, right: undefined, childrenSize: 0, size: undefined }
}

export function isTerminal(node: TrieNode): boolean {
  return node.left === undefined && node.right === undefined
}

/** Returns the number of bytes that a value occupies outside its node's message. */
export function longValueSize(value: TrieValue | undefined): number {
  const length = value?.length ?? 0
  return length > MAX_INLINE_VALUE ? length : 0
}

export function equalsValue(known: TrieValue | undefined, value: Bytes): boolean {
  if (known === undefined || known.length !== value.length) return false
  return known instanceof Uint8Array ? equalBytes(known, value) : equalBytes(known.hash, keccak256(value))
}
