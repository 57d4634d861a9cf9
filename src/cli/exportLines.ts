import { type Line, readLines } from '../base/lines.ts'
import { unpackFile } from '../snapshot/unpackFile.ts'
import type { BlockFile } from './blockFile.ts'
import { CommandError } from './failure.ts'

/**
 * Maximum length of a line: a block of 8 MiB in hex. The cheapest content is a zero byte of data (4 gas), of which the
 * largest gas limit, 7.5 million, admits 1.8 MiB. The rest is for free content: headers of uncles (about 20 KiB) and
 * transactions of the federation.
 */
export const MAX_LINE_BYTES = 16 * 2 ** 20

/** The lines of an export of blocks. */
export interface ExportLines {
  /** Lines with content. Throws `LineTooLong` and `CommandError`. */
  readonly lines: AsyncIterable<Line>
  /** Bytes of all lines; undefined for a pipe and a compressed file. */
  readonly totalBytes: number | undefined
}

/** Returns the lines of an export, which may be compressed as {@link unpackExport} accepts it. Throws `CommandError`. */
export async function readExportLines(file: BlockFile): Promise<ExportLines> {
  const { chunks, totalBytes } = await unpackExport(file)
  return { lines: withContent(readLines(chunks, MAX_LINE_BYTES)), totalBytes }
}

/** Returns an export without its compression: gzip, or the first file of a zip archive. Throws `CommandError`. */
export async function unpackExport(file: BlockFile): Promise<BlockFile> {
  const { content, isPacked } = await unpackFile(
    file.chunks,
    (problem) => new CommandError(`file: ${file.name}, ${problem}`),
  )
  return { ...file, chunks: content, totalBytes: isPacked ? undefined : file.totalBytes }
}

async function* withContent(lines: AsyncIterable<Line>): AsyncGenerator<Line> {
  for await (const line of lines) {
    const text = line.number === 1 ? withoutByteOrderMark(line.text) : line.text
    if (text.trim() !== '') yield { ...line, text }
  }
}

const withoutByteOrderMark = (text: string) => text.replace(/^\ufeff/, '')
