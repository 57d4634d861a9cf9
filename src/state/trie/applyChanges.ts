import type { Bytes } from '../../base/bytes.ts'
import type { KeptLongValue, LongValueRow, NodePlace, NodeReader } from '../../storage/store.ts'
import { mapKey } from '../mapKey.ts'
import type { WorldChanges } from '../stateView.ts'
import { toBits } from './bits.ts'
import { putValue, removeSubtree, removeValue } from './edit.ts'
import { encodeTrie, type NewNode, type NodeSink } from './encodeNode.ts'
import { findNode } from './lookup.ts'
import { EMPTY_TRIE_HASH, LONGEST_INLINE_VALUE, type TrieNode, type TrieValue } from './node.ts'
import { createRunner, type GetNode, type NodeCache, rootOf } from './source.ts'

/** A new state of the trie. */
export interface AppliedChanges {
  readonly root: Bytes
  /** What is new, the root in any case; stored, it makes the root readable at the new height. */
  readonly nodes: readonly NewNode[]
  readonly longValues: readonly LongValueRow[]
  /** The nodes whose places the new ones take, as the cache names them. */
  readonly replaced: ReadonlySet<string>
}

type Edit = (node: TrieNode | undefined, get: GetNode) => TrieNode | undefined

/**
 * Applies the changes of the block at `height` to its parent's trie: deleted accounts go with all below them, then the
 * writes happen in order. Each new node is encoded and hashed once. A cache that outlives the call spares loading and
 * decoding what earlier calls have loaded, and what {@link rememberNodes} was told. Throws `MissingNode` when the
 * source lacks a node on the way.
 */
export async function applyChanges(
  parent: NodePlace,
  height: number,
  changes: WorldChanges,
  source: NodeReader,
  cache: NodeCache = new Map<string, TrieNode>(),
): Promise<AppliedChanges> {
  const run = createRunner(source, cache)
  const replaced = new Set<string>()
  let read: string[] = []
  let node = await run((get) => rootOf(parent, get), read)
  for (const edit of editsOf(changes)) {
    const current = node
    node = await run((get) => edit(current, get), read)
    if (node !== current) for (const name of read) replaced.add(name) // all on the way to what changed
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

/** Returns the delta chains of those long values whose places others take, by the new ones. */
async function readDeltaChains(
  { writes }: WorldChanges,
  source: NodeReader,
  getBefore: (key: Bytes) => Promise<TrieValue | undefined>,
): Promise<ReadonlyMap<Bytes, readonly KeptLongValue[]>> {
  const chains = new Map<Bytes, readonly KeptLongValue[]>()
  for (const { key, value } of writes) {
    if (value === undefined || value.length <= LONGEST_INLINE_VALUE) continue
    const before = await getBefore(key)
    if (before !== undefined && 'hash' in before) chains.set(value, await source.getDeltaChain(before.hash))
  }
  return chains
}

/** Puts new nodes into a cache once they are stored: what they say of their children's heights is true only then. */
export function rememberNodes(cache: NodeCache, { nodes, replaced }: AppliedChanges): void {
  for (const name of replaced) cache.delete(name)
  for (const { hash, node } of nodes) cache.set(mapKey(hash), node)
}

function* editsOf({ deletedAccounts, writes }: WorldChanges): Generator<Edit> {
  for (const key of deletedAccounts) {
    const bits = toBits(key)
    yield (node, get) => removeSubtree(node, bits, get)
  }
  for (const { key, value } of writes) {
    const bits = toBits(key)
    if (value === undefined || value.length === 0) yield (node, get) => removeValue(node, bits, get)
    else yield (node, get) => putValue(node, bits, value, get)
  }
}
