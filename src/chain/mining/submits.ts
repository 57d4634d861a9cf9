import type { Bytes } from '../../base/bytes.ts'
import { toHex } from '../../base/hex.ts'
import { RlpError } from '../../base/rlp.ts'
import { impersonatedSender } from '../../model/impersonation.ts'
import { chainIdOf, decodeTransaction, recoverSender, type Transaction } from '../../model/transaction.ts'
import { typeOf } from '../../model/transactionTypes.ts'
import type { Account } from '../../state/world.ts'
import type { Submits } from '../api/engine.ts'
import { InvalidTransaction, TransactionNotMined } from '../api/errors.ts'
import { hints } from '../api/hints.ts'
import { createRevertError } from '../execution/revertReason.ts'
import type { ChainContext } from '../ledger/chainContext.ts'
import { type PoolEntry, toPoolRow } from '../txpool/entry.ts'
import type { Miner } from './miner.ts'
import type { ReceiptWaits } from './receiptWaits.ts'

/** How a chain treats what comes in. */
export interface SubmitPolicy {
  /** Auto-mining, to begin with: a transaction is mined before its hash is answered. */
  readonly minesAtOnce: boolean
  /** When auto-mining, answer an error instead of the hash of a transaction that failed. It is mined all the same. */
  readonly failsOnRevert: boolean
  /** Accounts have quotas, as on the public networks (protocol/pool#account-quotas). */
  readonly limitsAccounts?: boolean
}

export interface SubmitTools {
  /** Whether auto-mining is on. */
  minesAtOnce(): boolean
  /** In wei for gas; undefined while blocks are not full. */
  getMarketPrice(): Promise<bigint | undefined>
  readonly receiptWaits: ReceiptWaits
  /** Whether transactions of this account are taken without its signature. */
  isImpersonated(address: Bytes): boolean
}

/** The side of a chain where transactions come in. */
export function createSubmits(
  context: ChainContext,
  miner: Miner,
  policy: SubmitPolicy,
  { minesAtOnce, getMarketPrice, receiptWaits, isImpersonated }: SubmitTools,
): Submits {
  const { pool } = context

  async function sendRaw(encoded: Bytes): Promise<Bytes> {
    const transaction = parseTransaction(encoded)
    const sender = requireSender(transaction, context.network.chainId, isImpersonated)
    // Only quotas ask for it, and it costs some reading at each new block.
    const marketPrice = policy.limitsAccounts === true ? await getMarketPrice() : undefined
    const account = await readAccountAtHead(context, sender)
    const entry = pool.add(transaction, sender, account, marketPrice)
    try {
      if (!minesAtOnce()) await keep(context, entry)
      else await mine(context, miner, entry, policy.failsOnRevert)
    } catch (error) {
      pool.remove(transaction.hash) // what was not promised must not happen later
      throw error
    }
    return transaction.hash
  }

  return {
    sendRaw,
    sendRawSync: (encoded, timeoutMs, call) => receiptWaits.sendAndWait(() => sendRaw(encoded), timeoutMs, call),
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

async function mine(context: ChainContext, miner: Miner, entry: PoolEntry, failsOnRevert: boolean): Promise<void> {
  const { hash } = entry.transaction
  const outcomes = context.pool.getPending(hash) === undefined ? undefined : await miner.mineAllPending()
  if (context.pool.has(hash)) return keep(context, entry) // waits for an earlier nonce or for room in a block
  const name = toHex(hash)
  const failure = outcomes?.get(name)
  if (failsOnRevert && failure !== undefined) throw createRevertError(failure.payload, context.network)
  if (outcomes?.has(name) === true) return
  // The run before this one may have taken it along.
  if ((await context.store.transactions.getByHash(hash)) === undefined) throw new TransactionNotMined()
}

/** Keeps a waiting transaction, so that it is still there after a restart. */
async function keep({ store, pool, announcements, arrivalLog }: ChainContext, entry: PoolEntry): Promise<void> {
  pool.markKept(entry.transaction.hash) // before it is so: a block may take the transaction while the row is written
  await pool.tellArrivals([], async (arrived) => {
    const arrivals = arrivalLog.toRows(arrived)
    await pool.deleteRows([], (gone) =>
      store.write((writers) => {
        writers.pool.insert(toPoolRow(entry))
        writers.pool.deleteAll(gone)
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
