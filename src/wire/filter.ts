import type { Hash, Log } from '../../generated/schemas.ts'
import type { Bytes } from '../base/bytes.ts'
import { toHex } from '../base/hex.ts'
import { ReadyJson } from '../base/readyJson.ts'
import type { FilterEntries } from '../chain/api/engine.ts'

/** Returns the id of a filter in the form in which it was created, whatever its spelling in the request. */
export function parseFilterId(id: string | number): string {
  return `0x${`${id}`.toLowerCase().replace(/^0x/, '').replace(/^0+/, '')}`
}

/** Returns the hashes or logs of a filter as JSON values or text. */
export function toWireEntries(entries: FilterEntries): Hash[] | ReadyJson<Log[] | Hash[]> {
  return entries.kind === 'hashes' ? entries.hashes.map(toHex) : new ReadyJson(printArray(entries.pages))
}

/** Prints an array from pages of JSON items, each with commas between its items. */
export async function* printArray(pages: Iterable<Bytes> | AsyncIterable<Bytes>): AsyncGenerator<string | Bytes> {
  let opening = '['
  for await (const items of pages) {
    yield opening
    yield items
    opening = ','
  }
  yield opening === '[' ? '[]' : ']'
}
