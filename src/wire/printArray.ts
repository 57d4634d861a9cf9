import type { Bytes } from '../base/bytes.ts'

/** The text of an array whose items are JSON text already, with commas between those of a page. */
export async function* printArray(pages: Iterable<Bytes> | AsyncIterable<Bytes>): AsyncGenerator<string | Bytes> {
  let opening = '['
  for await (const items of pages) {
    yield opening
    yield items
    opening = ','
  }
  yield opening === '[' ? '[]' : ']'
}
