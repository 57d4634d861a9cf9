import type { Bytes } from '../../../base/bytes.ts'
import { toHex } from '../../../base/hex.ts'
import type { ExecutedBlock } from '../../execution/blockExecution.ts'
import type { Failure } from '../../execution/executeTransaction.ts'

/** What became of a transaction: mined, with how it failed if it did, or left where it is. */
export type Outcome = { readonly isMined: true; readonly failure: Failure | undefined } | { readonly isMined: false }

/** One who waits for an outcome; whatever is told to it after the first time is not heard. */
export interface OutcomeWait {
  leave(): void
  fail(error: unknown): void
}

/** Those who wait for transactions: each hears as soon as the block with its transaction is kept. */
export interface Outcomes {
  of(hash: Bytes): Promise<Outcome>
  /** Everybody who waits now. */
  waiting(): readonly OutcomeWait[]
  resolveMined(block: ExecutedBlock): void
}

interface Wait extends OutcomeWait {
  readonly outcome: Promise<Outcome>
  tell(outcome: Outcome): void
}

export function createOutcomes(): Outcomes {
  const waits = new Map<string, Wait>()

  function begin(name: string): Wait {
    let tell: (outcome: Outcome) => void = () => undefined
    let fail: (error: unknown) => void = () => undefined
    const outcome = new Promise<Outcome>((resolve, reject) => {
      tell = resolve
      fail = reject
    })
    const end = () => waits.delete(name)
    outcome.then(end, end)
    return { outcome, tell, fail, leave: () => tell({ isMined: false }) }
  }

  return {
    of(hash) {
      const name = toHex(hash)
      const wait = waits.get(name) ?? begin(name) // one that has left the pool may come twice
      waits.set(name, wait)
      return wait.outcome
    },
    waiting: () => [...waits.values()],
    resolveMined({ transactions, failures }) {
      if (waits.size === 0) return
      for (const { hash } of transactions) {
        const name = toHex(hash)
        waits.get(name)?.tell({ isMined: true, failure: failures.get(name) })
      }
    },
  }
}
