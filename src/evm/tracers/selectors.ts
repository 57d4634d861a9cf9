import { SELECTOR_BYTES } from '../../base/bytes.ts'
import { type Hex, toHex } from '../../base/hex.ts'
import type { Observer } from '../observer.ts'

/** Number of calls by function selector and length of the arguments in bytes, as `selector-bytes`. */
export type SelectorCounts = ReadonlyMap<`${Hex}-${number}`, number>

/** Counts the function selectors that contracts are called with, without calls of precompiled contracts. */
export function createSelectorTracer(): { readonly observer: Observer; counts(): SelectorCounts } {
  const counts = new Map<`${Hex}-${number}`, number>()
  const observer: Observer = {
    onCall({ kind, runs, input }) {
      if (kind === 'CREATE' || kind === 'CREATE2' || runs === 'precompile' || input.length < SELECTOR_BYTES) return
      const key = `${toHex(input.subarray(0, SELECTOR_BYTES))}-${input.length - SELECTOR_BYTES}` as const
      counts.set(key, (counts.get(key) ?? 0) + 1)
    },
    onCallEnd: () => undefined,
  }
  return { observer, counts: () => counts }
}
