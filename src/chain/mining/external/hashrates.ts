import type { Bytes } from '../../../base/bytes.ts'
import type { Timer } from '../../../base/clock.ts'
import { toHex } from '../../../base/hex.ts'

/** Time for which a submitted hashrate counts, in ms. */
const COUNTS_FOR_MS = 60_000
const MAX_CLIENTS = 1_000
const MAX_HASHRATE = 2n ** 256n - 1n

/** The hashrates that external miners have submitted. */
export interface Hashrates {
  /** Replaces the client's hashrate. */
  submit(clientId: Bytes, hashesPerSecond: bigint): void
  /** Returns the sum of the current hashrates, at most 2^256 - 1. */
  sum(): bigint
}

/** Creates hashrates without clients: the newest 1,000 clients count, each for 60 s. */
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
