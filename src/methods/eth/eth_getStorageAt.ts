import { type Bytes, EMPTY_BYTES, padLeft } from '../../base/bytes.ts'
import { type Hex, toHex } from '../../base/hex.ts'
import { toWord } from '../../base/integer.ts'
import { StorageCellTooLong } from '../../chain/api/errors.ts'
import { whenThere } from '../../concurrency/maybePromise.ts'
import { parseBlockSelector } from '../../wire/blockSelector.ts'
import { parseAddress } from '../../wire/bytes.ts'
import { parseNumber } from '../../wire/quantity.ts'
import type { Method } from '../method.ts'

const WORD_BYTES = 32

export const eth_getStorageAt: Method<'eth_getStorageAt'> = ({ reads }, [address, position, block], call) => {
  const world = reads.worldAt(parseBlockSelector(block), call)
  const cell = whenThere(world, (there) => there.getStorage(parseAddress(address), toWord(parseNumber(position))))
  return whenThere(cell, printCell)
}

function printCell(cell: Bytes = EMPTY_BYTES): Hex {
  if (cell.length > WORD_BYTES) throw new StorageCellTooLong()
  return toHex(padLeft(cell, WORD_BYTES))
}
