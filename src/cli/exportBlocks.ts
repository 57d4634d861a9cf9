import { createWriteStream, existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type Bytes, equalBytes } from '../base/bytes.ts'
import { printExportLine } from '../chain/import/exportLine.ts'
import { genesisNumber, type Network } from '../chainspec/network.ts'
import { decodeBlock } from '../primitives/block.ts'
import type { BlockReader } from '../storage/store.ts'
import { CommandError, systemCodeOf } from './failure.ts'

/** Heights, both included. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** Returns the height of the first block of an export: that of genesis if its time is not part of the network, as in `scion dev`. */
export async function firstExported(blocks: BlockReader, network: Network): Promise<number> {
  const number = genesisNumber(network)
  const row = await blocks.getMain(number)
  if (row === undefined) return number + 1
  return decodeBlock(row.encoded, network).header.timestamp === network.genesis.timestamp ? number + 1 : number
}

/**
 * Writes a range of the main chain's blocks to a new file (`-`: the standard output), one per line and oldest first.
 * The file is called FILE.partial until it is complete, and compressed with gzip if its name ends in `.gz`, as geth's export.
 * Throws a `CommandError`.
 */
export async function exportBlocks(file: string, blocks: BlockReader, span: Span): Promise<void> {
  return writeNewFile(file, printLines(blocks, span))
}

/** Writes a new file (`-`: the standard output) in the same way; compressed if its name ends in `.gz`. Throws a `CommandError`. */
export function writeNewFile(file: string, parts: AsyncIterable<string | Bytes>): Promise<void> {
  return file === '-' ? writeStandardOutput(parts) : writeFile(parts, file)
}

async function writeStandardOutput(parts: AsyncIterable<string | Bytes>): Promise<void> {
  try {
    await pipeline(parts, process.stdout, { end: false })
  } catch (error) {
    const code = systemCodeOf(error)
    if (code === 'EPIPE') return // the reader has closed the pipe
    throw code === undefined
      ? error
      : new CommandError(`the standard output must be writable (${code}); check the disk or the reader of the pipe`)
  }
}

async function writeFile(parts: AsyncIterable<string | Bytes>, file: string): Promise<void> {
  if (existsSync(file)) throw new CommandError(`file: must not exist, got ${file}; choose another name`)
  const partial = `${file}.partial`
  try {
    await (isGzip(file)
      ? pipeline(parts, createGzip(), createWriteStream(partial))
      : pipeline(parts, createWriteStream(partial)))
    await rename(partial, file)
  } catch (error) {
    await rm(partial, { force: true }).catch(() => undefined) // the first failure is reported
    const code = systemCodeOf(error)
    throw code === undefined
      ? error
      : new CommandError(`file: must be writable, got ${file} (${code}); choose another name or free some space`)
  }
}

const isGzip = (file: string) => file.toLowerCase().endsWith('.gz')

/** Checks that each block follows the previous one, since a running node may reorganise its chain. */
async function* printLines(blocks: BlockReader, { from, to }: Span): AsyncGenerator<string> {
  let before: Bytes | undefined
  for (let number = from; number <= to; number++) {
    const row = await blocks.getMain(number)
    if (row === undefined && number === from)
      throw new CommandError(`from: must be a block of the chain, got ${from}; change --from`)
    if (row === undefined || (before !== undefined && !equalBytes(row.parentHash, before))) {
      throw new CommandError(`export: the chain was reorganised at or below block ${number}; run the command again`)
    }
    before = row.hash
    yield `${printExportLine(row)}\n`
  }
}
