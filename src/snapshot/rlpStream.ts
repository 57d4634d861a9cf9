import { decodeRlp, RlpError } from '../base/rlp.ts'
import type { ByteReader } from './byteReader.ts'
import { requireSize, StateFileRefused, type StateItem } from './stateItem.ts'

/** Max. items of a batch, each of which is an object. */
const MAX_BATCH = 8192

interface ItemHeader {
  readonly isList: boolean
  readonly headerBytes: number
  /** Length of the content. */
  readonly length: number
}

/** Returns the number of bytes of the header at the reader's position, of which the first must be buffered. */
function headerBytesAt(reader: ByteReader): number {
  const first = reader.peek(0)
  const short = first < 0x80 ? 0 : first < 0xc0 ? first - 0x80 : first - 0xc0
  return first < 0x80 ? 0 : short > 55 ? short - 54 : 1
}

/** Returns the buffered header at the reader's position. */
function peekHeader(reader: ByteReader): ItemHeader {
  const first = reader.peek(0)
  const headerBytes = headerBytesAt(reader)
  if (headerBytes === 0) return { isList: false, headerBytes, length: 1 }
  const isList = first >= 0xc0
  let length = first - (isList ? 0xc0 : 0x80)
  if (headerBytes > 1) {
    length = 0
    for (let i = 1; i < headerBytes; i++) length = length * 256 + reader.peek(i)
  }
  return { isList, headerBytes, length }
}

/** Reads the header of a list or string that is streamed, and returns the offset of its end. */
export async function enter(
  reader: ByteReader,
  kind: 'list' | 'string',
  { what, end: limit }: { readonly what: string; readonly end: number },
): Promise<number> {
  const place = reader.offset
  await reader.require(1, what)
  await reader.require(headerBytesAt(reader), what)
  const { isList, headerBytes, length } = peekHeader(reader)
  const end = place + headerBytes + length
  if (isList !== (kind === 'list'))
    throw new StateFileRefused(`byte ${place}: expected ${what} as an RLP ${kind}, got a ${isList ? 'list' : 'string'}`)
  if (headerBytes === 0 || end > limit)
    throw new StateFileRefused(
      `byte ${place}: ${what} of ${length} bytes is longer than its container, which ends at ${limit}`,
    )
  reader.take(headerBytes)
  return end
}

/** Throws unless the reader is at the end of a container. */
export function requireEnd(reader: ByteReader, end: number, what: string): void {
  if (reader.offset !== end)
    throw new StateFileRefused(
      `byte ${reader.offset}: expected the end of ${what}, got ${end - reader.offset} more bytes`,
    )
}

/** Throws unless the file ends here. */
export async function requireEndOfFile(reader: ByteReader): Promise<void> {
  if (reader.available > 0 || (await reader.fill(1)))
    throw new StateFileRefused(`byte ${reader.offset}: expected the end of the file, got more bytes`)
}

/** Yields the items up to an offset: strings of nodes or values, or lists of a block and its total difficulty. */
export async function* readItems(
  reader: ByteReader,
  end: number,
  kind: 'block' | 'node' | 'value',
): AsyncGenerator<readonly StateItem[]> {
  let batch: StateItem[] = []
  while (reader.offset < end) {
    const needed = bytesNeeded(reader, end, kind)
    if (needed <= reader.available) batch.push(takeItem(reader, needed, kind))
    if (batch.length > 0 && (needed > reader.available || batch.length >= MAX_BATCH)) {
      yield batch
      batch = []
    }
    if (needed > reader.available && reader.offset < end)
      await reader.require(Math.min(needed, end - reader.offset), `the ${kind}s`)
  }
  if (batch.length > 0) yield batch
}

/** Returns how many bytes must be buffered to learn more, or to take the item. */
function bytesNeeded(reader: ByteReader, end: number, kind: 'block' | 'node' | 'value'): number {
  if (reader.available === 0) return 1
  const headerBytes = headerBytesAt(reader)
  if (reader.available < headerBytes) return headerBytes
  const { length, isList } = peekHeader(reader)
  const size = headerBytes + length
  requireSize(kind, length, `byte ${reader.offset}`)
  if (reader.offset + size > end)
    throw new StateFileRefused(
      `byte ${reader.offset}: a ${kind} of ${length} bytes is longer than its chunk, which ends at ${end}; get the file again`,
    )
  if (isList && kind !== 'block')
    throw new StateFileRefused(`byte ${reader.offset}: expected a ${kind} as an RLP string, got a list`)
  return size
}

function takeItem(reader: ByteReader, size: number, kind: 'block' | 'node' | 'value'): StateItem {
  const place = reader.offset
  const headerBytes = headerBytesAt(reader)
  const item = reader.take(size)
  return kind === 'block' ? toBlock(item, place) : { kind, bytes: item.subarray(headerBytes), place }
}

/** Returns the block of a tuple. The tuple may be in a string, as some writers put it. */
function toBlock(item: Uint8Array, place: number): StateItem {
  try {
    const outer = decodeRlp(item, 3)
    const tuple = outer instanceof Uint8Array ? decodeRlp(outer, 3) : outer
    const [block, totalDifficulty] = tuple
    if (tuple.length === 2 && block instanceof Uint8Array && totalDifficulty instanceof Uint8Array)
      return { kind: 'block', bytes: block, place, totalDifficulty }
  } catch (error) {
    if (!(error instanceof RlpError)) throw error
  }
  throw new StateFileRefused(
    `byte ${place}: expected a block as an RLP list of two strings, block and total difficulty`,
  )
}
