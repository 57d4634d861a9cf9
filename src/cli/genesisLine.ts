import type { Bytes } from '../base/bytes.ts'
import { LineTooLong, readLines } from '../base/lines.ts'
import { LineRefused, readExportLine } from '../chain/import/exportLine.ts'
import { genesisNumber, type Network } from '../chainspec/network.ts'
import type { BlockFile } from './blockFile.ts'
import { MAX_LINE_BYTES, unpackExport } from './exportLines.ts'

const NEWLINE = 0x0a

/**
 * Returns a file of blocks without its compression, with the time of the genesis block if it begins with that, as exports of
 * sandboxes do whose genesis has a time of its own. The import reports lines that cannot be read.
 */
export async function peekGenesis(file: BlockFile, network: Network): Promise<BlockFile> {
  const unpacked = await unpackExport(file)
  const source = unpacked.chunks[Symbol.asyncIterator]()
  const read: Bytes[] = []
  let length = 0
  let isFound = false
  while (!isFound && length <= MAX_LINE_BYTES) {
    const { value, done } = await source.next()
    if (done === true) break
    read.push(value)
    length += value.length
    isFound = value.includes(NEWLINE)
  }
  return { ...unpacked, chunks: chain(read, source), genesisTime: await readTime(read, network) }
}

async function* chain(read: readonly Bytes[], source: AsyncIterator<Bytes>): AsyncGenerator<Bytes> {
  yield* read
  yield* { [Symbol.asyncIterator]: () => source }
}

async function readTime(chunks: readonly Bytes[], network: Network): Promise<number | undefined> {
  try {
    for await (const { text } of readLines(iterate(chunks), MAX_LINE_BYTES)) {
      const { header } = readExportLine(text, network).decode()
      return header.number === genesisNumber(network) ? header.timestamp : undefined
    }
  } catch (error) {
    if (!(error instanceof LineRefused) && !(error instanceof LineTooLong)) throw error
  }
  return undefined
}

async function* iterate(chunks: readonly Bytes[]): AsyncGenerator<Bytes> {
  yield* chunks
}
