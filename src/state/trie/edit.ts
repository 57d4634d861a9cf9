import type { Bytes } from '../../base/bytes.ts'
import { type Bits, joinBits, sharedLength } from './bits.ts'
import { createLeaf, equalsValue, type Side, sideOf, type TrieNode } from './node.ts'
import { childOf, type GetNode } from './source.ts'

/** Returns the trie with `value`, which is not empty, at `key`. Returns the same object if the value is unchanged. */
export function putValue(root: TrieNode | undefined, key: Bits, value: Bytes, get: GetNode): TrieNode {
  return putBelow(root, key, 0, value, get)
}

/** Edits the subtree at `node`, which is `depth` bits down the key. */
function putBelow(node: TrieNode | undefined, key: Bits, depth: number, value: Bytes, get: GetNode): TrieNode {
  if (node === undefined) return createLeaf(key.subarray(depth), value)
  const end = depth + sharedLength(node.path, key, depth)
  if (end < depth + node.path.length) return split(node, end - depth, key.subarray(depth), value)
  if (end === key.length) return equalsValue(node.value, value) ? node : { ...node, value, size: undefined }
  const side = sideOf(key[end])
  const child = childOf(node, side, get)
  const next = putBelow(child, key, end + 1, value, get)
  return next === child ? node : withChild(node, side, next)
}

/** Returns the trie without the value at `key`. */
export function removeValue(root: TrieNode | undefined, key: Bits, get: GetNode): TrieNode | undefined {
  const withoutValue = (node: TrieNode) => tidy({ ...node, value: undefined, size: undefined }, get)
  return editBelow(root, key, 0, (node, hasValue) => (hasValue ? withoutValue(node) : node), get)
}

/** Returns the trie without the values at and below `key`. Does nothing if `key` itself has no value. */
export function removeSubtree(root: TrieNode | undefined, key: Bits, get: GetNode): TrieNode | undefined {
  return editBelow(root, key, 0, (node, hasValue) => (hasValue ? undefined : node), get)
}

/** Returns the trie without the values at and below `key`, whether or not `key` itself has one. */
export function removePrefix(root: TrieNode | undefined, key: Bits, get: GetNode): TrieNode | undefined {
  return editBelow(root, key, 0, () => undefined, get)
}

/** Returns the node that replaces the one at or next below a key. `hasValue`: it has the value of the key. */
type EditNode = (node: TrieNode, hasValue: boolean) => TrieNode | undefined

/** Replaces the node at or next below `key`, and joins nodes on the path up that are no longer needed. */
function editBelow(
  node: TrieNode | undefined,
  key: Bits,
  depth: number,
  edit: EditNode,
  get: GetNode,
): TrieNode | undefined {
  if (node === undefined) return undefined
  const end = depth + sharedLength(node.path, key, depth)
  const isWhole = end === depth + node.path.length
  if (end === key.length) return edit(node, isWhole && node.value !== undefined)
  if (!isWhole) return node
  const side = sideOf(key[end])
  const child = childOf(node, side, get)
  const next = editBelow(child, key, end + 1, edit, get)
  return next === child ? node : tidy(withChild(node, side, next), get)
}

/** Normalises a node without a value: with one child it is joined with it, with none it is removed. */
function tidy(node: TrieNode, get: GetNode): TrieNode | undefined {
  if (node.value !== undefined || (node.left !== undefined && node.right !== undefined)) return node
  const side: Side = node.left === undefined ? 'right' : 'left'
  const child = childOf(node, side, get)
  if (child === undefined) return undefined
  return { ...child, path: joinBits(node.path, side === 'right' ? 1 : 0, child.path), size: undefined }
}

function withChild({ path, value, left, right }: TrieNode, side: Side, child: TrieNode | undefined): TrieNode {
  return side === 'left'
    ? { path, value, left: child, right, childrenSize: undefined, size: undefined }
    : { path, value, left, right: child, childrenSize: undefined, size: undefined }
}

/**
 * Splits a path that differs from the key after `shared` bits: a new node there has the old node and possibly a leaf
 * below.
 */
function split(node: TrieNode, shared: number, key: Bits, value: Bytes): TrieNode {
  const path = key.slice(0, shared)
  const rest: TrieNode = { ...node, path: node.path.slice(shared + 1), size: undefined }
  const branch = withChild(createLeaf(path, value), sideOf(node.path[shared]), rest)
  if (shared === key.length) return branch
  const leaf = createLeaf(key.subarray(shared + 1), value)
  return withChild({ ...branch, value: undefined }, sideOf(key[shared]), leaf)
}
