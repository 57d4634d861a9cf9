import { concatBytes, equalBytes } from '../../base/bytes.ts'
import type { NodePlace, NodeReader, StateChangeRow } from '../../storage/store.ts'
import { type Bits, joinBits, NO_BITS, packBits, sharedLength } from './bits.ts'
import { type Child, EMPTY_TRIE_HASH, equalsValue, isStored, sideOf, type TrieNode, type TrieValue } from './node.ts'
import { createLoader, loadValue, type NodeCache } from './source.ts'

/** A point of a path: its value and its two sides. */
interface Fork {
  readonly value?: TrieValue | undefined
  readonly left?: Child | undefined
  readonly right?: Child | undefined
}

/**
 * Returns the changes from the trie at `before` to the one at `after`: each key whose value differs, once, with its new
 * value. Subtrees with equal hashes are skipped, so the cost is proportional to the number of different nodes. Throws
 * `MissingNode`.
 */
export async function diffTries(
  before: NodePlace,
  after: NodePlace,
  source: NodeReader,
  cache: NodeCache,
): Promise<StateChangeRow[]> {
  const load = createLoader(source, cache)
  const open = (child: Child | undefined) => (child !== undefined && isStored(child) ? load(child) : child)
  const openRoot = (root: NodePlace) => (equalBytes(root.hash, EMPTY_TRIE_HASH) ? undefined : load(root))
  const rows: StateChangeRow[] = []

  /** Compares the subtrees below `prefix`. */
  async function compare(prefix: Bits, a: TrieNode | undefined, b: TrieNode | undefined): Promise<void> {
    const path = commonPath(a, b)
    const here = concatBytes(prefix, path)
    const [old, now] = [forkAt(a, path.length), forkAt(b, path.length)]
    if (!equalValues(old.value, now.value)) rows.push({ key: packBits(here), ...(await read(now.value)) })
    for (const [bit, side] of (['left', 'right'] as const).entries()) {
      const [oldChild, newChild] = [old[side], now[side]]
      if (oldChild === newChild || isSameStored(oldChild, newChild)) continue
      await compare(joinBits(here, bit, NO_BITS), await open(oldChild), await open(newChild))
    }
  }

  const read = async (value: TrieValue | undefined) => ({
    value: value && (await loadValue(value, source)),
    ...(value !== undefined && 'hash' in value ? { hash: value.hash } : {}),
  })
  await compare(NO_BITS, await openRoot(before), await openRoot(after))
  return rows
}

function commonPath(a: TrieNode | undefined, b: TrieNode | undefined): Bits {
  if (a === undefined || b === undefined) return (a ?? b)?.path ?? NO_BITS
  return a.path.subarray(0, sharedLength(a.path, b.path))
}

/** Returns the node as seen after `depth` bits of its path: the node itself, or a node with the rest of the path. */
function forkAt(node: TrieNode | undefined, depth: number): Fork {
  if (node === undefined || depth === node.path.length) return node ?? {}
  return { [sideOf(node.path[depth])]: { ...node, path: node.path.subarray(depth + 1) } }
}

function isSameStored(a: Child | undefined, b: Child | undefined): boolean {
  return a !== undefined && b !== undefined && isStored(a) && isStored(b) && equalBytes(a.hash, b.hash)
}

function equalValues(a: TrieValue | undefined, b: TrieValue | undefined): boolean {
  if (a === undefined || b === undefined) return a === b
  if (b instanceof Uint8Array) return equalsValue(a, b)
  return a instanceof Uint8Array ? equalsValue(b, a) : equalBytes(a.hash, b.hash)
}
