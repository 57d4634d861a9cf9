import { randomBytes } from 'node:crypto'
import { closeSync, openSync, readSync, unlinkSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { type Bytes, equalBytes } from '../base/bytes.ts'
import { keccak256 } from '../crypto/keccak.ts'
import { StateFileRefused, type StateItem } from './stateItem.ts'

/** How a piece was given by the file, and how the trie uses it. */
export const MARK = { givenAsNode: 1, givenAsValue: 2, usedAsNode: 4, usedAsValue: 8 } as const

const GIVEN = { node: MARK.givenAsNode, value: MARK.givenAsValue, line: MARK.givenAsNode | MARK.givenAsValue }

/** A node's message or a long value of a state file. */
export interface SpooledPiece {
  /** Index of its entry, until the next `add`. */
  readonly slot: number
  readonly hash: Bytes
  /** A view that is valid until the next call. */
  readonly bytes: Bytes
  /** The item's place in the file, the first one of several. */
  readonly place: number
}

/** Record: place (8 bytes), length (4), bytes, padding to a multiple of {@link UNIT}. */
const RECORD_HEADER = 12
const UNIT = 8
const MAX_OFFSET = 2 ** 32 * UNIT
/** Bytes that are read at once: about thirty nodes. A file in the trie's order is read in sequence. */
const WINDOW_BYTES = 4096
const BUFFER_BYTES = 2 ** 20
const FIRST_SLOTS = 2 ** 16
/** Max. share of used slots, above which the index is doubled. */
const MAX_LOAD = 0.75

/** Max. number of different pieces, twice those of the largest states. */
const MAX_PIECES = 50_000_000

export type StateSpool = ReturnType<typeof createStateSpool>

/**
 * Creates a place for the pieces of a state file, by hash: a temporary file in `folder` and an index of 9 bytes per slot in memory
 * (decision 0032). The file has no name, so a killed process leaves nothing.
 */
export function createStateSpool(folder: string) {
  const path = join(folder, `state-import-${randomBytes(8).toString('hex')}.partial`)
  const file = openSync(path, 'wx+', 0o600)
  unlinkSync(path)
  const buffer = new Uint8Array(BUFFER_BYTES)
  const bufferView = new DataView(buffer.buffer)
  let buffered = UNIT // offset 0 stands for an empty slot
  /** Offset in the file of the buffer's first byte. */
  let flushed = 0
  let count = 0
  let bytesOfPieces = 0
  let index = createIndex(FIRST_SLOTS)
  let window = { bytes: new Uint8Array(WINDOW_BYTES), offset: 0, length: 0 }

  function flush(): void {
    writeAt(file, buffer.subarray(0, buffered), flushed)
    flushed += buffered
    buffered = 0
  }

  function append(bytes: Bytes, place: number): number {
    const size = Math.ceil((RECORD_HEADER + bytes.length) / UNIT) * UNIT
    if (buffered + size > BUFFER_BYTES) flush()
    const offset = flushed + buffered
    if (offset + size > MAX_OFFSET)
      throw new StateFileRefused('the file: a state of more than 32 GiB is not supported; use an older state')
    const isLong = size > BUFFER_BYTES
    const target = isLong ? new Uint8Array(size) : buffer.subarray(buffered, buffered + size)
    const view = isLong ? new DataView(target.buffer) : new DataView(bufferView.buffer, buffered)
    view.setFloat64(0, place)
    view.setUint32(8, bytes.length)
    target.set(bytes, RECORD_HEADER)
    if (isLong) {
      writeAt(file, target, flushed)
      flushed += size
    } else buffered += size
    return offset
  }

  /** Returns bytes of the file, as a view that the next call may overwrite. */
  function readAt(offset: number, length: number): Bytes {
    const isInWindow = offset >= window.offset && offset + length <= window.offset + window.length
    if (!isInWindow) {
      const bytes = length > WINDOW_BYTES ? new Uint8Array(length) : window.bytes
      const found = readSync(file, bytes, 0, bytes.length, offset)
      if (length > WINDOW_BYTES) return bytes
      window = { bytes, offset, length: found }
    }
    return window.bytes.subarray(offset - window.offset, offset - window.offset + length)
  }

  function readRecord(slot: number) {
    const offset = (index.offsets[slot] ?? 0) * UNIT
    if (offset >= flushed) flush()
    const header = readAt(offset, RECORD_HEADER)
    const view = new DataView(header.buffer, header.byteOffset)
    const [place, length] = [view.getFloat64(0), view.getUint32(8)]
    return { place, bytes: readAt(offset + RECORD_HEADER, length) }
  }

  /** Returns the slot of a piece, or the free slot where it belongs. */
  function slotOf(hash: Bytes): { readonly slot: number; readonly found: SpooledPiece | undefined } {
    const prefix = prefixOf(hash)
    let slot = index.firstSlot(prefix)
    for (; index.offsets[slot] !== 0; slot = index.after(slot)) {
      if (index.prefixes[slot] !== prefix) continue
      const { bytes, place } = readRecord(slot)
      if (equalBytes(keccak256(bytes), hash)) return { slot, found: { slot, hash, bytes, place } }
    }
    return { slot, found: undefined }
  }

  return {
    /** Number of different pieces. */
    get count() {
      return count
    },
    /** Number of bytes of all different pieces. */
    get bytes() {
      return bytesOfPieces
    },
    /** Number of slots of the index, until the next `add`. */
    get slotCount() {
      return index.slots
    },
    /** Adds a piece, once if it is repeated. Returns its hash. */
    add({ kind, bytes, place }: StateItem & { readonly kind: 'node' | 'value' | 'line' }): Bytes {
      const hash = keccak256(bytes)
      const { slot, found } = slotOf(hash)
      if (found === undefined) {
        if (count >= MAX_PIECES)
          throw new StateFileRefused(
            `the file: a state of more than ${MAX_PIECES} nodes and values is not supported; use an older state`,
          )
        index.put(slot, prefixOf(hash), append(bytes, place) / UNIT)
        count++
        bytesOfPieces += bytes.length
      }
      index.marks[slot] = (index.marks[slot] ?? 0) | GIVEN[kind]
      if (count > index.slots * MAX_LOAD) index = doubled(index)
      return hash
    },
    /** Returns whether a piece of this kind was added. */
    has(hash: Bytes, kind: 'node' | 'value'): boolean {
      const { slot, found } = slotOf(hash)
      return found !== undefined && ((index.marks[slot] ?? 0) & GIVEN[kind]) !== 0
    },
    find: (hash: Bytes): SpooledPiece | undefined => slotOf(hash).found,
    hasMark: (slot: number, mark: number): boolean => ((index.marks[slot] ?? 0) & mark) !== 0,
    /** Records that the trie uses a piece. */
    mark(slot: number, mark: number): void {
      index.marks[slot] = (index.marks[slot] ?? 0) | mark
    },
    /** Yields the slots of all pieces, nearly in the order of their hashes. */
    *slots(): Generator<number> {
      for (let slot = 0; slot < index.slots; slot++) if (index.offsets[slot] !== 0) yield slot
    },
    read: (slot: number): { readonly bytes: Bytes; readonly place: number } => readRecord(slot),
    /** Returns a copy of a piece with its hash. */
    copy(slot: number): { readonly hash: Bytes; readonly bytes: Bytes } {
      const bytes = readRecord(slot).bytes.slice()
      return { hash: keccak256(bytes), bytes }
    },
    close(): void {
      closeSync(file)
    },
  }
}

function writeAt(file: number, bytes: Bytes, offset: number): void {
  for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done, bytes.length - done, offset + done)
}

function prefixOf(hash: Bytes): number {
  return (((hash[0] ?? 0) << 24) | ((hash[1] ?? 0) << 16) | ((hash[2] ?? 0) << 8) | (hash[3] ?? 0)) >>> 0
}

type Index = ReturnType<typeof createIndex>

/** Creates an index with linear probing. The first bits of a hash choose the slot, so slots are nearly in the order of hashes. */
function createIndex(slots: number) {
  const prefixes = new Uint32Array(slots)
  const offsets = new Uint32Array(slots)
  const marks = new Uint8Array(slots)
  const shift = 32 - Math.log2(slots)
  return {
    slots,
    /** The first four bytes of a hash. */
    prefixes,
    /** Offset of the record in units; 0 if the slot is free. */
    offsets,
    marks,
    firstSlot: (prefix: number) => prefix >>> shift,
    after: (slot: number) => (slot + 1) & (slots - 1),
    put(slot: number, prefix: number, offset: number): void {
      prefixes[slot] = prefix
      offsets[slot] = offset
    },
  }
}

function doubled(index: Index): Index {
  const larger = createIndex(index.slots * 2)
  for (let slot = 0; slot < index.slots; slot++) {
    const [offset = 0, prefix = 0] = [index.offsets[slot], index.prefixes[slot]]
    if (offset === 0) continue
    let target = larger.firstSlot(prefix)
    while (larger.offsets[target] !== 0) target = larger.after(target)
    larger.put(target, prefix, offset)
    larger.marks[target] = index.marks[slot] ?? 0
  }
  return larger
}
