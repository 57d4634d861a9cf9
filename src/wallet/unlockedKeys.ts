import type { Bytes } from '../base/bytes.ts'
import type { Clock, Timer } from '../base/clock.ts'
import type { Hex } from '../base/hex.ts'

/** The private keys that are in memory. Each is a copy of its own, overwritten when it is forgotten. */
export interface UnlockedKeys {
  /** In the order in which they came. */
  list(): readonly Hex[]
  /** The key itself, not a copy; undefined when the account is not unlocked, or no longer. */
  get(address: Hex): Bytes | undefined
  /** Keeps a copy of the key, forever unless a duration is given; a key without an end stays without one. */
  put(address: Hex, key: Bytes, durationMs?: number): void
  /** Whether there was something to forget. */
  forget(address: Hex): boolean
  forgetAll(): void
}

interface Unlocked {
  readonly key: Bytes
  /** By the clock, which goes on while the machine sleeps; infinite if the key does not expire. */
  readonly untilMs: number
  /** By the timer, which cannot be set back. */
  readonly timerUntilMs: number
}

const SHORTEST_WAIT_MS = 1_000
/** How long an expired key may lie in memory, where nobody gets at it any more. */
const LONGEST_WAIT_MS = 60_000

/** A key expires when its time is over by the clock or by the timer, and is overwritten soon after. */
export function createUnlockedKeys(clock: Clock, timer: Timer): UnlockedKeys {
  const all = new Map<Hex, Unlocked>()
  let isAwaited = false

  function forget(address: Hex): boolean {
    all.get(address)?.key.fill(0)
    return all.delete(address)
  }

  function forgetExpired(): void {
    const [nowMs, timerNowMs] = [clock.nowMs(), timer.nowMs()]
    for (const [address, { untilMs, timerUntilMs }] of all) {
      if (untilMs <= nowMs || timerUntilMs <= timerNowMs) forget(address)
    }
  }

  function awaitNext(): void {
    const next = [...all.values()].reduce((least, { untilMs }) => Math.min(least, untilMs), Number.POSITIVE_INFINITY)
    if (isAwaited || next === Number.POSITIVE_INFINITY) return
    isAwaited = true
    const restMs = Math.min(Math.max(next - clock.nowMs(), SHORTEST_WAIT_MS), LONGEST_WAIT_MS)
    timer.wakeIn(restMs, () => {
      isAwaited = false
      forgetExpired()
      awaitNext()
    })
  }

  return {
    list() {
      forgetExpired()
      return [...all.keys()]
    },
    get(address) {
      forgetExpired()
      return all.get(address)?.key
    },
    put(address, key, durationMs = Number.POSITIVE_INFINITY) {
      if (all.get(address)?.untilMs === Number.POSITIVE_INFINITY) return
      const copy = Uint8Array.from(key)
      forget(address)
      all.set(address, { key: copy, untilMs: clock.nowMs() + durationMs, timerUntilMs: timer.nowMs() + durationMs })
      awaitNext()
    },
    forget(address) {
      forgetExpired()
      return forget(address)
    },
    forgetAll() {
      for (const address of [...all.keys()]) forget(address)
    },
  }
}
