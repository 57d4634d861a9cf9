import { type Bytes, HASH_BYTES } from '../../base/bytes.ts'
import { decodeVarInt } from '../../bitcoin/varInt.ts'
import type { NodeRow } from '../../storage/store.ts'
import { NO_BITS, unpackBits } from './bits.ts'
import { type Child, longValueSize, type TrieNode, type TrieValue } from './node.ts'
import { decodePathLength, FLAG, VERSION_MASK } from './nodeFormat.ts'

const LONG_VALUE_BYTES = HASH_BYTES + 3

/** The message of a node is malformed: stored data is damaged, or a peer has sent it. */
export class MalformedNode extends Error {
  override readonly name = 'MalformedNode'
}

interface Cursor {
  readonly message: Bytes
  offset: number
}

/** Decodes the message of a node (protocol/state#node-messages). Throws {@link MalformedNode}. */
export function decodeNode({ message, leftHeight, rightHeight }: Omit<NodeRow, 'hash'>): TrieNode {
  try {
    return readNode(message, leftHeight, rightHeight)
  } catch (error) {
    if (error instanceof RangeError) throw new MalformedNode(error.message)
    throw error
  }
}

function readNode(message: Bytes, leftHeight: number, rightHeight: number): TrieNode {
  const flags = message[0] ?? 0
  if ((flags & VERSION_MASK) !== FLAG.version) throw new MalformedNode('trie node has an unknown version')
  const cursor = { message, offset: 1 }
  const path = (flags & FLAG.path) === 0 ? NO_BITS : readPath(cursor)
  const left = (flags & FLAG.left) === 0 ? undefined : readChild(cursor, leftHeight, (flags & FLAG.leftEmbedded) !== 0)
  const right =
    (flags & FLAG.right) === 0 ? undefined : readChild(cursor, rightHeight, (flags & FLAG.rightEmbedded) !== 0)
  const childrenSize = left === undefined && right === undefined ? 0 : readVarInt(cursor)
  const value = readValue(cursor, (flags & FLAG.longValue) !== 0)
  const size = childrenSize + longValueSize(value) + message.length
  return { path, value, left, right, childrenSize, size }
}

function readPath(cursor: Cursor) {
  const { value: length, end } = decodePathLength(cursor.message, cursor.offset)
  cursor.offset = end
  return unpackBits(take(cursor, Math.ceil(length / 8)), length)
}

function readChild(cursor: Cursor, height: number, isEmbedded: boolean): Child {
  if (!isEmbedded) return { hash: take(cursor, HASH_BYTES), height, size: undefined }
  const [length = 0] = take(cursor, 1)
  return readNode(take(cursor, length), 0, 0) // only nodes without children are embedded
}

function readVarInt(cursor: Cursor): number {
  const { value, end } = decodeVarInt(cursor.message, cursor.offset)
  cursor.offset = end
  return value
}

function readValue(cursor: Cursor, isLong: boolean): TrieValue | undefined {
  const rest = cursor.message.subarray(cursor.offset)
  if (!isLong) return rest.length === 0 ? undefined : rest
  if (rest.length !== LONG_VALUE_BYTES) throw new MalformedNode('trie node has a malformed long value')
  const [high = 0, middle = 0, low = 0] = rest.subarray(HASH_BYTES)
  return { hash: rest.subarray(0, HASH_BYTES), length: high * 0x10000 + middle * 0x100 + low }
}

function take(cursor: Cursor, count: number): Bytes {
  const end = cursor.offset + count
  if (end > cursor.message.length) throw new MalformedNode('trie node ends too early')
  const taken = cursor.message.subarray(cursor.offset, end)
  cursor.offset = end
  return taken
}
