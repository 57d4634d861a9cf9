import type * as Schema from '../../generated/schemas.ts'
import { fromHex, toHex } from '../base/hex.ts'
import type { ChainPlace } from '../chain/api/engine.ts'

/** What is told of a block whose logs were all told. */
export const ALL_TOLD = Number.POSITIVE_INFINITY

/** Where a reader stands: at a block, of which it was told the logs below an index (of the whole block), or all. */
export interface ChainCursor {
  readonly place: ChainPlace
  /** {@link ALL_TOLD}, or the index of the first log that was not told. */
  readonly told: number
}

/** A cursor as notifications carry it: number, hash and, inside a block, the index, in hex with dashes between them. */
export function toWireCursor({ place, told }: ChainCursor): Schema.ChainCursor {
  const block = `${place.number.toString(16)}-${toHex(place.hash).slice(2)}`
  return told === ALL_TOLD ? block : `${block}-${told.toString(16)}`
}

/** The document's pattern has checked its form. */
export function parseCursor(text: Schema.ChainCursor): ChainCursor {
  const [number = '', hash = '', told] = text.split('-')
  return {
    place: { number: Number.parseInt(number, 16), hash: fromHex(`0x${hash}`) },
    told: told === undefined ? ALL_TOLD : Number.parseInt(told, 16),
  }
}
