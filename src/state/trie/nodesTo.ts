import { type Bytes, EMPTY_BYTES } from '../../base/bytes.ts'
import { toHex } from '../../base/hex.ts'
import { toBits } from './bits.ts'
import { buildTrie, type TrieEntry } from './buildTrie.ts'
import { encodeTrie, type NewNode } from './encodeNode.ts'
import { findNode } from './lookup.ts'
import type { TrieNode } from './node.ts'
import { type GetNode, MissingNode } from './source.ts'

/**
 * Returns the node messages from the node at `key` up to the root in the trie of these entries, embedded ones included.
 * Nothing is stored.
 */
export function messagesTo(key: Bytes, entries: readonly TrieEntry[]): Bytes[] {
  const root = buildTrie(entries)
  if (root === undefined) return []
  const nodes = new Map<string, NewNode>()
  const add = (node: NewNode) => nodes.set(toHex(node.hash), node)
  const hash = encodeTrie(root, { height: 0, addNode: add, addLongValue() {} })
  const get: GetNode = (place) => {
    const found = nodes.get(toHex(place.hash))
    if (found === undefined) throw new MissingNode(place.hash)
    return found.node
  }
  const path: TrieNode[] = []
  findNode(get({ hash, height: 0 }), toBits(key), get, (node) => path.push(node))
  return path.reverse().map(messageOf)
}

function messageOf(node: TrieNode): Bytes {
  let message = EMPTY_BYTES
  encodeTrie(node, {
    height: 0,
    addNode(added) {
      message = added.message // its own message comes last
    },
    addLongValue() {},
  })
  return message
}
