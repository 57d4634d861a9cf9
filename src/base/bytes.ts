/** A byte string. */
export type Bytes = Uint8Array

export const EMPTY_BYTES: Bytes = new Uint8Array(0)

/** Length of a hash. */
export const HASH_BYTES = 32
/** Length of a word of the EVM. */
export const WORD_BYTES = 32
export const ADDRESS_BYTES = 20
/** Length of the method selector that call data begin with. */
export const SELECTOR_BYTES = 4

/** Joins byte strings in order. */
export function concatBytes(...parts: Bytes[]): Bytes {
  return joinBytes(parts)
}

/** Joins any number of byte strings in order; {@link concatBytes} is limited by the number of arguments of a call. */
export function joinBytes(parts: readonly Bytes[]): Uint8Array<ArrayBuffer> {
  let length = 0
  for (const part of parts) length += part.length
  const joined = new Uint8Array(length)
  let offset = 0
  for (const part of parts) {
    joined.set(part, offset)
    offset += part.length
  }
  return joined
}

/** Maximum number of bytes that are copied one by one, which is faster than `set` for short copies. */
const SHORT_COPY = 48

/** Copies `count` bytes of `source` from offset `from` to offset `at` of `target`. The two must not overlap. */
export function copyBytes(target: Uint8Array, at: number, source: Bytes, from: number, count: number): void {
  if (count <= SHORT_COPY) for (let i = 0; i < count; i++) target[at + i] = source[from + i] ?? 0
  else target.set(from === 0 && count === source.length ? source : source.subarray(from, from + count), at)
}

/** Returns whether two byte strings have the same content. Not constant-time: do not use it for secrets. */
export function equalBytes(a: Bytes, b: Bytes): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}

/** Compares byte strings lexicographically: negative, zero or positive, as `Array.sort` expects. */
export function compareBytes(a: Bytes, b: Bytes): number {
  const shared = Math.min(a.length, b.length)
  for (let i = 0; i < shared; i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0)
    if (difference !== 0) return difference
  }
  return a.length - b.length
}

/** Returns the bytes without leading zeros. */
export function stripLeadingZeros(bytes: Bytes): Bytes {
  let start = 0
  while (start < bytes.length && bytes[start] === 0) start++
  return start === 0 ? bytes : bytes.subarray(start)
}

/** Returns the bytes padded with zeros on the left to `length` bytes. Longer input is returned unchanged. */
export function padLeft(bytes: Bytes, length: number): Bytes {
  if (bytes.length >= length) return bytes
  const padded = new Uint8Array(length)
  padded.set(bytes, length - bytes.length)
  return padded
}

/** Returns a copy of exactly `length` bytes from `offset` on; bytes after the end of `bytes` are zeros. */
export function paddedSlice(bytes: Bytes, offset: number, length: number): Bytes {
  const slice = new Uint8Array(length)
  slice.set(bytes.subarray(offset, offset + length))
  return slice
}
