import { readSync } from 'node:fs'
import { endianness } from 'node:os'
import { PAGE_BYTES, pageSum } from './pageSum.ts'

const HEADER_BYTES = 32
const FRAME_HEADER_BYTES = 24
const FRAME_BYTES = FRAME_HEADER_BYTES + PAGE_BYTES
const FRAMES_AT_ONCE = 64
/** Each machine writes logs whose checksums take words in its own order of bytes. */
const MAGIC = endianness() === 'LE' ? 0x377f0682 : 0x377f0683

/** A place behind a transaction in SQLite's write-ahead log (sqlite.org/fileformat2.html#walformat). */
export interface LogPlace {
  /** They are others each time the log begins anew. */
  readonly salts: bigint
  readonly frames: number
  /** The checksum of the log up to here. */
  readonly checksum: Checksum
}

type Checksum = readonly [first: number, second: number]

/** What a part of a log holds that is committed. */
export interface LogPart {
  readonly end: LogPlace
  /** The sum of each page as it is at the end. */
  readonly sums: ReadonlyMap<number, number>
  /** How many pages the database has; 0 when nothing was committed. */
  readonly databasePages: number
}

/** Reads what was committed behind `from`, else from the log's beginning; undefined when that is none of a log. */
export function readLog(file: number, from?: LogPlace, upToFrames = Number.POSITIVE_INFINITY): LogPart | undefined {
  const begin = readBegin(file)
  if (begin === undefined) return undefined
  let end = from?.salts === begin.salts ? from : begin
  let { checksum, frames } = end
  let databasePages = 0
  const sums = new Map<number, number>()
  const uncommitted = new Map<number, number>()
  for (const frame of framesBehind(file, end.frames, upToFrames)) {
    checksum = addToChecksum(addToChecksum(checksum, frame.words, 0, 2), frame.words, FRAME_HEADER_BYTES / 4)
    if (frame.salts !== begin.salts || !equals(checksum, frame.checksum)) break
    frames++
    uncommitted.set(frame.page, pageSum(frame.content))
    if (frame.databasePages === 0) continue
    for (const [page, sum] of uncommitted) sums.set(page, sum)
    uncommitted.clear()
    end = { salts: begin.salts, frames, checksum }
    databasePages = frame.databasePages
  }
  return { end, sums, databasePages }
}

/** The place before the first frame. */
function readBegin(file: number): LogPlace | undefined {
  const header = Buffer.alloc(HEADER_BYTES)
  if (readSync(file, header, 0, HEADER_BYTES, 0) < HEADER_BYTES || header.readUInt32BE(0) !== MAGIC) return undefined
  const checksum = addToChecksum([0, 0], wordsOf(header), 0, 6)
  if (!equals(checksum, checksumAt(header, 24))) return undefined
  return { salts: header.readBigUInt64BE(16), frames: 0, checksum }
}

interface Frame {
  readonly page: number
  /** Not 0 in the last frame of a transaction. */
  readonly databasePages: number
  readonly salts: bigint
  readonly checksum: Checksum
  readonly content: Uint8Array
  /** All of the frame. */
  readonly words: Int32Array
}

/** The frames as they lie there, whether they are of this log or not; each is overwritten when the next ones are asked for. */
function* framesBehind(file: number, frames: number, upTo: number): Generator<Frame> {
  const buffer = Buffer.from(new ArrayBuffer(FRAMES_AT_ONCE * FRAME_BYTES))
  for (let next = frames; next < upTo; ) {
    const wanted = Math.min(FRAMES_AT_ONCE, upTo - next) * FRAME_BYTES
    const read = readSync(file, buffer, 0, wanted, HEADER_BYTES + next * FRAME_BYTES)
    const whole = Math.floor(read / FRAME_BYTES)
    for (let index = 0; index < whole; index++) {
      const bytes = buffer.subarray(index * FRAME_BYTES, (index + 1) * FRAME_BYTES)
      yield {
        page: bytes.readUInt32BE(0),
        databasePages: bytes.readUInt32BE(4),
        salts: bytes.readBigUInt64BE(8),
        checksum: checksumAt(bytes, 16),
        content: bytes.subarray(FRAME_HEADER_BYTES),
        words: wordsOf(bytes),
      }
    }
    if (read < wanted) return
    next += whole
  }
}

/** SQLite's checksum of a log and its index: two sums that are added to each other, over words in the machine's order. */
export function addToChecksum([first, second]: Checksum, words: Int32Array, from: number, to = words.length): Checksum {
  let [a, b] = [first, second]
  for (let index = from; index < to; index += 2) {
    a = (a + (words[index] ?? 0) + b) | 0
    b = (b + (words[index + 1] ?? 0) + a) | 0
  }
  return [a, b]
}

export function wordsOf(bytes: Uint8Array): Int32Array {
  return new Int32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4)
}

function checksumAt(bytes: Buffer, offset: number): Checksum {
  return [bytes.readInt32BE(offset), bytes.readInt32BE(offset + 4)]
}

function equals(one: Checksum, other: Checksum): boolean {
  return one[0] === other[0] && one[1] === other[1]
}
