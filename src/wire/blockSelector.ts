import type * as Schema from '../../generated/schemas.ts'
import type { BlockSelector } from '../chain/api/engine.ts'
import { parseHash } from './bytes.ts'
import { parseSmallNumber } from './quantity.ts'

/** With its `0x`, which tells it from a decimal number of as many digits. */
const HASH_CHARACTERS = 66

/**
 * Every form of a block selector (protocol/rpc#block-selectors): tag, number, hash, or an object with one of the two;
 * absent is `latest`.
 */
export function parseBlockSelector(selector: Schema.ExecutionBlockSelector | undefined): BlockSelector {
  if (selector === undefined) return { kind: 'latest' }
  if (typeof selector !== 'object') return parseText(`${selector}`)
  if (selector.blockHash !== undefined) {
    const requireCanonical = `${selector.requireCanonical}`.toLowerCase() === 'true'
    return { kind: 'hash', hash: parseHash(selector.blockHash), requireCanonical }
  }
  return parseHeight(`${selector.blockNumber}`)
}

/** A tag, a number or a hash. On a chain that mines, `safe` and `finalized` are as new as `latest`. */
export function parseText(text: string): BlockSelector {
  switch (text.toLowerCase()) {
    case 'latest':
    case 'safe':
    case 'finalized':
      return { kind: 'latest' }
    case 'earliest':
      return { kind: 'earliest' }
    case 'pending':
      return { kind: 'pending' }
  }
  const isHash = text.length === HASH_CHARACTERS && text.startsWith('0x')
  return isHash ? { kind: 'hash', hash: parseHash(text), requireCanonical: false, asked: text } : parseHeight(text)
}

function parseHeight(text: string): BlockSelector {
  return { kind: 'number', number: parseSmallNumber(text), asked: text }
}
