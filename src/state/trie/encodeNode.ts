import { type Bytes, concatBytes, EMPTY_BYTES } from '../../base/bytes.ts'
import { encodeVarInt } from '../../bitcoin/varInt.ts'
import { keccak256 } from '../../crypto/keccak.ts'
import type { LongValueRow, NodeRow } from '../../storage/store.ts'
import { packBits } from './bits.ts'
import {
  type Child,
  isStored,
  isTerminal,
  longValueSize,
  MAX_INLINE_VALUE,
  type TrieNode,
  type TrieValue,
} from './node.ts'
import { encodePathLength, encodeValue, FLAG, MAX_EMBEDDED_MESSAGE, nameLongValue } from './nodeFormat.ts'

/** A node to store, as a row and decoded. */
export interface NewNode extends NodeRow {
  readonly node: TrieNode
}

/** Collects the results of encoding. */
export interface NodeSink {
  /** Height at which new nodes are stored. */
  readonly height: number
  addNode(node: NewNode): void
  addLongValue(row: LongValueRow): void
}

/**
 * Returns the hash of the trie below a node in memory. Every node that is not stored yet, and always the root, is added
 * to the sink.
 */
export function encodeTrie(root: TrieNode, sink: NodeSink): Bytes {
  const { message, node } = encodeNode(root, sink)
  return addNode(message, node, sink)
}

interface EncodedNode {
  readonly message: Bytes
  /** The node with its sizes and with new children replaced by their names. */
  readonly node: TrieNode
}

interface EncodedChild {
  readonly child: Child
  readonly reference: Bytes
  readonly isEmbedded: boolean
}

function encodeNode(node: TrieNode, sink: NodeSink): EncodedNode {
  const left = node.left && encodeChild(node.left, sink)
  const right = node.right && encodeChild(node.right, sink)
  const value = node.value && withName(node.value, sink)
  const childrenSize = node.childrenSize ?? sizeOf(left?.child) + sizeOf(right?.child)
  const message = concatBytes(
    Uint8Array.of(flagsOf(node, left, right)),
    node.path.length === 0 ? EMPTY_BYTES : concatBytes(encodePathLength(node.path.length), packBits(node.path)),
    left?.reference ?? EMPTY_BYTES,
    right?.reference ?? EMPTY_BYTES,
    isTerminal(node) ? EMPTY_BYTES : encodeVarInt(childrenSize),
    value === undefined ? EMPTY_BYTES : encodeValue(value),
  )
  const size = childrenSize + longValueSize(node.value) + message.length
  const { path } = node
  return { message, node: { path, value, left: left?.child, right: right?.child, childrenSize, size } }
}

function flagsOf(node: TrieNode, left: EncodedChild | undefined, right: EncodedChild | undefined): number {
  let flags: number = FLAG.version
  if (longValueSize(node.value) > 0) flags |= FLAG.longValue
  if (node.path.length > 0) flags |= FLAG.path
  if (left !== undefined) flags |= left.isEmbedded ? FLAG.left | FLAG.leftEmbedded : FLAG.left
  if (right !== undefined) flags |= right.isEmbedded ? FLAG.right | FLAG.rightEmbedded : FLAG.right
  return flags
}

function encodeChild(child: Child, sink: NodeSink): EncodedChild {
  if (isStored(child)) return { child, reference: child.hash, isEmbedded: false }
  const { message, node } = encodeNode(child, sink)
  if (isTerminal(node) && message.length <= MAX_EMBEDDED_MESSAGE) {
    return { child: node, reference: concatBytes(Uint8Array.of(message.length), message), isEmbedded: true }
  }
  const hash = addNode(message, node, sink)
  return { child: { hash, height: sink.height, size: node.size }, reference: hash, isEmbedded: false }
}

function addNode(message: Bytes, node: TrieNode, sink: NodeSink): Bytes {
  const hash = keccak256(message)
  sink.addNode({ hash, message, leftHeight: heightOf(node.left), rightHeight: heightOf(node.right), node })
  return hash
}

function heightOf(child: Child | undefined): number {
  return child !== undefined && isStored(child) ? child.height : 0
}

/** Returns the value in the form that the node stores. A long value is added to the sink. */
function withName(value: TrieValue, sink: NodeSink): TrieValue {
  if (!(value instanceof Uint8Array) || value.length <= MAX_INLINE_VALUE) return value
  const name = nameLongValue(value)
  sink.addLongValue({ hash: name.hash, value })
  return name
}

function sizeOf(child: Child | undefined): number {
  if (child === undefined) return 0
  if (child.size === undefined) throw new Error('the size of a trie node got lost') // see rememberSizes
  return child.size
}
