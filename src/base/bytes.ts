/** Byte strings, the currency of everything that is hashed or stored. */
export type Bytes = Uint8Array

export const EMPTY_BYTES: Bytes = new Uint8Array(0)

/** Joins byte strings in order. */
export function concatBytes(...parts: Bytes[]): Bytes {
  return joinBytes(parts)
}

/** As {@link concatBytes}, for any number of them: a call takes only so many arguments. */
export function joinBytes(parts: readonly Bytes[]): Bytes {
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

/** To copy fewer bytes one by one takes less time than to call what copies them at once. */
const SHORT_COPY = 48

/** Copies so many bytes of `source` from a place on to a place in `target`; they do not overlap. */
export function copyBytes(target: Uint8Array, at: number, source: Bytes, from: number, count: number): void {
  if (count <= SHORT_COPY) for (let i = 0; i < count; i++) target[at + i] = source[from + i] ?? 0
  else target.set(from === 0 && count === source.length ? source : source.subarray(from, from + count), at)
}

/** Whether two byte strings have the same content. Not constant-time: never for secrets. */
export function equalBytes(a: Bytes, b: Bytes): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}

/** Orders byte strings as unsigned big-endian text: negative, zero or positive, as `Array.sort` wants it. */
export function compareBytes(a: Bytes, b: Bytes): number {
  const shared = Math.min(a.length, b.length)
  for (let i = 0; i < shared; i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0)
    if (difference !== 0) return difference
  }
  return a.length - b.length
}

/** The bytes without their leading zeros; all zeros become the empty string. */
export function stripLeadingZeros(bytes: Bytes): Bytes {
  let start = 0
  while (start < bytes.length && bytes[start] === 0) start++
  return start === 0 ? bytes : bytes.subarray(start)
}

/** The bytes filled up with zeros on the left to `length`; longer input is returned as it is. */
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
