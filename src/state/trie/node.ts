import { type Bytes, equalBytes } from '../../base/bytes.ts'
import { keccak256 } from '../../crypto/keccak.ts'
import { EMPTY_ROOT } from '../../primitives/header.ts'
import type { NodePlace } from '../../storage/store.ts'
import type { Bits } from './bits.ts'

/** The root hash of a trie with nothing in it. */
export const EMPTY_TRIE_HASH: Bytes = EMPTY_ROOT

/** The root of a trie with nothing in it; it is kept nowhere. */
export const EMPTY_TRIE: NodePlace = { hash: EMPTY_TRIE_HASH, height: 0 }

/** Longer values stand beside their node, under their hash. */
export const LONGEST_INLINE_VALUE = 32

/**
 * A node of the binary radix trie, never changed once made: what is written makes new nodes along the path, and old
 * roots stay readable (protocol/state#shape). Sizes that are undefined are settled when the node is encoded.
 */
export interface TrieNode {
  readonly path: Bits
  readonly value: TrieValue | undefined
  readonly left: Child | undefined
  readonly right: Child | undefined
  /** What the message says about the bytes below (protocol/state#node-messages). */
  readonly childrenSize: number | undefined
  /** What the node adds to its parent's `childrenSize`: its message, its long value and all below. */
  readonly size: number | undefined
}

/** A value at hand, or the name of a long one. */
export type TrieValue = Bytes | LongValueName

export interface LongValueName {
  readonly hash: Bytes
  readonly length: number
}

/** A node at hand (new or embedded), or the place of a stored one. */
export type Child = TrieNode | StoredChild

export interface StoredChild extends NodePlace {
  /** As `TrieNode.size`; filled in once it is known from the child or its sibling. */
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

/** Returns the bytes that a value takes beside its node's message. */
export function longValueSize(value: TrieValue | undefined): number {
  const length = value?.length ?? 0
  return length > LONGEST_INLINE_VALUE ? length : 0
}

export function equalsValue(known: TrieValue | undefined, value: Bytes): boolean {
  if (known === undefined || known.length !== value.length) return false
  return known instanceof Uint8Array ? equalBytes(known, value) : equalBytes(known.hash, keccak256(value))
}
