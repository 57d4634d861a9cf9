import { closeSync, constants, fstatSync, openSync, readSync, type Stats } from 'node:fs'

/** Default size of the largest file that is read, in bytes: settings, keys and certificates have a few thousand. */
const MAX_BYTES = 2 ** 20
const CHUNK_BYTES = 2 ** 20

/** A file is not read; `code` says why, as the code of a system error does. */
export class UnreadableFile extends Error {
  readonly code: string
  constructor(path: string, code: string) {
    super(`${path} is ${code}`)
    this.code = code
  }
}

/**
 * Reads a file that the operator names, by default at most 1 MiB. Throws the system's error, or `UnreadableFile` for anything but
 * a regular file: a FIFO, also that of a shell's `<(...)`, would block until another program has written it. The type
 * is read from the open descriptor, so that the file cannot be replaced in between. Links are followed by default.
 */
export function readRegularFile(path: string, maxBytes = MAX_BYTES, { followsLinks = true } = {}): Buffer {
  const flags = constants.O_RDONLY | constants.O_NONBLOCK // opening a FIFO does not wait for its writer
  const file = openSync(path, followsLinks ? flags : flags | constants.O_NOFOLLOW)
  try {
    const found = fstatSync(file)
    if (!found.isFile()) throw new UnreadableFile(path, `${kindOf(found)}, not a regular file`)
    const bytes = found.size > maxBytes ? undefined : readUpTo(file, maxBytes + 1)
    if (bytes === undefined || bytes.length > maxBytes) throw new UnreadableFile(path, `larger than ${maxBytes} bytes`)
    return bytes
  } finally {
    closeSync(file)
  }
}

/** Reads to the end of a file, whose size is 0 for some files of the system. */
function readUpTo(file: number, maxBytes: number): Buffer {
  const chunks: Buffer[] = []
  for (let left = maxBytes; left > 0; ) {
    const chunk = Buffer.alloc(Math.min(CHUNK_BYTES, left))
    const read = readSync(file, chunk, 0, chunk.length, null)
    if (read === 0) break
    chunks.push(chunk.subarray(0, read))
    left -= read
  }
  return Buffer.concat(chunks)
}

function kindOf(found: Stats): string {
  if (found.isDirectory()) return 'a folder'
  if (found.isFIFO()) return 'a FIFO'
  return found.isSocket() ? 'a socket' : 'a device'
}
