import { equalBytes } from '../../src/base/bytes.ts'
import { encodeString } from '../../src/base/encodeRlp.ts'
import { fromHex, type Hex, toHex } from '../../src/base/hex.ts'
import { minimalBytes } from '../../src/base/integer.ts'
import { keccak256 } from '../../src/crypto/keccak.ts'
import { type Bits, toBits } from '../../src/state/trie/bits.ts'
import { decodeNode } from '../../src/state/trie/decodeNode.ts'
import { isStored, sideOf, type TrieNode } from '../../src/state/trie/node.ts'

const decode = (message: Hex): TrieNode => decodeNode({ message: fromHex(message), leftHeight: 0, rightHeight: 0 })
const hashOf = (bytes: Hex): Hex => toHex(keccak256(fromHex(bytes)))

/**
 * The root to which nodes, from the value's up to the root's, and a raw receipt lead: with nothing but these it is walked
 * from the root to the key of `index`, and the receipt has to be what is named there.
 */
export function rootOfReceipt(nodes: readonly Hex[], index: number, receipt: Hex): Hex {
  const root = nodes.at(-1)
  if (root === undefined) throw new Error('there are no nodes')
  const { value } = walk(nodes, root, toBits(encodeString(minimalBytes(index))))
  if (value === undefined || !('hash' in value)) throw new Error('the last node names no receipt')
  if (toHex(value.hash) !== hashOf(receipt)) throw new Error('it names another receipt')
  if (value.length !== fromHex(receipt).length) throw new Error('it names another length')
  return hashOf(root)
}

/** The node at a key, by hashes or through what is embedded; all nodes must be on the way. */
function walk(nodes: readonly Hex[], root: Hex, key: Bits): TrieNode {
  let node = decode(root)
  let depth = node.path.length
  let steps = 1
  for (; depth < key.length; steps++) {
    node = step(nodes, node, key[depth])
    const end = depth + 1 + node.path.length
    if (!equalBytes(node.path, key.slice(depth + 1, end))) throw new Error('the nodes lead to another key')
    depth = end
  }
  if (steps !== nodes.length) throw new Error(`${nodes.length} nodes are told, ${steps} are needed`)
  return node
}

function step(nodes: readonly Hex[], node: TrieNode, bit: number | undefined): TrieNode {
  const child = node[sideOf(bit)]
  if (child === undefined) throw new Error('the key leaves the nodes')
  if (!isStored(child)) return child
  const message = nodes.find((one) => hashOf(one) === toHex(child.hash))
  if (message === undefined) throw new Error(`node ${toHex(child.hash)} is not among them`)
  return decode(message)
}
