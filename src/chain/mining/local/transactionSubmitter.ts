import type { Bytes } from '../../../base/bytes.ts'
import type { Timer } from '../../../base/clock.ts'
import { toHex } from '../../../base/hex.ts'
import { RlpError } from '../../../base/rlp.ts'
import type { Listener } from '../../../concurrency/abortable.ts'
import { createTimeLimit } from '../../../concurrency/withTimeout.ts'
import { impersonatedSender } from '../../../primitives/impersonation.ts'
import type { SignedTransaction } from '../../../primitives/signer.ts'
import { chainIdOf, decodeTransaction, recoverSender, type Transaction } from '../../../primitives/transaction.ts'
import { typeOf } from '../../../primitives/transactionTypes.ts'
import type { Account } from '../../../state/stateView.ts'
import type { TransactionSubmitter } from '../../api/engine.ts'
import { InvalidTransaction, TransactionNotMined } from '../../api/errors.ts'
import { hints } from '../../api/hints.ts'
import type { ChainContext } from '../../context.ts'
import type { Failure } from '../../execution/executeTransaction.ts'
import { createFailureError, createRevertError } from '../../execution/revertReason.ts'
import { type PoolEntry, toPoolRow } from '../../txpool/entry.ts'
import { whyNotIn } from '../../txpool/rules.ts'
import type { Conditions } from '../../txpool/txPool.ts'
import type { Miner } from './miner.ts'
import { nextTerms } from './nextBlock.ts'
import type { MiningOutcome } from './outcomes.ts'
import type { ReceiptWaits } from './receiptWaits.ts'

/** The policy for submitted transactions. */
export interface SubmitPolicy {
  /** Initial auto-mining: a transaction is mined before its hash is returned. */
  readonly minesAtOnce: boolean
  /** With auto-mining, a failed transaction returns an error instead of its hash. It is mined nevertheless. */
  readonly failsOnRevert: boolean
  /**
   * With auto-mining, maximum wait for a block, in ms. Then the transaction is persisted and its hash returned; it is
   * mined later. 0 (default): no maximum.
   */
  readonly maxWaitMs?: number
  /** Whether accounts have quotas, as on the public networks (protocol/pool#account-quotas). */
  readonly limitsAccounts?: boolean
}

/** Parts of a chain that the submitter uses. */
export interface SubmitTools {
  /** Returns true while auto-mining is on. */
  minesAtOnce(): boolean
  /** Returns the gas price of recent transactions, in wei; undefined while blocks are not full. */
  getMarketPrice(): Promise<bigint | undefined>
  readonly receiptWaits: ReceiptWaits
  readonly timer: Timer
  /** Returns true if transactions of this account are accepted without its signature. */
  isImpersonated(address: Bytes): boolean
  /** Returns geth's text of why a mined transaction failed. */
  failureText(hash: Bytes): Promise<string | undefined>
}

/** Submits transactions without a signature. */
export interface ImpersonatedSubmitter {
  /** Submits as `sendRaw`, for a sender whose signature is not checked. */
  sendFor(sender: Bytes, transaction: Transaction, listener?: Listener): Promise<Bytes>
}

/**
 * Creates the submitter: admits transactions to the pool and makes them durable before their hash is returned.
 * `txpool/README.md` has the states of a transaction.
 */
export function createTransactionSubmitter(
  context: ChainContext,
  miner: Miner,
  policy: SubmitPolicy,
  { minesAtOnce, getMarketPrice, receiptWaits, timer, isImpersonated, failureText }: SubmitTools,
): TransactionSubmitter & ImpersonatedSubmitter {
  const { pool, store, head, network } = context
  const { maxWaitMs = 0 } = policy
  const limitWait = maxWaitMs === 0 ? undefined : createTimeLimit(maxWaitMs, timer)
  /** Transactions that are admitted and not acknowledged yet, by hash: resolves with whether they became durable. */
  const inFlight = new Map<string, Promise<boolean>>()

  /** Resolves when the transaction is mined or has a row, with its failure if it was mined and failed. */
  async function makeDurable(entry: PoolEntry): Promise<Failure | undefined> {
    const { hash } = entry.transaction
    const outcome = minesAtOnce() && pool.getPending(hash) !== undefined ? await mine(hash) : undefined
    if (outcome?.isMined === true) return outcome.failure
    // On development chains the pool still has it, and the caller of this function removes it.
    const hint = outcome?.reason === undefined ? undefined : hints.notInBlock(outcome.reason)
    if (hint !== undefined && context.isDevelopment) throw new TransactionNotMined(hint)
    if (pool.has(hash)) await persist(context, entry)
    else if ((await store.transactions.getByHash(hash)) === undefined) throw new TransactionNotMined(hint)
    return undefined
  }

  /** Mines the transaction; resolves with undefined after the maximum wait. */
  async function mine(hash: Bytes): Promise<MiningOutcome | undefined> {
    const mining = miner.minePending(hash)
    return limitWait === undefined ? mining : limitWait(mining, () => undefined)
  }

  /** Throws `error` unless a block has mined the transaction: a transaction whose submission failed must not be mined later. */
  async function throwUnlessMined(hash: Bytes, error: unknown): Promise<undefined> {
    if (await miner.withdraw(hash)) throw error
  }

  /** Reports as a hint why a transaction waits: a nonce gap, or terms of the next block. */
  function reportWait({ transaction, sender }: PoolEntry, account: Account | undefined, listener: Listener): void {
    const { hash, nonce } = transaction
    if (!pool.has(hash)) return
    if (pool.getPending(hash) === undefined) {
      const isAhead = context.isDevelopment && !minesAtOnce() ? hints.nonceWaits : hints.nonceAhead
      listener.onHint(isAhead(nonce, pool.pendingNonce(sender) ?? account?.nonce ?? 0n))
      return
    }
    const reason = context.isDevelopment
      ? whyNotIn(nextTerms(context, head.current()), transaction, network)
      : undefined
    if (reason !== undefined) listener.onHint(hints.waitsInPool(reason))
  }

  /** Returns the conditions that the next block sets on development chains. */
  function conditions(): Conditions {
    return context.isDevelopment ? { next: nextTerms(context, head.current()), mayWait: !minesAtOnce() } : {}
  }

  /** Admits a transaction. A duplicate is refused as known only once the first copy is durable; if it failed, it is admitted. */
  async function admit(transaction: Transaction, sender: Bytes) {
    // Only quotas need the price, which is read again after each new block.
    const marketPrice = policy.limitsAccounts === true ? await getMarketPrice() : undefined
    for (;;) {
      const account = await readAccountAtHead(context, sender)
      try {
        return { entry: pool.add(transaction, sender, account, { marketPrice, ...conditions() }), account }
      } catch (error) {
        if ((await inFlight.get(toHex(transaction.hash))) !== false) throw error
      }
    }
  }

  /** Makes an admitted transaction durable; duplicates wait for the result. */
  async function settle(entry: PoolEntry): Promise<Failure | undefined> {
    const { hash } = entry.transaction
    const key = toHex(hash)
    const durable = makeDurable(entry).catch((error) => throwUnlessMined(hash, error))
    const isDurable = durable.then(
      () => true,
      () => false,
    )
    inFlight.set(key, isDurable)
    // The first continuation. A later copy may have replaced the entry: only its own submission deletes it.
    void isDurable.then(() => inFlight.get(key) === isDurable && inFlight.delete(key))
    return durable
  }

  /** Returns the error of a mined transaction that failed. */
  async function toError(hash: Bytes, { payload, reason = 'execution failed' }: Failure) {
    const { network } = context
    if (payload !== undefined) return createRevertError(payload, network)
    const text = network.compat === 'ethereum' ? await failureText(hash) : undefined
    return createFailureError(text ?? reason, network)
  }

  async function sendRaw(encoded: Bytes, listener?: Listener): Promise<Bytes> {
    const transaction = parseTransaction(encoded)
    return sendFor(requireSender(transaction, context.network.chainId, isImpersonated), transaction, listener)
  }

  async function sendSigned(signed: SignedTransaction, listener?: Listener): Promise<Bytes> {
    const { transaction, sender, chainId } = signed
    if (chainId !== context.network.chainId) return sendRaw(transaction.encoded, listener)
    return sendFor(sender, transaction, listener)
  }

  async function sendFor(sender: Bytes, transaction: Transaction, listener?: Listener): Promise<Bytes> {
    if (context.base !== undefined) await context.base.prefetch({ ...transaction, from: sender })
    const { entry, account } = await admit(transaction, sender)
    const failure = await settle(entry)
    if (listener !== undefined) reportWait(entry, account, listener)
    if (policy.failsOnRevert && failure !== undefined) throw await toError(transaction.hash, failure)
    return transaction.hash
  }

  return {
    sendRaw,
    sendSigned,
    sendFor,
    sendAndWait: receiptWaits.sendAndWait,
  }
}

/** Reads the account at the head; reads again if the head moved meanwhile, since the pool counts nonces from the head. */
async function readAccountAtHead({ state, head }: ChainContext, address: Bytes): Promise<Account | undefined> {
  for (;;) {
    const tip = head.current()
    const account = await state.worldAt(tip.block.header.number).getAccount(address)
    if (head.current() === tip) return account
  }
}

/** Writes the row of a transaction in the pool, so that it survives a restart. */
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

/** Decodes a signed transaction; throws `InvalidTransaction`. */
export function parseTransaction(encoded: Bytes): Transaction {
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
