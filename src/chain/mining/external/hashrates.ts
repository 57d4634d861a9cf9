import type { Bytes } from '../../../base/bytes.ts'
import type { Timer } from '../../../base/clock.ts'
import { toHex } from '../../../base/hex.ts'

const COUNTS_FOR_MS = 60_000
const MAX_CLIENTS = 1_000
const MAX_HASHRATE = 2n ** 256n - 1n

/** The hashrates that miners say they have. */
export interface Hashrates {
  submit(clientId: Bytes, hashesPerSecond: bigint): void
  /** At most 2^256 - 1. */
  sum(): bigint
}

/** Each counts for 60 s; of more than a thousand clients the newest. */
export function createHashrates(timer: Pick<Timer, 'nowMs'>): Hashrates {
  const rates = new Map<string, { readonly hashesPerSecond: bigint; readonly atMs: number }>() // oldest first

  function forgetOld(): void {
    for (const [client, { atMs }] of rates) {
      if (timer.nowMs() - atMs < COUNTS_FOR_MS && rates.size <= MAX_CLIENTS) return
      rates.delete(client)
    }
  }

  return {
    submit(clientId, hashesPerSecond) {
      const client = toHex(clientId)
      rates.delete(client)
      rates.set(client, { hashesPerSecond, atMs: timer.nowMs() })
      forgetOld()
    },
    sum() {
      forgetOld()
      let sum = 0n
      for (const { hashesPerSecond } of rates.values()) sum += hashesPerSecond
      return sum > MAX_HASHRATE ? MAX_HASHRATE : sum
    },
  }
}
