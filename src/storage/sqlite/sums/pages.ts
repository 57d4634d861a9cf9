import { fstatSync, readSync } from 'node:fs'
import { StoreError } from '../../errors.ts'
import { PAGE_BYTES, pageSum } from './pageSum.ts'

/** A mebibyte: what is read at once. */
const PAGES_AT_ONCE = 256
/** How a database begins, and where it says how many pages it has (sqlite.org/fileformat2.html#the_database_header). */
const MAGIC = 'SQLite format 3\0'
const HEADER_BYTES = 100
const PAGE_COUNT_OFFSET = 28

/** Sums of pages that lie one behind the other. */
export interface SummedPages {
  readonly firstPage: number
  readonly sums: Uint32Array
}

/** The sums of a database file's first `count` pages; what lies behind its end counts as zeros. */
export function* sumPages(file: number, count: number): Generator<SummedPages> {
  const bytes = Buffer.alloc(PAGES_AT_ONCE * PAGE_BYTES)
  for (let firstPage = 1; firstPage <= count; firstPage += PAGES_AT_ONCE) {
    const pages = Math.min(PAGES_AT_ONCE, count - firstPage + 1)
    const read = readSync(file, bytes, 0, pages * PAGE_BYTES, (firstPage - 1) * PAGE_BYTES)
    bytes.fill(0, read)
    const sums = Uint32Array.from({ length: pages }, (_, index) =>
      pageSum(bytes.subarray(index * PAGE_BYTES, (index + 1) * PAGE_BYTES)),
    )
    yield { firstPage, sums }
  }
}

/** How many pages the file has by its own word, at least the one that says so; throws `storeCorrupted` when it is no database. */
export function requirePageCount(file: number): number {
  const header = readHeader(file)
  if (!header.toString('latin1').startsWith(MAGIC)) throw new StoreError('storeCorrupted', 'the file is no database')
  return Math.max(1, header.readUInt32BE(PAGE_COUNT_OFFSET))
}

/** How many pages lie in the file. */
export function countPages(file: number): number {
  return Math.ceil(fstatSync(file).size / PAGE_BYTES)
}

function readHeader(file: number): Buffer {
  const bytes = Buffer.alloc(HEADER_BYTES)
  readSync(file, bytes, 0, HEADER_BYTES, 0)
  return bytes
}
