import type { Bytes } from '../../base/bytes.ts'
import type { Clock } from '../../base/clock.ts'
import type { Network } from '../../chainspec/network.ts'
import type { Header } from '../../primitives/header.ts'
import type { Transaction } from '../../primitives/transaction.ts'
import type { Account } from '../../state/stateView.ts'
import type { AccountQuota } from '../api/engine.ts'
import { TransactionRefused } from '../api/errors.ts'
import { refusals, refuse } from '../api/refusals.ts'
import type { BlockTerms } from '../execution/blockLimits.ts'
import type { AccountQuotas } from './accountQuotas.ts'
import { type AdmissionContext, admit, type Charge, type Waiting } from './admission.ts'
import { createPoolContents } from './contents.ts'
import type { PoolLimits } from './entries.ts'
import type { PoolEntry } from './entry.ts'
import { type Candidates, inMiningOrder, type MiningOrder } from './miningOrder.ts'
import { createPendingNow, type PendingNow } from './pendingNow.ts'
import type { PoolRows } from './rows.ts'
import { pendingOf, type SenderQueue } from './senders.ts'

const LIMITS: PoolLimits = { entries: 20_000, bytes: 64 * 2 ** 20 }

export interface PoolSetup {
  readonly network: Network
  readonly clock: Clock
  /** The newest block. */
  readonly best: Header
  /** Absent: accounts have no quotas. */
  readonly quotas?: AccountQuotas | undefined
  readonly limits?: PoolLimits
  /** Default: `fees`. */
  readonly order?: MiningOrder | undefined
  /** See `ChainSetup.isDevelopment`. Transactions then do not expire. */
  readonly isDevelopment?: boolean | undefined
}

/** Conditions of an admission that the pool does not know itself. */
export interface Conditions {
  /** The gas price of recent transactions, in wei, while blocks are full. */
  readonly marketPrice?: bigint | undefined
  /** The block that is to have the transaction. Absent: the newest block decides, as in the reference node. */
  readonly next?: BlockTerms
  /** Whether the transaction may wait for a block with other terms. */
  readonly mayWait?: boolean
}

/**
 * The transaction pool: `pending` transactions can be mined now, `queued` ones wait for an earlier nonce (protocol/pool).
 * README.md has the states of a transaction.
 */
export interface TxPool extends Pick<PoolRows, 'deleteRows'> {
  /**
   * Adds a transaction, or throws `TransactionRefused`. `account` is the sender's in the newest block. Entries that it
   * displaces return if it is removed before it is persisted or mined.
   */
  add(transaction: Transaction, sender: Bytes, account: Account | undefined, conditions?: Conditions): PoolEntry
  /**
   * Restores an entry that has a row in the store, without its sender's quota and the pool's limits. Returns false if it is
   * no longer acceptable.
   */
  restore(entry: PoolEntry, account: Account | undefined): boolean
  /** Runs `write`, which must insert the transaction's row and delete the given rows. */
  persist<T>(hash: Bytes, write: (leavePool: readonly Bytes[]) => Promise<T>): Promise<T>
  remove(hash: Bytes): void
  /** Removes transactions and, by `write`, their rows. */
  drop(hashes: readonly Bytes[], write: (leavePool: readonly Bytes[]) => Promise<void>): Promise<void>
  has(hash: Bytes): boolean
  /** Returns a pending transaction; undefined for a queued one. */
  getPending(hash: Bytes): PoolEntry | undefined
  /** Returns the sender's pending transactions, by nonce. */
  pendingOf(sender: Bytes): readonly PoolEntry[]
  /** Yields the pending transactions in the order of mining. */
  inMiningOrder(): Candidates
  /** Copies the pending transactions, so that later changes of the pool do not affect the order. */
  snapshot(): { [Symbol.iterator](): Candidates }
  /** Records which transactions are pending now, so that a run of the miner is bounded. */
  pendingNow(): PendingNow
  /** Returns the queue of a sender; undefined if it has no transactions. */
  queueOf(sender: Bytes): SenderQueue | undefined
  /** Returns the queues of all senders. */
  queues(): Iterable<SenderQueue>
  /** Returns the number of all transactions. */
  count(): number
  pendingCount(): number
  /** Returns the nonce after the sender's last pending transaction; undefined if it has none. */
  pendingNonce(sender: Bytes): bigint | undefined
  /** Returns an account's quota; undefined if it has none in memory. */
  quotaOf(address: Bytes): AccountQuota | undefined
  /** Follows the chain to its newest block: removes the mined transactions and those that are too old. */
  advance(best: Header, mined: ReadonlyArray<{ readonly transaction: Transaction; readonly sender: Bytes }>): void
  /**
   * Notes that blocks up to this height are built and not stored yet. Transactions that arrive now are younger than these
   * blocks, and do not expire when they are stored. undefined: there are no such blocks any more.
   */
  noteBuilt(height: number | undefined): void
  /** Follows the chain to another branch: removes `mined`, and sets each sender's nonce. */
  reorganise(
    best: Header,
    mined: readonly Bytes[],
    nonces: ReadonlyArray<readonly [sender: Bytes, nonce: bigint]>,
  ): void
  /** Removes all transactions and follows the chain to its newest block. */
  clear(best: Header): void
  /** Follows one account whose nonce was changed in the newest block. */
  follow(sender: Bytes, nonce: bigint): void
  /**
   * Runs `write` with the hashes of transactions that became pending and were not announced yet, in order. They are
   * durable, or among `written`, which the write persists or mines. If it rejects, the next call gets them again.
   */
  announceArrivals<T>(written: readonly Bytes[], write: (arrived: readonly Bytes[]) => Promise<T>): Promise<T>
  /** Returns a number that rises with every change, for caches of what was derived from the pool. */
  version(): number
}

/** Creates an empty pool. */
export function createTxPool(setup: PoolSetup): TxPool {
  const { network, clock, quotas, limits = LIMITS, order, isDevelopment = false } = setup
  const all = createPoolContents(limits)
  let best = setup.best
  let builtHeight = 0
  const height = () => Math.max(best.number, builtHeight)

  /** Removes the entries that are too old and returns the contents. */
  function contents() {
    if (!isDevelopment) all.letExpiredGo(best.number, clock.nowMs())
    return all
  }

  /** Admits an entry. Returns the entries that left the pool for it. */
  function admitNow(
    entry: PoolEntry,
    account: Account | undefined,
    rules: Pick<AdmissionContext, 'block' | 'waiting' | 'charge' | 'isPromised'>,
  ) {
    return admit(contents(), entry, { network, height: height(), account, nowMs: clock.nowMs(), ...rules })
  }

  /** Returns the transactions that may wait when one is added with these conditions. */
  const waitingWith = (mayWait: boolean): Waiting => (!isDevelopment ? 'none' : mayWait ? 'all' : 'promised')

  const chargeAt = (marketPrice: bigint | undefined): Charge => {
    const block = { blockGasLimit: best.gasLimit, blockMinimumPrice: best.minimumGasPrice, marketPrice }
    return ({ transaction, sender }, pendingNonce, replaced) => {
      const weighing = { ...block, pendingNonce, replacedPrice: replaced?.transaction.gasPrice }
      if (quotas?.accept(transaction, sender, weighing) === false) throw refuse(refusals.quotaExceeded(), network)
    }
  }

  return {
    deleteRows: all.rows.deleteRows,
    add(transaction, sender, account, { marketPrice, next: block = best, mayWait = false } = {}) {
      const entry = { transaction, sender, addedAtMs: clock.nowMs(), addedAtHeight: height() }
      const rules = { block, waiting: waitingWith(mayWait), charge: chargeAt(marketPrice), isPromised: false }
      const displaced = admitNow(entry, account, rules)
      all.displace(entry, displaced, account?.nonce ?? 0n)
      return entry
    },
    restore(entry, account) {
      try {
        const rules = { block: best, waiting: waitingWith(false), charge: () => undefined, isPromised: true }
        all.bury(admitNow(entry, account, rules))
        all.rows.markKept(entry.transaction.hash)
        return true
      } catch (error) {
        if (error instanceof TransactionRefused) return false
        throw error
      }
    },
    persist: (hash, write) =>
      all.rows.persist(hash, all.displacedBy(hash), async (leavePool) => {
        const result = await write(leavePool)
        all.settle(hash)
        return result
      }),
    remove: all.withdraw,
    async drop(hashes, write) {
      await all.rows.deleteRows(hashes, write)
      for (const hash of hashes) all.withdraw(hash)
    },
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
    inMiningOrder: () => inMiningOrder(contents().queues(), order),
    snapshot() {
      const copies = Array.from(contents().queues(), (queue) => ({ ...queue, byNonce: new Map(queue.byNonce) }))
      return { [Symbol.iterator]: () => inMiningOrder(copies, order) }
    },
    pendingNow: () => createPendingNow(() => contents().queues(), order),
    queueOf: (sender) => contents().queueOf(sender),
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
    noteBuilt(newHeight = 0) {
      builtHeight = newHeight
    },
    reorganise(newBest, mined, nonces) {
      best = newBest
      for (const hash of mined) {
        all.settle(hash)
        const entry = all.find(hash)
        if (entry !== undefined) all.letGo(entry) // its row may have been written during the reorganisation
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
