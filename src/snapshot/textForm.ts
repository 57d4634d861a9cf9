import { bytesToText } from '../base/bytesToText.ts'
import { fromDigits } from '../base/hex.ts'
import type { ByteReader } from './byteReader.ts'
import { MAX_BYTES, StateFileRefused, type StateItem } from './stateItem.ts'

const NEWLINE = 0x0a
const MAX_LINE_BYTES = 2 * MAX_BYTES.value
/** How much more is buffered for a line that is not whole yet. */
const STEP_BYTES = 2 ** 16

/**
 * Yields the lines of the text form: a node's message or a long value in hex. A line without its end is refused, since the file
 * may have been truncated there.
 */
export async function* readText(reader: ByteReader): AsyncGenerator<readonly StateItem[]> {
  let batch: StateItem[] = []
  for (let line = 1; ; ) {
    const length = reader.countBefore(NEWLINE)
    if (length >= 0) {
      batch.push({ kind: 'line', bytes: parseLine(reader, length, line), place: line })
      reader.take(1)
      line++
      continue
    }
    if (batch.length > 0) yield batch
    batch = []
    if (reader.available > MAX_LINE_BYTES)
      throw new StateFileRefused(
        `line ${line}: longer than ${MAX_LINE_BYTES} characters, the hex digits of the longest value`,
      )
    const before = reader.available
    // doubled, so that the parts of a long line are joined a few times only
    if (await reader.fill(before + Math.max(before, STEP_BYTES))) continue
    if (reader.available === before && before === 0) return
    if (reader.available === before)
      throw new StateFileRefused(`line ${line}: the file ends within the line; get the whole file`)
  }
}

function parseLine(reader: ByteReader, length: number, line: number) {
  const digits = bytesToText(reader.take(length), 'latin1')
  if (length > 0 && length % 2 === 0 && length <= MAX_LINE_BYTES && /^[0-9a-f]*$/.test(digits))
    return fromDigits(digits)
  throw new StateFileRefused(
    `line ${line}: expected an even number of lower-case hex digits, got ${JSON.stringify(digits.slice(0, 40))}`,
  )
}
