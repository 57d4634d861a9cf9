/**
 * Long values that replace each other and differ little: each is stored as a delta from an earlier one, which may be a
 * delta itself. A delta has at most half the stored bytes of its base, so a read needs few deltas, together not longer
 * than the whole value at the end of the chain. After n values that each add b bytes, the next takes about b * log2(n)
 * / 2.
 */
import { type Bytes, EMPTY_BYTES, equalBytes } from '../base/bytes.ts'
import { keccak256 } from '../crypto/keccak.ts'
import { applyDeltas, encodeDelta } from './deltas.ts'
import { damagedRow } from './errors.ts'
import type { KeptLongValue } from './store.ts'

/** A delta has three bytes or more, and a value of the trie fewer than 2^24. */
export const LONGEST_CHAIN = 24

/** The stored bytes of a value: the value itself, or a delta from a base. */
export interface Keeping {
  readonly kept: Bytes
  /** Hash of the value that the delta starts from. */
  readonly base: Bytes | undefined
}

/**
 * Returns the stored form of a value that replaces the first one of the chain: a delta from the nearest base that keeps
 * chains short.
 */
export function keepAfter(chain: readonly KeptLongValue[], value: Bytes): Keeping {
  for (const [index, { hash, kept }] of chain.entries()) {
    const delta = encodeDelta(putTogether(chain.slice(index)), value, kept.length / 2)
    if (delta !== undefined) return { kept: delta, base: hash }
  }
  return { kept: value, base: undefined }
}

/** Returns the first value of the chain. Throws `storeDamaged` if it does not have its hash. */
export function readChain(chain: readonly KeptLongValue[]): Bytes | undefined {
  const [own] = chain
  if (own === undefined) return undefined
  const value = chain.length === 1 ? own.kept : putTogether(chain)
  if (!equalBytes(keccak256(value), own.hash)) throw damagedRow('long_values', own.hash)
  return value
}

/** Applies the deltas to the whole value at the end of the chain. */
function putTogether(chain: readonly KeptLongValue[]): Bytes {
  const [whole = EMPTY_BYTES, ...deltas] = chain.map(({ kept }) => kept).reverse()
  return applyDeltas(whole, deltas)
}
