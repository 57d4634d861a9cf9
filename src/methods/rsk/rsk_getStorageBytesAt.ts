import { toHex } from '../../base/hex.ts'
import { toWord } from '../../base/integer.ts'
import { parseBlockSelector } from '../../wire/blockSelector.ts'
import { parseAddress } from '../../wire/bytes.ts'
import { parseNumber } from '../../wire/quantity.ts'
import type { Method } from '../method.ts'

/** An empty cell is not DATA, but `0x0`, as the reference prints it. */
export const rsk_getStorageBytesAt: Method<'rsk_getStorageBytesAt'> = async (
  { reads },
  [address, position, block],
  call,
) => {
  const world = await reads.worldAt(parseBlockSelector(block), call)
  const cell = await world.getStorage(parseAddress(address), toWord(parseNumber(position)))
  return cell === undefined || cell.length === 0 ? '0x0' : toHex(cell)
}
