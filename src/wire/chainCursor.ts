import type * as Schema from '../../generated/schemas.ts'
import { fromHex, toHex } from '../base/hex.ts'
import type { ChainPlace } from '../chain/api/engine.ts'

/** `sent` of a cursor at a block whose notifications were all sent. */
export const ALL_SENT = Number.POSITIVE_INFINITY

/** The position of a subscriber: a block, and how many of its logs were sent. */
export interface ChainCursor {
  readonly position: ChainPlace
  /** {@link ALL_SENT}, or the index in the block of the first log that was not sent. */
  readonly sent: number
}

/** Returns a cursor's text: number, hash and, inside a block, the index of the log, in hex with dashes between them. */
export function toWireCursor({ position, sent }: ChainCursor): Schema.ChainCursor {
  const block = `${position.number.toString(16)}-${toHex(position.hash).slice(2)}`
  return sent === ALL_SENT ? block : `${block}-${sent.toString(16)}`
}

/** Parses a cursor whose form was checked by the document's pattern. */
export function parseCursor(text: Schema.ChainCursor): ChainCursor {
  const [number = '', hash = '', sent] = text.split('-')
  return {
    position: { number: Number.parseInt(number, 16), hash: fromHex(`0x${hash}`) },
    sent: sent === undefined ? ALL_SENT : Number.parseInt(sent, 16),
  }
}
