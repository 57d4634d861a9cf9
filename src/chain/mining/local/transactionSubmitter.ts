import type { Bytes } from '../../../base/bytes.ts'
import type { Timer } from '../../../base/clock.ts'
import { toHex } from '../../../base/hex.ts'
import { RlpError } from '../../../base/rlp.ts'
import type { Listener } from '../../../concurrency/abortable.ts'
import { inTime } from '../../../concurrency/withTimeout.ts'
import { impersonatedSender } from '../../../primitives/impersonation.ts'
import { chainIdOf, decodeTransaction, recoverSender, type Transaction } from '../../../primitives/transaction.ts'
import { typeOf } from '../../../primitives/transactionTypes.ts'
import type { Account } from '../../../state/stateView.ts'
import type { TransactionSubmitter } from '../../api/engine.ts'
import { InvalidTransaction, TransactionNotMined } from '../../api/errors.ts'
import { hints } from '../../api/hints.ts'
import type { ChainContext } from '../../context.ts'
import type { Failure } from '../../execution/executeTransaction.ts'
import { createRevertError } from '../../execution/revertReason.ts'
import { type PoolEntry, toPoolRow } from '../../txpool/entry.ts'
import type { Miner } from './miner.ts'
import type { Outcome } from './outcomes.ts'
import type { ReceiptWaits } from './receiptWaits.ts'

/** How a chain treats what comes in. */
export interface SubmitPolicy {
  /** Auto-mining, to begin with: a transaction is mined before its hash is answered. */
  readonly minesAtOnce: boolean
  /** When auto-mining, answer an error instead of the hash of a transaction that failed. It is mined all the same. */
  readonly failsOnRevert: boolean
  /**
   * When auto-mining, longest that a sender waits for a block: then the hash is answered of a transaction that is kept,
   * but not mined yet. 0, which it is without it: as long as it takes.
   */
  readonly maxWaitMs?: number
  /** Accounts have quotas, as on the public networks (protocol/pool#account-quotas). */
  readonly limitsAccounts?: boolean
}

export interface SubmitTools {
  /** Whether auto-mining is on. */
  minesAtOnce(): boolean
  /** In wei for gas; undefined while blocks are not full. */
  getMarketPrice(): Promise<bigint | undefined>
  readonly receiptWaits: ReceiptWaits
  readonly timer: Timer
  /** Whether transactions of this account are taken without its signature. */
  isImpersonated(address: Bytes): boolean
}

/** The side of a chain where transactions come in. */
export function createTransactionSubmitter(
  context: ChainContext,
  miner: Miner,
  policy: SubmitPolicy,
  { minesAtOnce, getMarketPrice, receiptWaits, timer, isImpersonated }: SubmitTools,
): TransactionSubmitter {
  const { pool, store } = context
  /** Whether they came to be kept, by the hashes of transactions that are let in and not promised yet. */
  const inFlight = new Map<string, Promise<boolean>>()

  /** Ends when the transaction is durable: mined, or kept by a row. Returns how it failed, if it is known to have. */
  async function makeDurable(entry: PoolEntry): Promise<Failure | undefined> {
    const { hash } = entry.transaction
    const outcome = minesAtOnce() && pool.getPending(hash) !== undefined ? await mine(hash) : undefined
    if (outcome?.isMined === true) return outcome.failure
    if (pool.has(hash))
      await persist(context, entry) // waits for an earlier nonce, for room in a block or for its turn
    else if ((await store.transactions.getByHash(hash)) === undefined) throw new TransactionNotMined()
    return undefined
  }

  /** What became of it within the time that its sender waits. */
  async function mine(hash: Bytes): Promise<Outcome | undefined> {
    const mining = miner.minePending(hash)
    const { maxWaitMs = 0 } = policy
    if (maxWaitMs === 0) return mining
    return inTime(mining, maxWaitMs, timer, () => undefined)
  }

  /** What was not promised must not happen later. */
  async function unlessMined(hash: Bytes, error: unknown): Promise<undefined> {
    if (await miner.withdraw(hash)) throw error
  }

  /** Of a nonce that is too far ahead the error tells. */
  function tellGap({ transaction, sender }: PoolEntry, account: Account | undefined, listener: Listener): void {
    const { hash, nonce } = transaction
    if (!pool.has(hash) || pool.getPending(hash) !== undefined) return
    listener.onHint(hints.nonceAhead(nonce, pool.pendingNonce(sender) ?? account?.nonce ?? 0n))
  }

  /** Who sends the same transaction twice is told that it is there only when it is kept; if it cannot be, it is tried again. */
  async function admit(transaction: Transaction, sender: Bytes) {
    // Only quotas ask for it, and it costs some reading at each new block.
    const marketPrice = policy.limitsAccounts === true ? await getMarketPrice() : undefined
    for (;;) {
      const account = await readAccountAtHead(context, sender)
      try {
        return { entry: pool.add(transaction, sender, account, marketPrice), account }
      } catch (error) {
        if ((await inFlight.get(toHex(transaction.hash))) !== false) throw error
      }
    }
  }

  async function decide(entry: PoolEntry): Promise<Failure | undefined> {
    const { hash } = entry.transaction
    const name = toHex(hash)
    const durable = makeDurable(entry).catch((error) => unlessMined(hash, error))
    const isKept = durable.then(
      () => true,
      () => false,
    )
    inFlight.set(name, isKept)
    // First of all who hear of it. When it left the pool it may have come in again before this one was told.
    void isKept.then(() => inFlight.get(name) === isKept && inFlight.delete(name))
    return durable
  }

  async function sendRaw(encoded: Bytes, listener?: Listener): Promise<Bytes> {
    const transaction = parseTransaction(encoded)
    const sender = requireSender(transaction, context.network.chainId, isImpersonated)
    const { entry, account } = await admit(transaction, sender)
    const failure = await decide(entry)
    if (listener !== undefined) tellGap(entry, account, listener)
    if (policy.failsOnRevert && failure !== undefined) throw createRevertError(failure.payload, context.network)
    return transaction.hash
  }

  return {
    sendRaw,
    sendRawSync: (encoded, timeoutMs, call, send = () => sendRaw(encoded)) =>
      receiptWaits.sendAndWait(send, timeoutMs, call),
  }
}

/**
 * The account in the newest block: read again when a block came meanwhile, for the pool counts nonces from that block
 * on.
 */
async function readAccountAtHead({ state, head }: ChainContext, address: Bytes): Promise<Account | undefined> {
  for (;;) {
    const tip = head.current()
    const account = await state.worldAt(tip.block.header.number).getAccount(address)
    if (head.current() === tip) return account
  }
}

/** Keeps a waiting transaction, so that it is still there after a restart. */
async function persist({ store, pool, announcements, arrivalLog }: ChainContext, entry: PoolEntry): Promise<void> {
  const { hash } = entry.transaction
  await pool.announceArrivals([hash], async (arrived) => {
    const arrivals = arrivalLog.toRows(arrived)
    await pool.persist(hash, (leavePool) =>
      store.write((writers) => {
        writers.pool.insert(toPoolRow(entry))
        writers.pool.deleteAll(leavePool)
        writers.arrivals.insertAll(arrivals)
      }),
    )
    announcements.announcePending(arrived)
  })
}

function parseTransaction(encoded: Bytes): Transaction {
  try {
    return decodeTransaction(encoded)
  } catch (error) {
    if (!(error instanceof RlpError)) throw error
    throw new InvalidTransaction(
      `Invalid input: ${error.message}`,
      typeOf(encoded) > 0 ? hints.typedTransaction : undefined,
    )
  }
}

function requireSender(transaction: Transaction, chainId: number, isImpersonated: (address: Bytes) => boolean): Bytes {
  const signer = recoverSender(transaction, chainId)
  if (signer !== undefined) return signer
  const impersonated = impersonatedSender(transaction, chainId)
  if (impersonated !== undefined && isImpersonated(impersonated)) return impersonated
  throw new InvalidTransaction(`Invalid chainId: ${chainIdOf(transaction)}`)
}
