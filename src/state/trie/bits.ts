import type { Bytes } from '../../base/bytes.ts'

/** A path in the trie: one array element, 0 or 1, per bit. */
export type Bits = Uint8Array

export const NO_BITS: Bits = new Uint8Array(0)

/** Returns the bits of a key, most significant bit of each byte first. */
export function toBits(key: Bytes): Bits {
  return unpackBits(key, key.length * 8)
}

/** Returns the first `length` bits of packed bytes. */
export function unpackBits(packed: Bytes, length: number): Bits {
  const bits = new Uint8Array(length)
  for (let i = 0; i < length; i++) bits[i] = ((packed[i >> 3] ?? 0) >> (7 - (i & 7))) & 1
  return bits
}

/** Packs bits into bytes. The last byte is padded with zeros. */
export function packBits(bits: Bits): Bytes {
  const packed = new Uint8Array((bits.length + 7) >> 3)
  writeBits(packed, 0, bits)
  return packed
}

/** Writes bits like {@link packBits} at `at`, and returns the offset after them. */
export function writeBits(target: Uint8Array, at: number, bits: Bits): number {
  let byte = 0
  for (let i = 0; i < bits.length; i++) {
    byte = (byte << 1) | (bits[i] ?? 0)
    if ((i & 7) === 7) target[at + (i >> 3)] = byte // the upper bits are dropped
  }
  const left = bits.length & 7
  if (left > 0) target[at + (bits.length >> 3)] = byte << (8 - left)
  return at + ((bits.length + 7) >> 3)
}

/** Returns some bits of a key, packed like {@link packBits}. */
export function packSome(key: Bytes, from: number, to: number): Bytes {
  const packed = new Uint8Array((to - from + 7) >> 3)
  for (let i = 0; i < to - from; i++) {
    if (bitAt(key, from + i) === 1) packed[i >> 3] = (packed[i >> 3] ?? 0) | (0x80 >> (i & 7))
  }
  return packed
}

/** Returns the number of leading bits that `path` shares with `key` after the key's first `depth` bits. */
export function sharedLength(path: Bits, key: Bits, depth = 0): number {
  const limit = Math.min(path.length, key.length - depth)
  let length = 0
  while (length < limit && path[length] === key[depth + length]) length++
  return length
}

/** Returns the bit of a key at an index. */
export function bitAt(key: Bytes, place: number): number {
  return ((key[place >> 3] ?? 0) >> (7 - (place & 7))) & 1
}

/** Returns the number of bits that two keys share after their first `depth` bits, which are equal. */
export function sharedBits(a: Bytes, b: Bytes, depth: number): number {
  const limit = 8 * Math.min(a.length, b.length)
  let end = depth
  while (end < limit && bitAt(a, end) === bitAt(b, end)) end++
  return end - depth
}

/** Joins a path, a branching bit and another path. */
export function joinBits(head: Bits, branch: number, tail: Bits): Bits {
  const joined = new Uint8Array(head.length + 1 + tail.length)
  joined.set(head)
  joined[head.length] = branch
  joined.set(tail, head.length + 1)
  return joined
}
