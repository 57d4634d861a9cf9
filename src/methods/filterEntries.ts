import type { Hash, Log } from '../../generated/schemas.ts'
import { toHex } from '../base/hex.ts'
import { ReadyJson } from '../base/readyJson.ts'
import type { FilterEntries } from '../chain/api/engine.ts'
import { printArray } from '../wire/printArray.ts'

/** What a filter has to tell, as it is sent. */
export function toWireEntries(entries: FilterEntries): Hash[] | ReadyJson<Log[] | Hash[]> {
  return entries.kind === 'hashes' ? entries.hashes.map(toHex) : new ReadyJson(printArray(entries.pages))
}
