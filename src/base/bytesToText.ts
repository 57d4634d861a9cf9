import type { Bytes } from './bytes.ts'

/** Short byte strings keep their memory inside themselves; a Buffer over them would move it out, which is expensive. */
const scratch = Buffer.alloc(64)

/** Bytes as text: two lower-case digits for each, or one character. */
export function bytesToText(bytes: Bytes, encoding: 'hex' | 'latin1'): string {
  if (bytes.length > scratch.length) {
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString(encoding)
  }
  scratch.set(bytes)
  return scratch.toString(encoding, 0, bytes.length)
}
