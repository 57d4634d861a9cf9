import { type Bytes, copyBytes } from '../../base/bytes.ts'
import { writeVarInt } from '../../bitcoin/varInt.ts'
import { keccak256 } from '../../crypto/keccak.ts'
import type { LongValueRow, NodeRow } from '../../storage/store.ts'
import { writeBits } from './bits.ts'
import {
  type Child,
  isStored,
  isTerminal,
  longValueSize,
  MAX_INLINE_VALUE,
  type TrieNode,
  type TrieValue,
} from './node.ts'
import { FLAG, MAX_BUT_PATH, MAX_EMBEDDED_MESSAGE, nameLongValue, writePathLength, writeValue } from './nodeFormat.ts'

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
  /** Its message if it is embedded, otherwise its hash. */
  readonly reference: Bytes
  readonly isEmbedded: boolean
}

function encodeNode(node: TrieNode, sink: NodeSink): EncodedNode {
  const left = node.left && encodeChild(node.left, sink)
  const right = node.right && encodeChild(node.right, sink)
  const value = node.value && withName(node.value, sink)
  const childrenSize = node.childrenSize ?? sizeOf(left?.child) + sizeOf(right?.child)
  const message = writeMessage({ ...node, value, childrenSize }, left, right)
  const size = childrenSize + longValueSize(node.value) + message.length
  return { message, node: { path: node.path, value, left: left?.child, right: right?.child, childrenSize, size } }
}

/** Buffer of messages, which are copied out of it: most are made of a dozen short parts. */
const scratch = new Uint8Array(2 ** 10)

function writeMessage(
  node: TrieNode & { readonly childrenSize: number },
  left: EncodedChild | undefined,
  right: EncodedChild | undefined,
): Bytes {
  const { path, value, childrenSize } = node
  const mostBytes = MAX_BUT_PATH + path.length / 8 + 1
  const target = mostBytes <= scratch.length ? scratch : new Uint8Array(mostBytes)
  target[0] = flagsOf(node, left, right)
  let end = 1
  if (path.length > 0) end = writeBits(target, writePathLength(target, end, path.length), path)
  if (left !== undefined) end = writeReference(target, end, left)
  if (right !== undefined) end = writeReference(target, end, right)
  if (!isTerminal(node)) end = writeVarInt(target, end, childrenSize)
  if (value !== undefined) end = writeValue(target, end, value)
  return target.slice(0, end)
}

function writeReference(target: Uint8Array, at: number, { reference, isEmbedded }: EncodedChild): number {
  if (isEmbedded) target[at] = reference.length
  const start = isEmbedded ? at + 1 : at
  copyBytes(target, start, reference, 0, reference.length)
  return start + reference.length
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
    return { child: node, reference: message, isEmbedded: true }
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
