import type { Bytes } from './bytes.ts'

/** A line is longer than it may be. */
export class LineTooLong extends Error {
  override readonly name = 'LineTooLong'
}

const NEWLINE = 0x0a

/** A line of a file, without its end. */
export interface Line {
  /** 1 for the first. */
  readonly number: number
  readonly text: string
  /** Of the file, up to the line's end. */
  readonly bytes: number
}

/** The lines of a stream; throws {@link LineTooLong}, so that memory is bounded whatever comes. */
export async function* readLines(chunks: AsyncIterable<Bytes>, mostBytes: number): AsyncGenerator<Line> {
  let number = 0
  let bytes = 0
  let parts: Bytes[] = []
  let length = 0

  const take = (part: Bytes) => {
    length += part.length
    if (length > mostBytes) throw new LineTooLong(`line ${number + 1} is longer than ${mostBytes} bytes`)
    parts.push(part)
  }
  const end = (): Line => {
    bytes += length
    const line = { number: ++number, text: Buffer.concat(parts).toString('utf8'), bytes }
    parts = []
    length = 0
    return line
  }

  for await (const chunk of chunks) {
    let start = 0
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, start)) {
      take(chunk.subarray(start, at))
      yield end()
      bytes++
      start = at + 1
    }
    if (start < chunk.length) take(chunk.subarray(start))
  }
  if (length > 0) yield end()
}
