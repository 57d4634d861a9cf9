import type { Bytes } from '../../../src/base/bytes.ts'
import { createRandom } from '../random.ts'

/** Choices that are the same each time for the same seed. */
export interface Chance {
  below(limit: number): number
  /** From `least` to `most`, both included. */
  between(least: number, most: number): number
  /** True in so many of a hundred cases. */
  percent(share: number): boolean
  pick<T>(values: readonly [T, ...T[]]): T
  pickAny<T>(values: readonly T[]): T | undefined
  bytes(length: number): Bytes
}

export function createChance(seed: number): Chance {
  const below = createRandom(seed)
  return {
    below,
    between: (least, most) => least + below(most - least + 1),
    percent: (share) => below(100) < share,
    pick: (values) => values[below(values.length)] ?? values[0],
    pickAny: (values) => values[below(values.length)],
    bytes: (length) => Uint8Array.from({ length }, () => below(256)),
  }
}
