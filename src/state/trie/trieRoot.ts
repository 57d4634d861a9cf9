import { type Bytes, compareBytes, EMPTY_BYTES } from '../../base/bytes.ts'
import { writeVarInt } from '../../bitcoin/varInt.ts'
import { keccak256 } from '../../crypto/keccak.ts'
import { bitAt, packSome, sharedBits } from './bits.ts'
import { EMPTY_TRIE_HASH, longValueSize, type TrieValue } from './node.ts'
import { FLAG, MAX_BUT_PATH, MAX_EMBEDDED_MESSAGE, writePathLength, writeValue } from './nodeFormat.ts'

/** A key and its value, which is not empty. */
type KeyValue = readonly [key: Bytes, value: TrieValue]

/** Returns the root hash of the unitrie with these entries, whose keys differ, without creating or storing nodes. */
export function trieRoot(entries: readonly KeyValue[]): Bytes {
  if (entries.length === 0) return EMPTY_TRIE_HASH
  return new RootWriter([...entries].sort(([a], [b]) => compareBytes(a, b))).root()
}

/** A message, or its reference in the parent's message. */
interface Written {
  readonly end: number
  /** Contribution to the parent's size of children. */
  readonly size: number
  /** Whether a child is embedded. */
  readonly isEmbedded?: boolean
}

/** Buffer of short keys, as those of a block's lists are, so that only the hash is allocated. */
const scratch = new Uint8Array(2 ** 13)

/**
 * Writes each message at its position in the parent's message, and its hash over it unless it is embedded. All messages
 * share one buffer of the length of the deepest path.
 */
class RootWriter {
  readonly #entries: readonly KeyValue[]
  /** Written from its beginning, so its former contents do not matter. */
  readonly #bytes: Uint8Array

  constructor(entries: readonly KeyValue[]) {
    this.#entries = entries
    const longestKey = entries.reduce((longest, [key]) => Math.max(longest, key.length), 0)
    const most = (8 * longestKey + 1) * MAX_BUT_PATH + longestKey
    this.#bytes = most > scratch.length ? new Uint8Array(most) : scratch
  }

  root(): Bytes {
    const { end } = this.#putNode(0, 0, this.#entries.length, 0)
    return keccak256(this.#bytes.subarray(0, end))
  }

  /** Writes the node of a range of entries that share their first `depth` bits. */
  #putNode(at: number, from: number, to: number, depth: number): Written {
    const key = this.#keyAt(from)
    const end = depth + sharedBits(key, this.#keyAt(to - 1), depth)
    const afterPath = end === depth ? at + 1 : this.#putPath(at + 1, key, depth, end)
    // A key that is a prefix of all others comes first.
    const value = key.length * 8 === end ? this.#entries[from]?.[1] : undefined
    const children = this.#putChildren(afterPath, value === undefined ? from : from + 1, to, end)
    const after = value === undefined ? children.end : writeValue(this.#bytes, children.end, value)
    const longSize = longValueSize(value)
    this.#bytes[at] =
      FLAG.version | (end === depth ? 0 : FLAG.path) | children.flags | (longSize === 0 ? 0 : FLAG.longValue)
    return { end: after, size: children.size + longSize + after - at }
  }

  #putChildren(at: number, from: number, to: number, depth: number): Written & { readonly flags: number } {
    if (from === to) return { end: at, size: 0, flags: 0 }
    const border = this.#findBorder(from, to, depth)
    const left = border > from ? this.#putChild(at, from, border, depth + 1) : undefined
    const right = border < to ? this.#putChild(left?.end ?? at, border, to, depth + 1) : undefined
    const size = (left?.size ?? 0) + (right?.size ?? 0)
    const end = writeVarInt(this.#bytes, right?.end ?? left?.end ?? at, size)
    return {
      end,
      size,
      flags: flagsOf(left, FLAG.left, FLAG.leftEmbedded) | flagsOf(right, FLAG.right, FLAG.rightEmbedded),
    }
  }

  #putChild(at: number, from: number, to: number, depth: number): Written {
    const { end, size } = this.#putNode(at + 1, from, to, depth)
    const length = end - at - 1
    if (to - from === 1 && length <= MAX_EMBEDDED_MESSAGE) {
      this.#bytes[at] = length
      return { end, size, isEmbedded: true }
    }
    return { end: this.#put(at, keccak256(this.#bytes.subarray(at + 1, end))), size }
  }

  #putPath(at: number, key: Bytes, from: number, to: number): number {
    return this.#put(writePathLength(this.#bytes, at, to - from), packSome(key, from, to))
  }

  #put(at: number, bytes: Bytes): number {
    this.#bytes.set(bytes, at)
    return at + bytes.length
  }

  /** Returns the first of these entries whose key continues to the right. */
  #findBorder(from: number, to: number, depth: number): number {
    let [low, high] = [from, to]
    while (low < high) {
      const middle = (low + high) >> 1
      if (bitAt(this.#keyAt(middle), depth) === 0) low = middle + 1
      else high = middle
    }
    return low
  }

  #keyAt(index: number): Bytes {
    return this.#entries[index]?.[0] ?? EMPTY_BYTES
  }
}

function flagsOf(child: Written | undefined, there: number, embedded: number): number {
  if (child === undefined) return 0
  return child.isEmbedded === true ? there | embedded : there
}
