import type { Bytes } from './bytes.ts'

/** A line exceeds the maximum length. */
export class LineTooLong extends Error {
  override readonly name = 'LineTooLong'
}

const NEWLINE = 0x0a

/** A line of a file, without its line break. */
export interface Line {
  /** Line number, from 1. */
  readonly number: number
  readonly text: string
  /** Bytes of the file up to the end of the line. */
  readonly bytes: number
}

/** Yields the lines of a stream. Throws {@link LineTooLong} above `maxBytes`, which bounds the memory. */
export async function* readLines(chunks: AsyncIterable<Bytes>, maxBytes: number): AsyncGenerator<Line> {
  let number = 0
  let bytes = 0
  let parts: Bytes[] = []
  let length = 0

  const take = (part: Bytes) => {
    length += part.length
    if (length > maxBytes) throw new LineTooLong(`line ${number + 1} is longer than ${maxBytes} bytes`)
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
