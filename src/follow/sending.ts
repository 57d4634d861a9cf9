import type { Bytes } from '../base/bytes.ts'
import { toHex } from '../base/hex.ts'
import type { TransactionSubmitter } from '../chain/api/engine.ts'
import { TransactionRefused, UpstreamUnavailable } from '../chain/api/errors.ts'
import { parseTransaction } from '../chain/mining/local/transactionSubmitter.ts'
import type { Chain } from '../chain/openChain.ts'
import type { Listener } from '../concurrency/abortable.ts'
import { createFairSemaphore } from '../concurrency/fairSemaphore.ts'
import { withTimeout } from '../concurrency/withTimeout.ts'
import { RemoteError } from '../remote/errors.ts'
import { createSending, type SendingSetup } from '../upstream/sending.ts'
import { withoutNames } from '../upstream/throughUpstream.ts'

export interface FollowedSendingSetup extends Omit<SendingSetup, 'network' | 'onSent'> {
  readonly chain: Pick<Chain, 'network' | 'submits' | 'pool' | 'reads'>
  /** Called with the reason for which a transaction was not forwarded. */
  onProblem(message: string): void
}

/** Maximum number of transactions that are forwarded at once. */
const MAX_RUNNING = 64
/** Maximum time in ms for which a sender waits for the endpoints, which may be frozen. */
const MAX_SEND_MS = 2_000

/**
 * Creates the sending of transactions of a followed chain. A transaction is forwarded to all endpoints, and is in the pool
 * until a block has it. One that no endpoint has answered about is only in the pool, and is forwarded with a later head.
 */
export function createFollowedSending({ chain, remote, timer, onProblem }: FollowedSendingSetup) {
  const { network, submits, pool, reads } = chain
  const sending = createSending({ remote, network, timer, onSent: async () => undefined })
  const running = createFairSemaphore(MAX_RUNNING)
  /** Transactions in the pool that no endpoint has, by hash. The pool bounds them. */
  const unsent = new Map<string, { readonly hash: Bytes; readonly encoded: Bytes }>()
  let isResending = false

  const noteUnsent = (hash: Bytes, encoded: Bytes) => unsent.set(toHex(hash), { hash, encoded })

  /** Forwards a transaction. Returns whether an endpoint has it in time; throws the refusal of the endpoints. */
  async function forward(encoded: Bytes): Promise<boolean> {
    const ended = new AbortController()
    const sent = running.run(() => sending.send(encoded), { signal: ended.signal })
    try {
      return await withTimeout(
        sent.then(() => true),
        MAX_SEND_MS,
        timer,
        () => false,
      )
    } catch (error) {
      if (error instanceof RemoteError) throw new TransactionRefused(withoutNames(error.message, error.origin))
      if (error instanceof UpstreamUnavailable) return false
      throw error
    } finally {
      ended.abort() // it does not wait for others any more
    }
  }

  async function sendRaw(encoded: Bytes, listener?: Listener): Promise<Bytes> {
    const isSent = await forward(encoded)
    try {
      const hash = await submits.sendRaw(encoded, listener)
      if (!isSent) noteUnsent(hash, encoded)
      return hash
    } catch (error) {
      // The network has it: this node may be behind, or have it already.
      if (isSent && error instanceof TransactionRefused) return parseTransaction(encoded).hash
      throw error
    }
  }

  /**
   * Forwards a transaction again, unless it has left the pool. One that is refused is not forwarded any more. Returns
   * whether the endpoints answer.
   */
  async function resend(hash: Bytes, encoded: Bytes): Promise<boolean> {
    try {
      const found = await reads.getTransaction(hash)
      const isPending = found !== undefined && found.location === undefined
      if (isPending && !(await forward(encoded))) return false
    } catch (error) {
      onProblem(
        `transaction ${toHex(hash)} is not forwarded: ${error instanceof Error ? error.message : String(error)}`,
      )
    }
    unsent.delete(toHex(hash))
    return true
  }

  for (const { transactions } of Object.values(pool.content()).flatMap((part) => [...part]))
    for (const { hash, encoded } of transactions) noteUnsent(hash, encoded)

  return {
    submits: { ...submits, sendRaw } satisfies TransactionSubmitter,
    /** Forwards the transactions that no endpoint has, among them those that were in the pool at the start. */
    async resendAll(): Promise<void> {
      if (isResending) return
      isResending = true
      for (const { hash, encoded } of [...unsent.values()]) if (!(await resend(hash, encoded))) break
      isResending = false
    },
  }
}
