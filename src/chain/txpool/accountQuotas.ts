import type { Bytes } from '../../base/bytes.ts'
import type { Clock, Timer } from '../../base/clock.ts'
import { mapKey } from '../../base/mapKey.ts'
import type { Transaction } from '../../primitives/transaction.ts'
import type { AccountQuota } from '../api/engine.ts'

/** Part of a block's gas limit by which a quota grows each second, independent of the block interval. */
const BLOCK_PART_PER_SECOND = 0.9
/** Seconds of growth after which a quota is full. */
const SECONDS_TO_FULL = 2000
/** Maximum number of accounts with a quota in memory. */
const MAX_ACCOUNTS = 400_000
const CLEANING_MS = 30 * 60 * 1000

/**
 * The virtual gas that each account may still spend: the reference node's account transaction rate limit
 * (protocol/pool#account-quotas). Accounts whose quota is full again are dropped, and beyond 400,000 accounts those that
 * were unused for the longest time.
 */
export interface AccountQuotas {
  /** Charges a transaction's virtual gas to its sender. Returns false, and charges nothing, if the quota is too low. */
  accept(transaction: Transaction, sender: Bytes, weighing: Weighing): boolean
  /** Returns an account's quota at its last update; undefined if it has none in memory. */
  get(address: Bytes): AccountQuota | undefined
}

interface Quota {
  /** Time of the update, by the timer. */
  refreshedAtMs: number
  /** The same time by the clock, for responses. */
  countedAtMs: number
  virtualGas: number
}

/** Creates quotas without accounts. */
export function createAccountQuotas(clock: Clock, timer: Pick<Timer, 'nowMs'>): AccountQuotas {
  const quotas = new Map<string, Quota>() // by address, least recently used first
  let cleanAtMs = timer.nowMs() + CLEANING_MS

  /** Updates and returns the account's quota; a new one starts with `initialSeconds` of growth. */
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
      // A receiver's quota starts to grow. Contracts get one, too: they never send, so it has no effect.
      if (transaction.to !== undefined) refresh(mapKey(transaction.to), gasPerSecond, 1)
      const asked = virtualGas(transaction, weighing)
      const isEnough = quota.virtualGas >= asked
      if (isEnough) quota.virtualGas -= asked
      else if (isFirst) quota.virtualGas = 0 // the reference node accepts the first transaction of a new account
      return isEnough || isFirst
    },
    get(address) {
      const quota = quotas.get(mapKey(address))
      return quota && { countedAtMs: quota.countedAtMs, virtualGas: quota.virtualGas }
    },
  }
}

const NONCE_WEIGHT = 4
const LOW_PRICE_WEIGHT = 3
const GAS_LIMIT_WEIGHT = 4
const SIZE_BYTES = 25_000

/** The values, other than the transaction, on which virtual gas depends. */
export interface Weighing {
  /** The nonce after the sender's last pending transaction. */
  readonly pendingNonce: bigint
  readonly blockGasLimit: bigint
  readonly blockMinimumPrice: bigint
  /** Gas price of recent transactions, in wei; undefined while blocks are not full. */
  readonly marketPrice: bigint | undefined
  /** The gas price of the pending transaction that this one replaces. */
  readonly replacedPrice: bigint | undefined
}

/**
 * Returns a transaction's gas limit, multiplied by factors for a new account, a nonce gap, a low price, its size, a
 * replacement and its part of the block (protocol/pool#account-quotas).
 * Reproduces TxVirtualGasCalculator of the reference node, in floating point and in the order of its terms: do
 * not reorder.
 */
export function virtualGas(
  transaction: Pick<Transaction, 'nonce' | 'gasPrice' | 'gasLimit' | 'encoded'>,
  weighing: Weighing,
): number {
  const gasLimit = Number(transaction.gasLimit)
  const nonceFactor = transaction.nonce === weighing.pendingNonce ? 1 : 2
  const youth = 1 + NONCE_WEIGHT / (Number(weighing.pendingNonce) + 1)
  const size = 1 + transaction.encoded.length / SIZE_BYTES
  const portion = 1 + (GAS_LIMIT_WEIGHT * gasLimit) / Number(weighing.blockGasLimit)
  const factor =
    nonceFactor *
    lowPriceFactor(transaction.gasPrice, weighing) *
    youth *
    size *
    replacementFactor(transaction.gasPrice, weighing.replacedPrice) *
    portion
  return gasLimit * factor
}

/** Returns 1 at the market price, up to 4 at the block's minimum. */
function lowPriceFactor(price: bigint, { marketPrice, blockMinimumPrice }: Weighing): number {
  if (marketPrice === undefined || price >= marketPrice) return 1
  const distance = Number(marketPrice - price) / (Number(marketPrice) - Number(blockMinimumPrice))
  return 1 + LOW_PRICE_WEIGHT * distance
}

function replacementFactor(price: bigint, replacedPrice: bigint | undefined): number {
  if (replacedPrice === undefined) return 1
  const ratio = Number(price) / Number(replacedPrice)
  return 1 + 1 / ratio
}
