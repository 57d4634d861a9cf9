import type { Bytes } from '../../base/bytes.ts'
import type { Clock, Timer } from '../../base/clock.ts'
import type { Transaction } from '../../primitives/transaction.ts'
import { mapKey } from '../../state/mapKey.ts'
import type { AccountQuota } from '../api/engine.ts'
import { virtualGas, type Weighing } from './virtualGas.ts'

/** An account may ask for this part of a block's gas in a second, whatever time it takes blocks to come. */
const BLOCK_PART_PER_SECOND = 0.9
/** What may be saved up. */
const SECONDS_TO_FULL = 2000
const MAX_ACCOUNTS = 400_000
const CLEANING_MS = 30 * 60 * 1000

/**
 * How much virtual gas each account may still ask for: the reference's account transaction rate limit
 * (protocol/pool#account-quotas). Accounts that were left alone until their quota was full again, and beyond 400,000
 * those left alone for longest, are forgotten.
 */
export interface AccountQuotas {
  /** Takes a transaction's virtual gas from its sender; false, and nothing taken, when there is not enough. */
  accept(transaction: Transaction, sender: Bytes, weighing: Weighing): boolean
  /** What an account had left when it was counted last; undefined: it is forgotten, or never was counted. */
  get(address: Bytes): AccountQuota | undefined
}

interface Quota {
  /** By the timer. */
  refreshedAtMs: number
  /** The same moment by the clock, for answers. */
  countedAtMs: number
  virtualGas: number
}

export function createAccountQuotas(clock: Clock, timer: Pick<Timer, 'nowMs'>): AccountQuotas {
  const quotas = new Map<string, Quota>() // by address, longest untouched first
  let cleanAtMs = timer.nowMs() + CLEANING_MS

  /** The account's quota as of now; a new one begins with `initialSeconds` saved up. */
  function refresh(key: string, gasPerSecond: number, initialSeconds: number): Quota {
    const nowMs = timer.nowMs()
    const quota = quotas.get(key) ?? {
      refreshedAtMs: nowMs,
      countedAtMs: clock.nowMs(),
      virtualGas: gasPerSecond * initialSeconds,
    }
    const grown = quota.virtualGas + ((nowMs - quota.refreshedAtMs) / 1000) * gasPerSecond
    quota.virtualGas = Math.min(gasPerSecond * SECONDS_TO_FULL, grown)
    quota.refreshedAtMs = nowMs
    quota.countedAtMs = clock.nowMs()
    quotas.delete(key)
    quotas.set(key, quota)
    return quota
  }

  function clean(): void {
    const nowMs = timer.nowMs()
    if (nowMs < cleanAtMs && quotas.size <= MAX_ACCOUNTS) return
    cleanAtMs = nowMs + CLEANING_MS
    for (const [key, { refreshedAtMs }] of quotas) {
      const isFull = nowMs - refreshedAtMs >= SECONDS_TO_FULL * 1000
      if (!isFull && quotas.size <= MAX_ACCOUNTS) return
      quotas.delete(key)
    }
  }

  return {
    accept(transaction, sender, weighing) {
      clean()
      const gasPerSecond = Math.round(Number(weighing.blockGasLimit) * BLOCK_PART_PER_SECOND)
      const { pendingNonce } = weighing
      const isFirst = !quotas.has(mapKey(sender)) && pendingNonce === 0n && transaction.nonce === 0n
      const quota = refresh(mapKey(sender), gasPerSecond, pendingNonce === 0n ? 1 : SECONDS_TO_FULL)
      // A receiver's quota grows from now on. Contracts need none, but never send either: no need to ask which it is.
      if (transaction.to !== undefined) refresh(mapKey(transaction.to), gasPerSecond, 1)
      const asked = virtualGas(transaction, weighing)
      const isEnough = quota.virtualGas >= asked
      if (isEnough) quota.virtualGas -= asked
      else if (isFirst) quota.virtualGas = 0 // the first one passes, or new accounts would wait at every node
      return isEnough || isFirst
    },
    get(address) {
      const quota = quotas.get(mapKey(address))
      return quota && { countedAtMs: quota.countedAtMs, virtualGas: quota.virtualGas }
    },
  }
}
