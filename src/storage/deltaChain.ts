/**
 * Values that take the place of one another and are much alike: each is kept as a delta from an earlier one, which may
 * be a delta itself. A delta has at most half the bytes of what is kept of its base, so few have to be read for a
 * value, together not longer than the whole one at the end of the chain. After n values that each bring b bytes, one
 * more takes about b * log2(n) / 2.
 */
import { type Bytes, EMPTY_BYTES, equalBytes } from '../base/bytes.ts'
import { keccak256 } from '../crypto/keccak.ts'
import { applyDeltas, encodeDelta } from './deltas.ts'
import { StoreError } from './errors.ts'
import type { KeptLongValue } from './store.ts'

/** A delta has three bytes or more, and a value of the trie fewer than 2^24. */
export const LONGEST_CHAIN = 24

/** What is to be kept of a value; without a base it is the value. */
export interface Keeping {
  readonly kept: Bytes
  /** The hash of the value that it is a delta from. */
  readonly base: Bytes | undefined
}

/**
 * How to keep a value that takes the place of the first one of the chain: by the nearest base that keeps chains short.
 */
export function keepAfter(chain: readonly KeptLongValue[], value: Bytes): Keeping {
  for (const [index, { hash, kept }] of chain.entries()) {
    const delta = encodeDelta(putTogether(chain.slice(index)), value, kept.length / 2)
    if (delta !== undefined) return { kept: delta, base: hash }
  }
  return { kept: value, base: undefined }
}

/**
 * The first value of the chain; throws `storeCorrupted` when what is kept does not lead to the one that its hash says.
 */
export function readChain(chain: readonly KeptLongValue[]): Bytes | undefined {
  const [own] = chain
  if (own === undefined || chain.length === 1) return own?.kept
  const value = putTogether(chain)
  if (!equalBytes(keccak256(value), own.hash)) throw new StoreError('storeCorrupted', 'a long value is another one')
  return value
}

/** What the deltas make of the whole value at the end. */
function putTogether(chain: readonly KeptLongValue[]): Bytes {
  const [whole = EMPTY_BYTES, ...deltas] = chain.map(({ kept }) => kept).reverse()
  return applyDeltas(whole, deltas)
}
