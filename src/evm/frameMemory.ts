import type { Bytes } from '../base/bytes.ts'

const FIRST_BYTES = 1024

/** The bytes that a frame works on: zeros without end, as far as the opcodes have paid for. */
export interface FrameMemory {
  /** A copy. */
  read(offset: number, size: number): Bytes
  /** The bytes themselves, until the next access. */
  view(offset: number, size: number): Bytes
  write(offset: number, bytes: Bytes): void
}

export function createFrameMemory(): FrameMemory {
  let store = new Uint8Array(0)

  function grow(size: number): void {
    if (size <= store.length) return
    const larger = new Uint8Array(Math.max(size, 2 * store.length, FIRST_BYTES))
    larger.set(store)
    store = larger
  }

  function view(offset: number, size: number): Bytes {
    if (size > 0) grow(offset + size)
    return store.subarray(offset, offset + size)
  }

  return {
    view,
    read: (offset, size) => view(offset, size).slice(),
    write(offset, bytes) {
      if (bytes.length === 0) return
      grow(offset + bytes.length)
      store.set(bytes, offset)
    },
  }
}
