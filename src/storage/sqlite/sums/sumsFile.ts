import { closeSync, fsyncSync, openSync, readSync, renameSync, writeSync } from 'node:fs'

/** Begins the file, before the text that says since when the machine runs. */
const MAGIC = 'Scion page sums\n'
const HEADER_BYTES = 64
const SUM_BYTES = 4

const placeOf = (page: number) => HEADER_BYTES + (page - 1) * SUM_BYTES

/** Makes the file from the sums of all pages in their order: whole, or not at all. */
export function createSumsFile(path: string, bootId: string, parts: Iterable<Uint32Array>): void {
  const unfinished = `${path}.new`
  const file = openSync(unfinished, 'w', 0o600)
  try {
    writeBootId(file, bootId)
    let page = 1
    for (const part of parts) {
      writeWhole(file, part, placeOf(page))
      page += part.length
    }
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  renameSync(unfinished, path)
}

/** Which start of the machine the file was written in last; undefined when it is no such file. */
export function readBootId(file: number): string | undefined {
  const header = Buffer.alloc(HEADER_BYTES)
  readSync(file, header, 0, HEADER_BYTES, 0)
  const text = header.toString('latin1')
  return text.startsWith(MAGIC) ? text.slice(MAGIC.length).trimEnd() : undefined
}

export function writeBootId(file: number, bootId: string): void {
  writeWhole(file, Buffer.from(`${MAGIC}${bootId}`.padEnd(HEADER_BYTES), 'latin1'), 0)
}

/** A disk that is nearly full takes a part without a word, and refuses the rest when it is asked again. */
function writeWhole(file: number, bytes: Uint8Array | Uint32Array, position: number): void {
  for (let done = 0; done < bytes.byteLength; )
    done += writeSync(file, bytes, done, bytes.byteLength - done, position + done)
}

/** The sums of `count` pages; 0 for those that have none. */
export function readSums(file: number, firstPage: number, count: number): Uint32Array {
  const sums = new Uint32Array(count)
  readSync(file, sums, 0, sums.byteLength, placeOf(firstPage))
  return sums
}

/** Durable when this returns. */
export function writeSums(file: number, sums: ReadonlyMap<number, number>): void {
  const bytes = new Uint32Array(1)
  for (const [page, sum] of sums) {
    bytes[0] = sum
    writeWhole(file, bytes, placeOf(page))
  }
  fsyncSync(file)
}
