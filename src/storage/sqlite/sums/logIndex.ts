import { readSync } from 'node:fs'
import { endianness } from 'node:os'
import { addToChecksum, wordsOf } from './log.ts'

const HEADER_BYTES = 48
const CHECKED_BYTES = 40

/** How far a log is committed. */
export interface CommittedLog {
  readonly salts: bigint
  readonly frames: number
}

/**
 * What SQLite's index of its log says (sqlite.org/walformat.html#the_wal_index_file_format), which all connections share in
 * memory and which is a file all the same: it is there as it was when a process was killed. Its header stands there twice;
 * this gives those that are whole, of which one is right.
 */
export function readLogIndex(file: number): CommittedLog[] {
  const bytes = Buffer.from(new ArrayBuffer(2 * HEADER_BYTES))
  if (readSync(file, bytes, 0, bytes.length, 0) < bytes.length) return []
  return [0, HEADER_BYTES]
    .map((from) => bytes.subarray(from, from + HEADER_BYTES))
    .filter(isWhole)
    .map((header) => ({ salts: header.readBigUInt64BE(32), frames: inMachineOrder(header, 16) }))
}

function isWhole(header: Buffer): boolean {
  const words = wordsOf(header)
  const [first, second] = addToChecksum([0, 0], words, 0, CHECKED_BYTES / 4)
  return first === words[CHECKED_BYTES / 4] && second === words[CHECKED_BYTES / 4 + 1] && header[12] !== 0
}

function inMachineOrder(bytes: Buffer, offset: number): number {
  return endianness() === 'LE' ? bytes.readUInt32LE(offset) : bytes.readUInt32BE(offset)
}
