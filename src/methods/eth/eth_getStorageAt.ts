import { type Bytes, EMPTY_BYTES, padLeft, WORD_BYTES } from '../../base/bytes.ts'
import { type Hex, toHex } from '../../base/hex.ts'
import { toWord } from '../../base/integer.ts'
import { StorageCellTooLong } from '../../chain/api/errors.ts'
import { mapMaybePromise } from '../../concurrency/maybePromise.ts'
import { parseBlockSelector } from '../../wire/blockSelector.ts'
import { parseAddress } from '../../wire/bytes.ts'
import { parseSlot } from '../../wire/quantity.ts'
import type { Method } from '../method.ts'

export const eth_getStorageAt: Method<'eth_getStorageAt'> = ({ reads, network }, [address, position, block], call) => {
  const state = reads.worldAt(parseBlockSelector(block), call)
  const value = mapMaybePromise(state, (view) =>
    view.getStorage(parseAddress(address), toWord(parseSlot(position, network))),
  )
  return mapMaybePromise(value, printWord)
}

function printWord(value: Bytes = EMPTY_BYTES): Hex {
  if (value.length > WORD_BYTES) throw new StorageCellTooLong()
  return toHex(padLeft(value, WORD_BYTES))
}
