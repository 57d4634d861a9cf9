import type { Bytes } from '../../base/bytes.ts'
import { mapKey } from '../../base/mapKey.ts'
import type { MaybePromise } from '../../concurrency/maybePromise.ts'
import type { KeptLongValue, LongValueRow, NodePlace, NodeReader } from '../../storage/store.ts'
import type { StateChanges } from '../stateView.ts'
import { toBits } from './bits.ts'
import { putValue, removePrefix, removeSubtree, removeValue } from './edit.ts'
import { encodeTrie, type NewNode, type NodeSink } from './encodeNode.ts'
import { findNode } from './lookup.ts'
import { EMPTY_TRIE_HASH, MAX_INLINE_VALUE, type TrieNode, type TrieValue } from './node.ts'
import { createRunner, type GetNode, type NodeCache, rootOf } from './source.ts'

/** The result of a change of the trie. */
export interface AppliedChanges {
  readonly root: Bytes
  /** New nodes, always including the root. Once stored, the root is readable at the new height. */
  readonly nodes: readonly NewNode[]
  readonly longValues: readonly LongValueRow[]
  /** Names in the cache of the nodes that the new ones replace. */
  readonly replaced: ReadonlySet<string>
}

type Edit = (node: TrieNode | undefined, get: GetNode) => TrieNode | undefined

/**
 * Applies the changes of the block at `height` to its parent's trie: first the deleted accounts with their subtrees,
 * then the writes in order. Each new node is encoded and hashed once. A cache that outlives the call avoids loading and
 * decoding nodes of earlier calls and of {@link rememberNodes}. Throws `MissingNode` if the source lacks a node of the
 * path.
 */
export async function applyChanges(
  parent: NodePlace,
  height: number,
  changes: StateChanges,
  source: NodeReader,
  cache: NodeCache = new Map<string, TrieNode>(),
): Promise<AppliedChanges> {
  const run = createRunner(source, cache)
  const replaced = new Set<string>()
  let read: string[] = []
  let node = await run((get) => rootOf(parent, get), read)
  for (const edit of editsOf(changes)) {
    const current = node
    const next = run((get) => edit(current, get), read)
    node = next instanceof Promise ? await next : next
    if (node !== current) for (const name of read) replaced.add(name) // all nodes on the path to the change
    read = []
  }
  const chains = await readDeltaChains(changes, source, (key) =>
    run((get) => findNode(rootOf(parent, get), toBits(key), get)?.value),
  )
  const [nodes, longValues]: [NewNode[], LongValueRow[]] = [[], []]
  const sink: NodeSink = {
    height,
    addNode: (added) => void nodes.push(added),
    addLongValue: (row) => void longValues.push({ ...row, before: chains.get(row.value) ?? [] }),
  }
  return { root: node === undefined ? EMPTY_TRIE_HASH : encodeTrie(node, sink), nodes, longValues, replaced }
}

/** Returns the delta chains of replaced long values, by the values that replace them. */
async function readDeltaChains(
  { writes }: StateChanges,
  source: NodeReader,
  getBefore: (key: Bytes) => MaybePromise<TrieValue | undefined>,
): Promise<ReadonlyMap<Bytes, readonly KeptLongValue[]>> {
  const chains = new Map<Bytes, readonly KeptLongValue[]>()
  for (const { key, value } of writes) {
    if (value === undefined || value.length <= MAX_INLINE_VALUE) continue
    const before = await getBefore(key)
    if (before !== undefined && 'hash' in before) chains.set(value, await source.getDeltaChain(before.hash))
  }
  return chains
}

/** Adds new nodes to a cache after they are stored. Only then are the heights of their children valid. */
export function rememberNodes(cache: NodeCache, { nodes, replaced }: AppliedChanges): void {
  for (const name of replaced) cache.delete(name)
  for (const { hash, node } of nodes) cache.set(mapKey(hash), node)
}

function* editsOf({ deletedAccounts, writes, isOverBase = false }: StateChanges): Generator<Edit> {
  const remove = isOverBase ? removePrefix : removeSubtree
  for (const key of deletedAccounts) {
    const bits = toBits(key)
    yield (node, get) => remove(node, bits, get)
  }
  for (const { key, value } of writes) {
    const bits = toBits(key)
    if (value === undefined || value.length === 0) yield (node, get) => removeValue(node, bits, get)
    else yield (node, get) => putValue(node, bits, value, get)
  }
}
