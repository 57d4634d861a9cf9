import type { Bytes } from '../../base/bytes.ts'
import { buildTrie, type TrieEntry } from './buildTrie.ts'
import { encodeTrie } from './encodeNode.ts'
import { EMPTY_TRIE_HASH } from './node.ts'

const NOWHERE = { height: 0, addNode() {}, addLongValue() {} }

/** The root hash of the unitrie with these entries; nothing is stored. */
export function trieRoot(entries: readonly TrieEntry[]): Bytes {
  const root = buildTrie(entries)
  return root === undefined ? EMPTY_TRIE_HASH : encodeTrie(root, NOWHERE)
}
