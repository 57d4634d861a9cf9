import type { Bytes } from './bytes.ts'

/**
 * Copy target for short byte strings: a Buffer over their own memory would move it out of the object, which is slow.
 */
const scratch = Buffer.alloc(64)

/** Returns the bytes as text: two lower-case hexadecimal digits (`hex`) or one character (`latin1`) per byte. */
export function bytesToText(bytes: Bytes, encoding: 'hex' | 'latin1'): string {
  if (bytes.length > scratch.length) {
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString(encoding)
  }
  scratch.set(bytes)
  return scratch.toString(encoding, 0, bytes.length)
}
