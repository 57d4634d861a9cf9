import type * as Schema from '../../generated/schemas.ts'
import { fromHex, toHex } from '../base/hex.ts'
import type { ChainPlace } from '../chain/api/engine.ts'

/** `sent` of a cursor at a block whose items were all sent. */
export const ALL_SENT = Number.POSITIVE_INFINITY

/** The position of a reader: a block, and the logs of it that were sent: those below an index in the block, or all. */
export interface ChainCursor {
  readonly place: ChainPlace
  /** {@link ALL_SENT}, or the index of the first log that was not sent. */
  readonly sent: number
}

/** A cursor as notifications carry it: number, hash and, inside a block, the index, in hex with dashes between them. */
export function toWireCursor({ place, sent }: ChainCursor): Schema.ChainCursor {
  const block = `${place.number.toString(16)}-${toHex(place.hash).slice(2)}`
  return sent === ALL_SENT ? block : `${block}-${sent.toString(16)}`
}

/** The document's pattern has checked its form. */
export function parseCursor(text: Schema.ChainCursor): ChainCursor {
  const [number = '', hash = '', sent] = text.split('-')
  return {
    place: { number: Number.parseInt(number, 16), hash: fromHex(`0x${hash}`) },
    sent: sent === undefined ? ALL_SENT : Number.parseInt(sent, 16),
  }
}
