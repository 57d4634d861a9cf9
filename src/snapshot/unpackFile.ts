import { pipeline } from 'node:stream'
import { createGunzip, createInflateRaw, type Gunzip, type InflateRaw } from 'node:zlib'
import type { Bytes } from '../base/bytes.ts'
import { type ByteReader, createByteReader } from './byteReader.ts'

/** Size of a piece of unpacked data. */
const UNPACKED = { chunkSize: 2 ** 18 }

/** Creates the error for a file that cannot be unpacked. */
type Refuse = (problem: string) => Error

/** Size in bytes up to which the content may have any ratio to the compressed file. */
const ANY_RATIO_BYTES = 64 * 2 ** 20

/** The content of a file. */
export interface UnpackedFile {
  readonly content: AsyncIterable<Bytes>
  /** Whether the file is larger or smaller than its content. */
  readonly isPacked: boolean
}

/**
 * Returns the content of a file, which may be compressed with gzip or be the first file of a zip archive, as its first bytes show. It is
 * unpacked piece by piece while it is read, so that a small file cannot fill the memory. Throws the error that `refuse` returns, also above 64 MiB if the
 * content has more than `maxRatio` times the bytes of the compressed file.
 */
export async function unpackFile(
  chunks: AsyncIterable<Bytes>,
  refuse: Refuse,
  maxRatio = Number.POSITIVE_INFINITY,
): Promise<UnpackedFile> {
  const reader = createByteReader(chunks)
  await reader.fill(LONGEST_START)
  const starts = ([, start]: Form) => start.every((byte, index) => byte === reader.peek(index))
  const [form] = FORMS.find(starts) ?? []
  if (form === undefined) return { content: reader.rest(), isPacked: false }
  if (form === 'gzip') return { content: unpack(reader, createGunzip(UNPACKED), { refuse, maxRatio }), isPacked: true }
  if (form !== 'zip') throw refuse(`byte 0: expected a file without compression, gzip or zip, got ${form}; unpack it`)
  await enterZip(reader, refuse)
  return { content: unpack(reader, createInflateRaw(UNPACKED), { refuse, maxRatio }), isPacked: true }
}

type Form = readonly [name: string, start: readonly number[]]

/** The first bytes of compressed files. */
const FORMS: readonly Form[] = [
  ['gzip', [0x1f, 0x8b]],
  ['zip', [0x50, 0x4b]],
  ['bzip2', [0x42, 0x5a, 0x68]],
  ['Zstandard', [0x28, 0xb5, 0x2f, 0xfd]],
  ['xz', [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00]],
  ['7-Zip', [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c]],
]

const LONGEST_START = Math.max(...FORMS.map(([, start]) => start.length))

/** Length of the header of a file in a zip archive, without its name and its extra field. */
const ZIP_HEADER_BYTES = 30
const DEFLATED = 8
const ENCRYPTED = 1

/**
 * Moves behind the header of the first file in a zip archive. The compressed data end by themselves, so the archive's directory at
 * its end is not needed and the archive may be a stream.
 */
async function enterZip(reader: ByteReader, refuse: Refuse): Promise<void> {
  const takeHeader = async (length: number) => {
    if (!(await reader.fill(length)))
      throw refuse(
        `byte ${reader.offset + reader.available}: the file ends within the header of a zip archive; get the whole file`,
      )
    return Buffer.from(reader.take(length))
  }
  const header = await takeHeader(ZIP_HEADER_BYTES)
  const [flags, method] = [header.readUInt16LE(6), header.readUInt16LE(8)]
  if (header.readUInt32LE(0) !== 0x04034b50 || method !== DEFLATED || (flags & ENCRYPTED) !== 0)
    throw refuse(
      `byte 0: expected a zip archive whose first file is deflated and not encrypted, got method ${method}, flags ${flags}; unpack it and import the file inside`,
    )
  await takeHeader(header.readUInt16LE(26) + header.readUInt16LE(28))
}

interface UnpackRules {
  readonly refuse: Refuse
  readonly maxRatio: number
}

/** Decompresses the rest of a file. */
async function* unpack(
  reader: ByteReader,
  unpacker: Gunzip | InflateRaw,
  { refuse, maxRatio }: UnpackRules,
): AsyncGenerator<Bytes> {
  pipeline(reader.rest(), unpacker, () => undefined) // a failure ends the reading below
  const place = () => `byte ${reader.offset} of the compressed file`
  let unpacked = 0
  try {
    for await (const chunk of unpacker) {
      unpacked += chunk.length
      if (unpacked > ANY_RATIO_BYTES && unpacked > maxRatio * reader.offset)
        throw refuse(`${place()}: the content has more than ${maxRatio} times as many bytes; unpack it first`)
      yield chunk
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))) throw error
    throw refuse(`${place()}: the compression is damaged or truncated (${error.message}); get the whole file`)
  }
}
