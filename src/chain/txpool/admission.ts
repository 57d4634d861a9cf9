import type { Bytes } from '../../base/bytes.ts'
import type { Network } from '../../chainspec/network.ts'
import type { Transaction } from '../../primitives/transaction.ts'
import type { Account } from '../../state/stateView.ts'
import { TransactionRefused } from '../api/errors.ts'
import { refusals, refuse } from '../api/refusals.ts'
import type { BlockTerms } from '../execution/blockLimits.ts'
import type { PoolContents } from './contents.ts'
import type { PoolEntry } from './entry.ts'
import { requireAcceptable, requireAffordable, requireHigherPrice } from './rules.ts'
import { pendingOf, type SenderQueue } from './senders.ts'

/**
 * The transactions that may wait for a block with other terms: those that the pool has acknowledged, also new ones, or none
 * (the reference node).
 */
export type Waiting = 'none' | 'promised' | 'all'

/** The state that a new transaction is checked against. */
export interface AdmissionContext {
  readonly network: Network
  /** The newest block, or the terms of the next one. */
  readonly block: BlockTerms
  readonly waiting: Waiting
  /** The number of the newest block, which may be built and not stored yet. */
  readonly height: number
  /** The sender's account in the newest block. */
  readonly account: Account | undefined
  readonly nowMs: number
  readonly charge: Charge
  /** True if it was admitted before: the limits of the pool do not apply again. */
  readonly isPromised: boolean
}

/** Charges a pending transaction to its sender's quota; throws `TransactionRefused` if the quota is too low. */
export type Charge = (entry: PoolEntry, pendingNonce: bigint, replaced: PoolEntry | undefined) => void

/**
 * Admits a transaction, and the queued ones of its sender that become pending with it. Throws `TransactionRefused`.
 * Returns the entries that left the pool for it: the one that it replaces, and a queued one that cannot become pending.
 * The order of the checks is the reference node's (protocol/pool#admission).
 */
export function admit(contents: PoolContents, entry: PoolEntry, context: AdmissionContext): PoolEntry[] {
  requireNew(contents, entry.transaction, context)
  const replaced = admitOne(contents, entry, context)
  const refused = admitSuccessors(contents, entry.sender, { ...context, isPromised: true })
  return [replaced, refused].filter((left) => left !== undefined)
}

function requireNew(
  contents: PoolContents,
  { hash, nonce }: Transaction,
  { network }: Pick<AdmissionContext, 'network'>,
): void {
  const known = contents.find(hash)
  if (known === undefined) return
  const isPending = nonce < (contents.queueOf(known.sender)?.end ?? 0n)
  throw refuse(refusals.alreadyKnown(isPending), network)
}

function admitOne(contents: PoolContents, entry: PoolEntry, context: AdmissionContext): PoolEntry | undefined {
  const { block, network, charge, isPromised, waiting } = context
  const { sender, transaction } = entry
  const mayWait = waiting === 'all' || (waiting === 'promised' && isPromised)
  // The reference node counts from the account's nonce.
  const nextNonce = waiting === 'none' ? undefined : (contents.queueOf(sender)?.end ?? 0n)
  const account = requireAcceptable(entry, { ...context, nextNonce, mayWait })
  contents.follow(sender, account.nonce)
  const queue = contents.queueOf(sender) ?? emptyQueue(account.nonce)
  const sameNonce = queue.byNonce.get(transaction.nonce)
  const replaced = transaction.nonce < queue.end ? sameNonce : undefined
  requireHigherPrice(entry, replaced, network)
  if (!isPromised && !contents.hasRoomFor(entry, sameNonce)) throw refuse(refusals.poolFull(), network)
  if (transaction.nonce <= queue.end) {
    charge(entry, queue.end, replaced)
    const others = pendingOf(queue).filter((other) => other !== replaced)
    requireAffordable(others, entry, { account, block, network })
  }
  return contents.put(entry, account.nonce)
}

/** Admits the queued successors. Removes and returns the first that is refused; those after it stay queued. */
function admitSuccessors(contents: PoolContents, sender: Bytes, context: AdmissionContext): PoolEntry | undefined {
  for (;;) {
    const queue = contents.queueOf(sender)
    const next = queue?.byNonce.get(queue.end)
    if (next === undefined) return undefined
    const { nowMs, height } = context
    try {
      admitOne(contents, { ...next, addedAtMs: nowMs, addedAtHeight: height }, context)
    } catch (error) {
      if (!(error instanceof TransactionRefused)) throw error
      contents.setAside(next)
      return next
    }
  }
}

function emptyQueue(nonce: bigint): SenderQueue {
  return { nonce, end: nonce, byNonce: new Map() }
}
