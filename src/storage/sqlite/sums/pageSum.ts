import { crc32 } from 'node:zlib'

/** SQLite's own, and what every file of ours has. */
export const PAGE_BYTES = 4_096

const OF_ZEROS = crc32(new Uint8Array(PAGE_BYTES))

/** CRC-32 of a page, as 0 for one of zeros: a page that was never written has no sum, and both are read as zeros. */
export function pageSum(page: Uint8Array): number {
  return (crc32(page) ^ OF_ZEROS) >>> 0
}
