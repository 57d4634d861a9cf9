import type { Bytes } from '../base/bytes.ts'
import type { Clock } from '../base/clock.ts'
import { toHex } from '../base/hex.ts'
import type { Header } from '../model/header.ts'
import type { Transaction } from '../model/transaction.ts'
import type { Network } from '../network/network.ts'
import { rulesAt } from '../network/rulesAt.ts'
import type { Account } from '../state/world.ts'
import { TransactionRefused } from './errors.ts'
import { largestCost, type PoolEntry } from './poolEntry.ts'
import { canReplace, requireAcceptable } from './poolRules.ts'
import { inMiningOrder } from './priceQueue.ts'

const EXPIRES_AFTER_BLOCKS = 10
const EXPIRES_AFTER_MS = 650_000
/** Bounds the pool's memory: at most 128 KiB an entry, 1 KiB as a rule. */
const MAX_ENTRIES = 20_000

interface SenderQueue {
  /** The account's nonce in the newest block. */
  nextNonce: bigint
  readonly byNonce: Map<bigint, PoolEntry>
}

/** The transactions that wait: `pending` ones can be mined now, `queued` ones wait for an earlier nonce (C 5.6, 5.7). */
export interface Pool {
  /** Takes a transaction in, or throws `TransactionRefused`. `account` is the sender's in the newest block. */
  add(transaction: Transaction, sender: Bytes, account: Account | undefined): PoolEntry
  /** Takes an entry back that was kept from an earlier run; false when it is no longer acceptable. */
  restore(entry: PoolEntry, account: Account | undefined): boolean
  remove(hash: Bytes): void
  has(hash: Bytes): boolean
  /** A pending transaction; queued ones are not told. */
  getPending(hash: Bytes): PoolEntry | undefined
  /** Pending transactions in the order a miner takes them. */
  inMiningOrder(): Generator<PoolEntry>
  pendingCount(): number
  /** The nonce behind the sender's last pending transaction; undefined when it has none. */
  pendingNonce(sender: Bytes): bigint | undefined
  /** Follows the chain: what was mined goes, what is too old goes. */
  advance(best: Header, mined: ReadonlyArray<{ readonly transaction: Transaction; readonly sender: Bytes }>): void
  /** Says that the store has a row of this transaction. */
  markKept(hash: Bytes): void
  /** Those of the hashes that the store has rows of. */
  keptAmong(hashes: readonly Bytes[]): Bytes[]
  /** The kept ones that left without being mined since this was last asked: replaced, too old, behind a mined nonce. */
  takeGone(): Bytes[]
  /** Rises with every change, so that what was made from the pool can be kept until then. */
  version(): number
}

export function createPool(network: Network, clock: Clock, firstBest: Header): Pool {
  const entries = new Map<string, PoolEntry>() // by hash, oldest first
  const senders = new Map<string, SenderQueue>()
  let best = firstBest
  let version = 0
  let gone: Bytes[] = []
  const kept = new Set<string>()

  const queueOf = (sender: Bytes): SenderQueue | undefined => senders.get(toHex(sender))
  const isPending = ({ transaction, sender }: PoolEntry): boolean => {
    const queue = queueOf(sender)
    return queue !== undefined && transaction.nonce < endOfPending(queue)
  }

  function insert(entry: PoolEntry, nextNonce: bigint): void {
    const key = toHex(entry.sender)
    const queue = senders.get(key) ?? { nextNonce, byNonce: new Map() }
    const replaced = queue.byNonce.get(entry.transaction.nonce)
    if (replaced !== undefined) letGo(replaced)
    queue.byNonce.set(entry.transaction.nonce, entry)
    senders.set(key, queue)
    entries.set(toHex(entry.transaction.hash), entry)
    version++
  }

  function drop(entry: PoolEntry): void {
    const key = toHex(entry.sender)
    const queue = senders.get(key)
    entries.delete(toHex(entry.transaction.hash))
    kept.delete(toHex(entry.transaction.hash))
    queue?.byNonce.delete(entry.transaction.nonce)
    if (queue?.byNonce.size === 0) senders.delete(key)
    version++
  }

  /** Drops an entry whose row has to go, too. */
  function letGo(entry: PoolEntry): void {
    if (kept.has(toHex(entry.transaction.hash))) gone.push(entry.transaction.hash)
    drop(entry)
  }

  function requireNew(entry: PoolEntry): void {
    const known = entries.get(toHex(entry.transaction.hash))
    if (known === undefined) return
    throw new TransactionRefused(`${isPending(known) ? 'pending' : 'queued'} transaction with same hash already exists`)
  }

  function requirePlace(entry: PoolEntry, account: Account): void {
    const queue = queueOf(entry.sender)
    const replaced = queue?.byNonce.get(entry.transaction.nonce)
    if (replaced !== undefined && !canReplace(replaced.transaction.gasPrice, entry.transaction.gasPrice)) {
      throw new TransactionRefused('gas price not enough to bump transaction')
    }
    if (replaced === undefined && entries.size >= MAX_ENTRIES) throw new TransactionRefused('transaction pool is full')
    const pending = queue === undefined ? [] : pendingOf(queue)
    if (entry.transaction.nonce > account.nonce + BigInt(pending.length)) return // queued: counted when its turn comes
    let cost = largestCost(entry)
    for (const other of pending) if (other !== replaced) cost += largestCost(other)
    if (cost > account.balance) {
      throw new TransactionRefused('insufficient funds to pay for pending and new transactions')
    }
  }

  function admit(entry: PoolEntry, account: Account | undefined): void {
    requireNew(entry)
    requireAcceptable(entry, { network, best, rules: rulesAt(network, best.number + 1), account })
    if (account === undefined) return // refused above
    requirePlace(entry, account)
    insert(entry, account.nonce)
  }

  return {
    add(transaction, sender, account) {
      const entry = { transaction, sender, addedAtMs: clock.nowMs(), addedAtHeight: best.number }
      admit(entry, account)
      return entry
    },
    restore(entry, account) {
      try {
        admit(entry, account)
        kept.add(toHex(entry.transaction.hash))
        return true
      } catch (error) {
        if (error instanceof TransactionRefused) return false
        throw error
      }
    },
    remove(hash) {
      const entry = entries.get(toHex(hash))
      if (entry !== undefined) drop(entry)
    },
    has: (hash) => entries.has(toHex(hash)),
    getPending(hash) {
      const entry = entries.get(toHex(hash))
      return entry !== undefined && isPending(entry) ? entry : undefined
    },
    inMiningOrder: () => inMiningOrder([...senders.values()].map(pendingOf)),
    pendingCount() {
      let count = 0
      for (const queue of senders.values()) count += Number(endOfPending(queue) - queue.nextNonce)
      return count
    },
    pendingNonce(sender) {
      const queue = queueOf(sender)
      if (queue === undefined) return undefined
      const end = endOfPending(queue)
      return end > queue.nextNonce ? end : undefined
    },
    advance(newBest, mined) {
      best = newBest
      const leaving = expired(entries.values(), best.number, clock.nowMs())
      for (const { transaction, sender } of mined) {
        const queue = queueOf(sender)
        if (queue === undefined) continue
        const minedEntry = entries.get(toHex(transaction.hash))
        if (minedEntry !== undefined) drop(minedEntry)
        queue.nextNonce = transaction.nonce + 1n
        leaving.push(...[...queue.byNonce.values()].filter((entry) => entry.transaction.nonce < queue.nextNonce))
      }
      for (const entry of leaving) if (entries.has(toHex(entry.transaction.hash))) letGo(entry)
      version++
    },
    markKept: (hash) => void kept.add(toHex(hash)),
    keptAmong: (hashes) => hashes.filter((hash) => kept.has(toHex(hash))),
    takeGone() {
      const taken = gone
      gone = []
      return taken
    },
    version: () => version,
  }
}

/** The nonce behind the last transaction that follows the account's nonce without a gap. */
function endOfPending({ nextNonce, byNonce }: SenderQueue): bigint {
  let nonce = nextNonce
  while (byNonce.has(nonce)) nonce++
  return nonce
}

function pendingOf(queue: SenderQueue): PoolEntry[] {
  const pending: PoolEntry[] = []
  for (let nonce = queue.nextNonce; ; nonce++) {
    const entry = queue.byNonce.get(nonce)
    if (entry === undefined) return pending
    pending.push(entry)
  }
}

/** Entries are kept oldest first, so the first young one ends the search. */
function expired(entries: Iterable<PoolEntry>, height: number, nowMs: number): PoolEntry[] {
  const old: PoolEntry[] = []
  for (const entry of entries) {
    const isOld = entry.addedAtHeight < height - EXPIRES_AFTER_BLOCKS || nowMs - entry.addedAtMs >= EXPIRES_AFTER_MS
    if (!isOld) break
    old.push(entry)
  }
  return old
}
