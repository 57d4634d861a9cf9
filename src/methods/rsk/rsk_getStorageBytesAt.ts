import { toHex } from '../../base/hex.ts'
import { toWord } from '../../base/integer.ts'
import { parseBlockSelector } from '../../wire/blockSelector.ts'
import { parseAddress } from '../../wire/bytes.ts'
import { parseSlot } from '../../wire/quantity.ts'
import type { Method } from '../method.ts'

/** Returns `0x0` for an empty storage slot, which is no DATA, as in the reference node. */
export const rsk_getStorageBytesAt: Method<'rsk_getStorageBytesAt'> = async (
  { reads, network },
  [address, position, block],
  call,
) => {
  const state = await reads.worldAt(parseBlockSelector(block), call)
  const value = await state.getStorage(parseAddress(address), toWord(parseSlot(position, network)))
  return value === undefined || value.length === 0 ? '0x0' : toHex(value)
}
