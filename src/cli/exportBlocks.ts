import { createWriteStream, existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { type Bytes, equalBytes } from '../base/bytes.ts'
import { printExportLine } from '../chain/import/exportLine.ts'
import type { BlockReader } from '../store/store.ts'
import { CommandError, systemCodeOf } from './failure.ts'

/** Heights, both included. */
export interface Span {
  readonly from: number
  readonly to: number
}

/**
 * Writes the main chain's blocks of a span to a file that is not there yet (`-`: the standard output), one a line,
 * oldest first. The file is there when it is whole; until then it is FILE.partial. Throws a `CommandError`.
 */
export async function exportBlocks(file: string, blocks: BlockReader, span: Span): Promise<void> {
  const lines = printLines(blocks, span)
  return file === '-' ? writeStandardOutput(lines) : writeFile(lines, file)
}

async function writeStandardOutput(lines: AsyncIterable<string>): Promise<void> {
  try {
    await pipeline(lines, process.stdout, { end: false })
  } catch (error) {
    const code = systemCodeOf(error)
    if (code === 'EPIPE') return // who reads has seen enough
    throw code === undefined ? error : new CommandError(`the standard output cannot be written (${code})`)
  }
}

async function writeFile(lines: AsyncIterable<string>, file: string): Promise<void> {
  if (existsSync(file)) throw new CommandError(`file: ${file} is there already; it is not written over`)
  const partial = `${file}.partial`
  try {
    await pipeline(lines, createWriteStream(partial))
    await rename(partial, file)
  } catch (error) {
    await rm(partial, { force: true }).catch(() => undefined) // what failed first is told
    const code = systemCodeOf(error)
    throw code === undefined ? error : new CommandError(`file: ${file} cannot be written (${code})`)
  }
}

/** Each block must follow the one before: a node that runs beside may turn its chain meanwhile. */
async function* printLines(blocks: BlockReader, { from, to }: Span): AsyncGenerator<string> {
  let before: Bytes | undefined
  for (let number = from; number <= to; number++) {
    const row = await blocks.getMain(number)
    if (row === undefined || (before !== undefined && !equalBytes(row.parentHash, before))) {
      throw new CommandError(`the chain was reorganised meanwhile, at block ${number} or before; run it again`)
    }
    before = row.hash
    yield `${printExportLine(row)}\n`
  }
}
