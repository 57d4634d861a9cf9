import type { Bytes } from '../../base/bytes.ts'
import type { Clock } from '../../base/clock.ts'
import type { Network } from '../../chainspec/network.ts'
import type { Header } from '../../primitives/header.ts'
import type { Transaction } from '../../primitives/transaction.ts'
import type { Account } from '../../state/stateView.ts'
import type { AccountQuota } from '../api/engine.ts'
import { TransactionRefused } from '../api/errors.ts'
import type { AccountQuotas } from './accountQuotas.ts'
import { type AdmissionContext, admit, type Charge } from './admission.ts'
import { createPoolContents } from './contents.ts'
import type { PoolLimits } from './entries.ts'
import type { PoolEntry } from './entry.ts'
import { type Candidates, inMiningOrder } from './miningOrder.ts'
import { createPendingNow, type PendingNow } from './pendingNow.ts'
import type { PoolRows } from './rows.ts'
import { pendingOf, type SenderQueue } from './senders.ts'

const LIMITS: PoolLimits = { entries: 20_000, bytes: 64 * 2 ** 20 }

export interface PoolSetup {
  readonly network: Network
  readonly clock: Clock
  /** The newest block. */
  readonly best: Header
  /** Absent: accounts may ask for as much as they like. */
  readonly quotas?: AccountQuotas | undefined
  readonly limits?: PoolLimits
}

/**
 * The transactions that wait: `pending` ones can be mined now, `queued` ones wait for an earlier nonce (protocol/pool).
 */
export interface TxPool extends Pick<PoolRows, 'deleteRows'> {
  /**
   * Takes a transaction in, or throws `TransactionRefused`. `account` is the sender's in the newest block,
   * `marketPrice` what the last transactions paid, in wei for gas, while blocks are full. What it takes the place of
   * comes back if it is removed before it is kept or mined.
   */
  add(transaction: Transaction, sender: Bytes, account: Account | undefined, marketPrice?: bigint): PoolEntry
  /**
   * Takes an entry back that the store has a row of, whatever its sender's quota, and however much waits already; false
   * when it is no longer acceptable.
   */
  restore(entry: PoolEntry, account: Account | undefined): boolean
  /** Runs `write`, which has to insert the transaction's row and to delete those that it is given. */
  persist<T>(hash: Bytes, write: (leavePool: readonly Bytes[]) => Promise<T>): Promise<T>
  remove(hash: Bytes): void
  has(hash: Bytes): boolean
  /** A pending transaction; queued ones are not told. */
  getPending(hash: Bytes): PoolEntry | undefined
  /** The sender's pending transactions, by nonce. */
  pendingOf(sender: Bytes): readonly PoolEntry[]
  /** Pending transactions in the order a miner takes them. */
  inMiningOrder(): Candidates
  /** The same as they are at this moment, whatever happens to the pool before they are read. */
  snapshot(): { [Symbol.iterator](): Candidates }
  /** Bounds work by what is pending now. */
  pendingNow(): PendingNow
  /** All that waits, by sender. */
  queues(): Iterable<SenderQueue>
  /** Of all that waits. */
  count(): number
  pendingCount(): number
  /** The nonce after the sender's last pending transaction; undefined when it has none. */
  pendingNonce(sender: Bytes): bigint | undefined
  /** What is left of an account's quota; undefined where accounts have none. */
  quotaOf(address: Bytes): AccountQuota | undefined
  /** Follows the chain to its newest block: what was mined on the way goes, and what is too old by now. */
  advance(best: Header, mined: ReadonlyArray<{ readonly transaction: Transaction; readonly sender: Bytes }>): void
  /**
   * Follows the chain to a newest block on another branch: what was mined there goes; each sender has this nonce
   * there.
   */
  reorganise(
    best: Header,
    mined: readonly Bytes[],
    nonces: ReadonlyArray<readonly [sender: Bytes, nonce: bigint]>,
  ): void
  /** Lets all go, as if nothing had come in, and follows the chain to its newest block. */
  clear(best: Header): void
  /** Follows one account whose nonce was changed in the newest block. */
  follow(sender: Bytes, nonce: bigint): void
  /**
   * Runs `write` with the hashes of those that became pending and were told to nobody yet, as far as they are kept or
   * among `written`, which the write keeps or mines; when it rejects they are given to the next one. In the order in
   * which they became pending.
   */
  announceArrivals<T>(written: readonly Bytes[], write: (arrived: readonly Bytes[]) => Promise<T>): Promise<T>
  /** Rises with every change, so that what was made from the pool can be kept until then. */
  version(): number
}

export function createTxPool({ network, clock, best: firstBest, quotas, limits = LIMITS }: PoolSetup): TxPool {
  const all = createPoolContents(limits)
  let best = firstBest

  /** What waits and is not too old. */
  function contents() {
    all.letExpiredGo(best.number, clock.nowMs())
    return all
  }

  /** Returns what has left for it. */
  function takeIn(
    entry: PoolEntry,
    account: Account | undefined,
    rules: Pick<AdmissionContext, 'charge' | 'isPromised'>,
  ) {
    return admit(contents(), entry, { network, best, account, nowMs: clock.nowMs(), ...rules })
  }

  const chargeAt = (marketPrice: bigint | undefined): Charge => {
    const block = { blockGasLimit: best.gasLimit, blockMinimumPrice: best.minimumGasPrice, marketPrice }
    return ({ transaction, sender }, pendingNonce, replaced) => {
      const weighing = { ...block, pendingNonce, replacedPrice: replaced?.transaction.gasPrice }
      if (quotas?.accept(transaction, sender, weighing) === false) throw new TransactionRefused('account exceeds quota')
    }
  }

  return {
    deleteRows: all.rows.deleteRows,
    add(transaction, sender, account, marketPrice) {
      const entry = { transaction, sender, addedAtMs: clock.nowMs(), addedAtHeight: best.number }
      const displaced = takeIn(entry, account, { charge: chargeAt(marketPrice), isPromised: false })
      all.displace(entry, displaced, account?.nonce ?? 0n)
      return entry
    },
    restore(entry, account) {
      try {
        all.bury(takeIn(entry, account, { charge: () => undefined, isPromised: true }))
        all.rows.markKept(entry.transaction.hash)
        return true
      } catch (error) {
        if (error instanceof TransactionRefused) return false
        throw error
      }
    },
    persist: (hash, write) =>
      all.rows.keep(hash, all.displacedBy(hash), async (leavePool) => {
        const result = await write(leavePool)
        all.settle(hash)
        return result
      }),
    remove: all.withdraw,
    has: (hash) => contents().find(hash) !== undefined,
    getPending(hash) {
      const entry = contents().find(hash)
      const end = entry && all.queueOf(entry.sender)?.end
      return entry !== undefined && end !== undefined && entry.transaction.nonce < end ? entry : undefined
    },
    pendingOf(sender) {
      const queue = contents().queueOf(sender)
      if (queue === undefined) return []
      return pendingOf(queue).sort((a, b) => (a.transaction.nonce < b.transaction.nonce ? -1 : 1))
    },
    inMiningOrder: () => inMiningOrder(contents().queues()),
    snapshot() {
      const copies = Array.from(contents().queues(), (queue) => ({ ...queue, byNonce: new Map(queue.byNonce) }))
      return { [Symbol.iterator]: () => inMiningOrder(copies) }
    },
    pendingNow: () => createPendingNow(() => contents().queues()),
    queues: () => contents().allQueues(),
    count: () => contents().count(),
    pendingCount: () => contents().pendingCount(),
    pendingNonce(sender) {
      const queue = contents().queueOf(sender)
      return queue !== undefined && queue.end > queue.nonce ? queue.end : undefined
    },
    advance(newBest, mined) {
      best = newBest
      for (const { transaction, sender } of mined) all.mine(transaction, sender)
      contents()
    },
    reorganise(newBest, mined, nonces) {
      best = newBest
      for (const hash of mined) {
        all.settle(hash)
        const entry = all.find(hash)
        if (entry !== undefined) all.letGo(entry) // its row may be younger than the reorganisation
      }
      for (const [sender, nonce] of nonces) all.follow(sender, nonce)
      contents()
    },
    clear(newBest) {
      best = newBest
      all.clear()
    },
    follow: all.follow,
    async announceArrivals(written, write) {
      const arrived = all.arrivals.take(all.rows.isKept, written)
      try {
        return await write(arrived)
      } catch (error) {
        all.arrivals.putBack(arrived)
        throw error
      }
    },
    quotaOf: (address) => quotas?.get(address),
    version: () => contents().version(),
  }
}
