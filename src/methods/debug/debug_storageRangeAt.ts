import { padLeft, WORD_BYTES } from '../../base/bytes.ts'
import { toHex } from '../../base/hex.ts'
import { parseBlockSelector } from '../../wire/blockSelector.ts'
import { parseAddress, parseData } from '../../wire/bytes.ts'
import { parseSmallNumber } from '../../wire/quantity.ts'
import type { Method } from '../method.ts'

/** Maximum storage slots of a response. */
const MAX_SLOTS = 1_024

export const debug_storageRangeAt: Method<'debug_storageRangeAt'> = async (
  { traces },
  [block, index, address, startKey, limit],
  call,
) => {
  const query = {
    transactionIndex: parseSmallNumber(index),
    address: parseAddress(address),
    from: parseData(startKey),
    limit: Math.min(parseSmallNumber(limit), MAX_SLOTS),
  }
  const { cells, next } = await traces.storageRange(query, parseBlockSelector(block), call)
  const toWord = (value: Uint8Array) => toHex(padLeft(value, WORD_BYTES))
  return {
    storage: Object.fromEntries(
      cells.map(({ hash, slot, value }) => [toHex(hash), { key: toHex(slot), value: toWord(value) }]),
    ),
    nextKey: next === undefined ? null : toHex(next),
  }
}
