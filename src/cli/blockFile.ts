import { fstatSync, type Stats } from 'node:fs'
import { open } from 'node:fs/promises'
import type { Bytes } from '../base/bytes.ts'
import { CommandError, systemCodeOf } from './failure.ts'

/** An open file of blocks, a pipe, or the standard input. */
export interface BlockFile {
  /** Name for messages. */
  readonly name: string
  /** Ends in a `CommandError` when the reading fails. */
  readonly chunks: AsyncIterable<Bytes>
  /** Undefined for a pipe. */
  readonly totalBytes: number | undefined
  /** Time of the genesis block with which the file begins, in seconds since 1970, if that is known. */
  readonly genesisTime?: number | undefined
  close(): Promise<void>
}

const STANDARD_INPUT = 0
const CHUNK_BYTES = 2 ** 20

/** Opens a file or pipe (`-`: the standard input). Throws a `CommandError`. */
export async function openBlockFile(file: string): Promise<BlockFile> {
  const name = file === '-' ? 'the standard input' : file
  try {
    return file === '-' ? openStandardInput(name) : await openFile(name)
  } catch (error) {
    throw explainReading(error, name)
  }
}

function openStandardInput(name: string): BlockFile {
  requireReadable(fstatSync(STANDARD_INPUT), name) // a directory would read as nothing
  return { name, chunks: readChunks(process.stdin, name), totalBytes: undefined, close: async () => undefined }
}

async function openFile(name: string): Promise<BlockFile> {
  const handle = await open(name)
  try {
    const found = await handle.stat()
    requireReadable(found, name)
    return {
      name,
      chunks: readChunks(handle.createReadStream({ highWaterMark: CHUNK_BYTES }), name),
      totalBytes: found.isFile() ? found.size : undefined,
      close: () => handle.close(),
    }
  } catch (error) {
    await handle.close()
    throw error
  }
}

function requireReadable(found: Stats, name: string): void {
  if (found.isDirectory())
    throw new CommandError(`file: must be a file or a pipe, got ${name}, a directory; change FILE`)
}

async function* readChunks(chunks: AsyncIterable<Bytes>, name: string): AsyncGenerator<Bytes> {
  try {
    yield* chunks
  } catch (error) {
    throw explainReading(error, name)
  }
}

function explainReading(error: unknown, name: string): unknown {
  const code = systemCodeOf(error)
  return code === undefined ? error : new CommandError(`file: must be readable, got ${name} (${code}); change FILE`)
}
