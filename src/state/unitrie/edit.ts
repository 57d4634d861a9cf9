import type { Bytes } from '../../base/bytes.ts'
import { type Bits, joinBits, sharedLength } from './bits.ts'
import { createLeaf, equalsValue, type Side, sideOf, type TrieNode } from './node.ts'
import { type LoadNode, loadChild } from './source.ts'

/** The trie with `value`, which is not empty, at `key`; the same object when it was there already. */
export async function putValue(root: TrieNode | undefined, key: Bits, value: Bytes, load: LoadNode): Promise<TrieNode> {
  if (root === undefined) return createLeaf(key, value)
  const shared = sharedLength(root.path, key)
  if (shared < root.path.length) return split(root, shared, key, value)
  if (shared === key.length) return equalsValue(root.value, value) ? root : { ...root, value, size: undefined }
  const side = sideOf(key[shared])
  const child = await loadChild(root, side, load)
  const next = await putValue(child, key.subarray(shared + 1), value, load)
  return next === child ? root : withChild(root, side, next)
}

/** The trie without the value at `key`. */
export function removeValue(root: TrieNode | undefined, key: Bits, load: LoadNode): Promise<TrieNode | undefined> {
  return editAt(root, key, (node) => tidy({ ...node, value: undefined, size: undefined }, load), load)
}

/** The trie without anything at or below `key`; nothing happens when no value stands exactly there. */
export function removeSubtree(root: TrieNode | undefined, key: Bits, load: LoadNode): Promise<TrieNode | undefined> {
  return editAt(root, key, async () => undefined, load)
}

/** Replaces the node with a value at `key`, and closes the gap that this may leave on the way up. */
async function editAt(
  node: TrieNode | undefined,
  key: Bits,
  edit: (node: TrieNode) => Promise<TrieNode | undefined>,
  load: LoadNode,
): Promise<TrieNode | undefined> {
  if (node === undefined) return undefined
  const shared = sharedLength(node.path, key)
  if (shared < node.path.length) return node
  if (shared === key.length) return node.value === undefined ? node : edit(node)
  const side = sideOf(key[shared])
  const child = await loadChild(node, side, load)
  const next = await editAt(child, key.subarray(shared + 1), edit, load)
  return next === child ? node : tidy(withChild(node, side, next), load)
}

/** A node without a value is only there to branch: with one child it joins it, with none it goes. */
async function tidy(node: TrieNode, load: LoadNode): Promise<TrieNode | undefined> {
  if (node.value !== undefined || (node.left !== undefined && node.right !== undefined)) return node
  const side: Side = node.left === undefined ? 'right' : 'left'
  const child = await loadChild(node, side, load)
  if (child === undefined) return undefined
  return { ...child, path: joinBits(node.path, side === 'right' ? 1 : 0, child.path), size: undefined }
}

function withChild(node: TrieNode, side: Side, child: TrieNode | undefined): TrieNode {
  return { ...node, [side]: child, childrenSize: undefined, size: undefined }
}

/**
 * Divides a path that leaves the key after `shared` bits: a new node there, with the old one and perhaps a leaf below.
 */
function split(node: TrieNode, shared: number, key: Bits, value: Bytes): TrieNode {
  const path = key.slice(0, shared)
  const rest: TrieNode = { ...node, path: node.path.slice(shared + 1), size: undefined }
  const branch = withChild(createLeaf(path, value), sideOf(node.path[shared]), rest)
  if (shared === key.length) return branch
  const leaf = createLeaf(key.subarray(shared + 1), value)
  return withChild({ ...branch, value: undefined }, sideOf(key[shared]), leaf)
}
