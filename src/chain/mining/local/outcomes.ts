import type { Bytes } from '../../../base/bytes.ts'
import { toHex } from '../../../base/hex.ts'
import { presentOnly } from '../../../base/presentOnly.ts'
import { createDeferred } from '../../../concurrency/deferred.ts'
import type { ExecutedBlock } from '../../execution/blockExecution.ts'
import type { Failure } from '../../execution/executeTransaction.ts'

/**
 * The outcome of a run for a transaction: mined, with its failure if it failed, or not mined, with the reason if a block
 * could not have it.
 */
export type MiningOutcome =
  | { readonly isMined: true; readonly failure: Failure | undefined }
  | { readonly isMined: false; readonly reason?: string }

/** A waiting caller. Only the first call of `leave` or `fail` has an effect. */
export interface OutcomeWait {
  /** Resolves the wait as not mined. */
  leave(): void
  fail(error: unknown): void
}

interface Wait extends OutcomeWait {
  readonly outcome: Promise<MiningOutcome>
  /** Why a block of the run could not have the transaction. */
  reason?: string
  resolve(outcome: MiningOutcome): void
}

/** Creates the waits of callers for transactions. Each is resolved when the block with its transaction is stored. */
export function createOutcomes() {
  const waits = new Map<string, Wait>()

  function begin(name: string): Wait {
    const { promise: outcome, resolve, reject: fail } = createDeferred<MiningOutcome>()
    const end = () => waits.delete(name)
    outcome.then(end, end)
    const wait: Wait = {
      outcome,
      resolve,
      fail,
      leave: () => resolve({ isMined: false, ...presentOnly({ reason: wait.reason }) }),
    }
    return wait
  }

  return {
    /** Returns the outcome of a transaction. */
    of(hash: Bytes): Promise<MiningOutcome> {
      const name = toHex(hash)
      const wait = waits.get(name) ?? begin(name) // a transaction may be sent again after it left the pool
      waits.set(name, wait)
      return wait.outcome
    },
    /** Rejects the callers that wait for a transaction; returns false if there are none. */
    fail(hash: Bytes, error: unknown): boolean {
      const wait = waits.get(toHex(hash))
      wait?.fail(error)
      return wait !== undefined
    },
    /** Notes why a block could not have a transaction. */
    noteReason(hash: Bytes, reason: string): void {
      const wait = waits.get(toHex(hash))
      if (wait !== undefined) wait.reason = reason
    },
    /** Returns the callers that wait now. */
    waiting: (): readonly OutcomeWait[] => [...waits.values()],
    /** Resolves the callers that wait for a transaction of the block. */
    resolveMined({ transactions, failures }: ExecutedBlock): void {
      if (waits.size === 0) return
      for (const { hash } of transactions) {
        const name = toHex(hash)
        waits.get(name)?.resolve({ isMined: true, failure: failures.get(name) })
      }
    },
  }
}
