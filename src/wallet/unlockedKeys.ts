import type { Bytes } from '../base/bytes.ts'
import type { Clock, Timer } from '../base/clock.ts'
import type { Hex } from '../base/hex.ts'
import { Signer } from '../primitives/signer.ts'

interface UnlockedKey {
  readonly key: Bytes
  readonly signer: Signer
  /** Expiry by the clock, which continues while the computer sleeps; infinite if the key does not expire. */
  readonly expiresAtMs: number
  /** Expiry by the timer, which cannot be set back. */
  readonly timerExpiresAtMs: number
}

/** Min time between two checks for expired keys. */
const MIN_WAIT_MS = 1_000
/** Max time that an expired key, which no caller can read any more, stays in memory. */
const MAX_WAIT_MS = 60_000

/**
 * Returns the private keys that are in memory. Each is an own copy, which is overwritten when it is removed. A key
 * expires by the clock or by the timer, whichever is first, and is overwritten at most a minute later.
 */
export function createUnlockedKeys(clock: Clock, timer: Timer) {
  const all = new Map<Hex, UnlockedKey>()
  let hasTimer = false

  function remove(address: Hex): boolean {
    all.get(address)?.key.fill(0)
    return all.delete(address)
  }

  function removeExpired(): void {
    const [nowMs, timerNowMs] = [clock.nowMs(), timer.nowMs()]
    for (const [address, { expiresAtMs, timerExpiresAtMs }] of all) {
      if (expiresAtMs <= nowMs || timerExpiresAtMs <= timerNowMs) remove(address)
    }
  }

  function scheduleCheck(): void {
    const next = Math.min(...[...all.values()].map(({ expiresAtMs }) => expiresAtMs))
    if (hasTimer || next === Number.POSITIVE_INFINITY) return
    hasTimer = true
    const waitMs = Math.min(Math.max(next - clock.nowMs(), MIN_WAIT_MS), MAX_WAIT_MS)
    timer.wakeIn(waitMs, () => {
      hasTimer = false
      removeExpired()
      scheduleCheck()
    })
  }

  return {
    /** Returns the unlocked accounts in the order in which they were added. */
    list(): readonly Hex[] {
      removeExpired()
      return [...all.keys()]
    },
    /** Returns the key itself, not a copy; undefined if the account is not unlocked. */
    get(address: Hex): Bytes | undefined {
      removeExpired()
      return all.get(address)?.key
    },
    /** Returns the signer with the key; undefined if the account is not unlocked. */
    signerOf(address: Hex): Signer | undefined {
      removeExpired()
      return all.get(address)?.signer
    },
    /** Adds a copy of the key. It expires after `durationMs`, unless it was added before without an expiry. */
    put(address: Hex, key: Bytes, durationMs = Number.POSITIVE_INFINITY): void {
      if (all.get(address)?.expiresAtMs === Number.POSITIVE_INFINITY) return
      const copy = Uint8Array.from(key)
      remove(address)
      all.set(address, {
        key: copy,
        signer: new Signer(copy),
        expiresAtMs: clock.nowMs() + durationMs,
        timerExpiresAtMs: timer.nowMs() + durationMs,
      })
      scheduleCheck()
    },
    /** Removes a key; returns false if there was none. */
    remove(address: Hex): boolean {
      removeExpired()
      return remove(address)
    },
    clear(): void {
      for (const address of [...all.keys()]) remove(address)
    },
  }
}
