import type * as Schema from '../../generated/schemas.ts'
import type { BlockSelector } from '../chain/api/engine.ts'
import { parseHash } from './bytes.ts'
import { parseSmallNumber } from './quantity.ts'

/** Length of a hash with `0x`; a decimal number of 64 digits has no `0x`. */
const HASH_CHARACTERS = 66

/**
 * Parses every form of a block selector (protocol/rpc#block-selectors): tag, number, hash, or an object with number or
 * hash. An absent selector is `latest`.
 */
export function parseBlockSelector(selector: Schema.LooseBlockSelector | undefined): BlockSelector {
  if (selector === undefined) return { kind: 'latest' }
  if (typeof selector !== 'object') return parseText(selector)
  if (selector.blockHash !== undefined) {
    const requireCanonical = `${selector.requireCanonical}`.toLowerCase() === 'true'
    return { kind: 'hash', hash: parseHash(selector.blockHash), requireCanonical }
  }
  return parseHeight(`${selector.blockNumber}`)
}

/** Parses a tag, a number or a hash; `safe` and `finalized` are equal to `latest`. */
export function parseText(identifier: string | number): BlockSelector {
  const text = `${identifier}`
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
  const isHash = text.length === HASH_CHARACTERS && /^0x/i.test(text)
  return isHash ? { kind: 'hash', hash: parseHash(text), requireCanonical: false, asked: text } : parseHeight(text)
}

function parseHeight(text: string): BlockSelector {
  return { kind: 'number', number: parseSmallNumber(text), asked: text }
}
