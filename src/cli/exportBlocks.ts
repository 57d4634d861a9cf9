import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { printExportLine } from '../chain/import/exportLine.ts'
import type { BlockReader } from '../store/store.ts'
import { CommandError } from './failure.ts'

/** Heights, both included. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** Writes the main chain's blocks of a span to a file that is not there yet (`-`: the standard output), one a line, oldest first. */
export async function exportBlocks(file: string, blocks: BlockReader, span: Span): Promise<void> {
  if (file === '-') return pipeline(printLines(blocks, span), process.stdout, { end: false })
  try {
    await pipeline(printLines(blocks, span), createWriteStream(file, { flags: 'wx' }))
  } catch (error) {
    throw explain(error, file)
  }
}

async function* printLines(blocks: BlockReader, { from, to }: Span): AsyncGenerator<string> {
  for (let number = from; number <= to; number++) {
    const row = await blocks.getMain(number)
    if (row === undefined) throw new CommandError(`there is no block ${number}`)
    yield `${printExportLine(row)}\n`
  }
}

function explain(error: unknown, file: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EEXIST') return new CommandError(`file: ${file} is there already; it is not written over`)
  return typeof code === 'string' ? new CommandError(`file: ${file} cannot be written (${code})`) : error
}
