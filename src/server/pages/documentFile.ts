import { constants, crc32, deflateRawSync } from 'node:zlib'
import { createStaticFile, etagOf, type StaticFile } from './staticFile.ts'

const TYPE = 'application/json; charset=utf-8'
/** The document depends on the address of the request, so shared caches must not store it. */
const CACHING = 'private, no-cache'
const VARY = 'x-forwarded-host, x-forwarded-proto, x-forwarded-prefix'

export interface DocumentOptions {
  /** Returns the document as JSON text. Texts for two addresses differ from the member `servers` on, which is the last one. */
  openrpc(baseUrl?: string): string
  /** Whether every client gets the same address, so that caches may store the document. */
  readonly isSameForAll: boolean
}

/**
 * Returns the function that returns the document as a file for a base address. The long part that all addresses share is
 * compressed and hashed once, and responses share it. Clients choose the Host, so a copy for each would let them use much
 * time and memory.
 */
export function createDocumentFiles({ openrpc, isSameForAll }: DocumentOptions): (baseUrl: string) => StaticFile {
  if (isSameForAll) {
    let file: StaticFile | undefined
    return (baseUrl) => {
      file ??= createStaticFile(Buffer.from(openrpc(baseUrl)), TYPE)
      return file
    }
  }
  const text = openrpc('')
  const splitAt = text.lastIndexOf('"servers":')
  const head = Buffer.from(splitAt < 0 ? text : text.slice(0, splitAt))
  const packTail = createTailPacker(head)
  const headTag = Buffer.from(etagOf(head))
  return (baseUrl) => {
    const tail = Buffer.from(splitAt < 0 ? '' : openrpc(baseUrl).slice(splitAt))
    return {
      body: [head, tail],
      get packed() {
        return packTail(tail)
      },
      type: TYPE,
      etag: etagOf(headTag, tail),
      caching: CACHING,
      vary: VARY,
    }
  }
}

/** RFC 1952, 2.3: deflate, no flags, no time, an unknown system. */
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])

/** Returns the function that compresses a head with different tails as gzip. The head is compressed once and shared. */
function createTailPacker(head: Buffer): (tail: Buffer) => readonly Buffer[] {
  const packedHead = Buffer.concat([GZIP_HEADER, deflateRawSync(head, { finishFlush: constants.Z_FULL_FLUSH })])
  const headSum = crc32(head)
  return (tail) => {
    const trailer = Buffer.alloc(8)
    trailer.writeUInt32LE(crc32(tail, headSum), 0)
    trailer.writeUInt32LE((head.length + tail.length) % 2 ** 32, 4)
    return [packedHead, Buffer.concat([deflateRawSync(tail), trailer])]
  }
}
