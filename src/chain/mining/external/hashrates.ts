import type { Bytes } from '../../../base/bytes.ts'
import type { Timer } from '../../../base/clock.ts'
import { toHex } from '../../../base/hex.ts'

/** Time for which a submitted hashrate counts, in ms. */
const COUNTS_FOR_MS = 60_000
const MAX_CLIENTS = 1_000
const MAX_HASHRATE = 2n ** 256n - 1n

/** Creates the hashrates of external miners. The newest 1,000 clients count, each for 60 s. */
export function createHashrates(timer: Pick<Timer, 'nowMs'>) {
  const rates = new Map<string, { readonly hashesPerSecond: bigint; readonly atMs: number }>() // oldest first

  function forgetOld(): void {
    for (const [client, { atMs }] of rates) {
      if (timer.nowMs() - atMs < COUNTS_FOR_MS && rates.size <= MAX_CLIENTS) return
      rates.delete(client)
    }
  }

  return {
    /** Replaces the client's hashrate. */
    submit(clientId: Bytes, hashesPerSecond: bigint): void {
      const client = toHex(clientId)
      rates.delete(client)
      rates.set(client, { hashesPerSecond, atMs: timer.nowMs() })
      forgetOld()
    },
    /** Returns the sum of the current hashrates, at most 2^256 - 1. */
    sum(): bigint {
      forgetOld()
      let sum = 0n
      for (const { hashesPerSecond } of rates.values()) sum += hashesPerSecond
      return sum > MAX_HASHRATE ? MAX_HASHRATE : sum
    },
  }
}
