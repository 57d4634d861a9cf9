import { type Bytes, EMPTY_BYTES, joinBytes } from '../base/bytes.ts'
import { StateFileRefused } from './stateItem.ts'

export type ByteReader = ReturnType<typeof createByteReader>

/** Creates a reader of a stream that buffers what its caller needs next and no more than a chunk above it. */
export function createByteReader(chunks: AsyncIterable<Bytes>) {
  const source = chunks[Symbol.asyncIterator]()
  let buffer = EMPTY_BYTES
  let at = 0
  /** Offset in the file of the buffer's first byte. */
  let start = 0

  const available = () => buffer.length - at

  /** Reads until `count` bytes are buffered. Returns false if the file ends before. */
  async function fill(count: number): Promise<boolean> {
    const parts = [buffer.subarray(at)]
    for (let length = available(); length < count; ) {
      const next = await source.next()
      if (next.done === true) break
      parts.push(next.value)
      length += next.value.length
    }
    start += at
    at = 0
    buffer = parts.length === 2 && parts[0]?.length === 0 ? (parts[1] ?? EMPTY_BYTES) : joinBytes(parts)
    return available() >= count
  }

  return {
    fill,
    get offset() {
      return start + at
    },
    get available() {
      return available()
    },
    /** Buffers `count` bytes. Throws {@link StateFileRefused} if the file ends before. */
    async require(count: number, what: string): Promise<void> {
      if (available() >= count || (await fill(count))) return
      throw new StateFileRefused(`byte ${start + buffer.length}: the file ends within ${what}; get the whole file`)
    },
    /** Yields the rest of the file. */
    async *rest(): AsyncGenerator<Bytes> {
      while (available() > 0 || (await fill(1))) yield this.take(available())
    },
    /** Returns a buffered byte. */
    peek: (index: number): number => buffer[at + index] ?? 0,
    /** Returns the number of buffered bytes before the next one of this value; -1 without one. */
    countBefore(byte: number): number {
      const index = buffer.indexOf(byte, at)
      return index < 0 ? -1 : index - at
    },
    /** Returns buffered bytes as a view, and moves behind them. */
    take(count: number): Bytes {
      at += count
      return buffer.subarray(at - count, at)
    },
  }
}
