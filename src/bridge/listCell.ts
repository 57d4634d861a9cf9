import type { Bytes } from '../base/bytes.ts'
import { type BridgeCall, readAs } from './bridgeCall.ts'
import { type Cell, decodeGroups, EMPTY_LIST } from './cell.ts'

/** A cell with a list, as it is; it must be one of groups of so many items. */
export async function readListCell(call: BridgeCall, place: Cell, groupSize: number): Promise<Bytes> {
  const checked = await readAs(call, place, (bytes) => {
    decodeGroups(bytes, groupSize)
    return bytes
  })
  return checked ?? EMPTY_LIST
}
