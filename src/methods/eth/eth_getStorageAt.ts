import { padLeft } from '../../base/bytes.ts'
import { toHex } from '../../base/hex.ts'
import { toWord } from '../../base/integer.ts'
import { StorageCellTooLong } from '../../chain/api/errors.ts'
import { parseBlockSelector } from '../../wire/blockSelector.ts'
import { parseAddress } from '../../wire/bytes.ts'
import { parseNumber } from '../../wire/quantity.ts'
import type { Method } from '../method.ts'

const WORD_BYTES = 32

export const eth_getStorageAt: Method<'eth_getStorageAt'> = async ({ reads }, [address, position, block]) => {
  const world = await reads.worldAt(parseBlockSelector(block))
  const cell = (await world.getStorage(parseAddress(address), toWord(parseNumber(position)))) ?? new Uint8Array(0)
  if (cell.length > WORD_BYTES) throw new StorageCellTooLong()
  return toHex(padLeft(cell, WORD_BYTES))
}
