import { pipeline } from 'node:stream'
import { createGunzip, createInflateRaw, type Gunzip, type InflateRaw } from 'node:zlib'
import type { Bytes } from '../base/bytes.ts'
import { type ByteReader, createByteReader } from './byteReader.ts'
import { readV1 } from './formV1.ts'
import { readV2 } from './formV2.ts'
import { StateFileRefused, type StateForm, type StateItem } from './stateItem.ts'
import { readText } from './textForm.ts'

/** Size of a piece of unpacked data. */
const UNPACKED = { chunkSize: 2 ** 18 }

/** An open state file. */
export interface StateFile {
  readonly form: StateForm
  /** Its items in the order of the file, in batches of bounded size. Throws {@link StateFileRefused}. */
  readonly batches: AsyncIterable<readonly StateItem[]>
}

/**
 * Recognises the form of a state file by its first bytes; the file may be compressed with gzip, or the first file of a zip
 * archive. Throws {@link StateFileRefused}.
 */
export async function openStateFile(chunks: AsyncIterable<Bytes>): Promise<StateFile> {
  const reader = createByteReader(chunks)
  await reader.require(2, 'its first bytes')
  const start = reader.peek(0) * 256 + reader.peek(1)
  if (start === 0x1f8b) return openPlain(createByteReader(unpack(reader, createGunzip(UNPACKED))))
  if (start !== 0x504b) return openPlain(reader)
  await enterZip(reader)
  return openPlain(createByteReader(unpack(reader, createInflateRaw(UNPACKED))))
}

/** Length of the header of a file in a zip archive, without its name and its extra field. */
const ZIP_HEADER_BYTES = 30
const DEFLATED = 8
const ENCRYPTED = 1

/**
 * Moves behind the header of the first file in a zip archive. The compressed data end by themselves, so the archive's directory at
 * its end is not needed and the archive may be a stream.
 */
async function enterZip(reader: ByteReader): Promise<void> {
  await reader.require(ZIP_HEADER_BYTES, 'the header of a zip archive')
  const header = Buffer.from(reader.take(ZIP_HEADER_BYTES))
  const [flags, method] = [header.readUInt16LE(6), header.readUInt16LE(8)]
  if (header.readUInt32LE(0) !== 0x04034b50 || method !== DEFLATED || (flags & ENCRYPTED) !== 0)
    throw new StateFileRefused(
      `byte 0: expected a zip archive whose first file is deflated and not encrypted, got method ${method}, flags ${flags}; unpack it and import its bootstrap-data.bin`,
    )
  const rest = header.readUInt16LE(26) + header.readUInt16LE(28)
  await reader.require(rest, 'the header of a zip archive')
  reader.take(rest)
}

async function openPlain(reader: ByteReader): Promise<StateFile> {
  await reader.require(1, 'its first bytes')
  const first = reader.peek(0)
  if (first >= 0xc0) return { form: 'v1', batches: readV1(reader) }
  if (first === 0x52) return { form: 'v2', batches: readV2(reader) }
  if (/[0-9a-f]/.test(String.fromCharCode(first))) return { form: 'text', batches: readText(reader) }
  throw new StateFileRefused(
    `byte 0: expected an RLP list (form v1), RSKBOOT (form v2) or lower-case hex digits (text), got byte ${first}; use a state file`,
  )
}

/** Decompresses the rest of a file piece by piece, so that a small file cannot fill the memory. */
async function* unpack(reader: ByteReader, unpacker: Gunzip | InflateRaw): AsyncGenerator<Bytes> {
  pipeline(reader.rest(), unpacker, () => undefined) // a failure ends the reading below
  try {
    yield* unpacker
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))) throw error
    throw new StateFileRefused(
      `byte ${reader.offset} of the compressed file: the compression is damaged or truncated (${error.message}); get the whole file`,
    )
  }
}
