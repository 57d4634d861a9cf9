import type { Party } from '../concurrency/fairQueue.ts'
import type { Awaitable } from '../concurrency/maybePromise.ts'
import { nextShare } from '../concurrency/timeSlice.ts'

export interface BatchPlan<T> {
  readonly length: number
  /** The most that run at once. */
  readonly concurrency: number
  /** Whose batch it is; those of several go on in turns. */
  party(): Party
  /** Whether item i may change what the items after it see. */
  changesState(index: number): boolean
  run(index: number): Awaitable<T>
  /** Throws when nobody waits for the rest; asked wherever time has passed. */
  requireWanted(): void
}

/** Most items take a few microseconds, and a look at the clock a tenth of one. */
const ITEMS_BETWEEN_LOOKS = 4

/**
 * Runs a batch and returns its responses in its order. Neighbours that only read run together, those whose response is
 * there at once in one pass, unless that lasts: then others are let through. What changes the chain runs alone, after all
 * before it and before all after it, so that the responses are those of running one by one. The first rejection of `run`
 * ends the batch; what has not begun by then never begins.
 */
export async function runBatch<T>(plan: BatchPlan<T>): Promise<T[]> {
  const responses: T[] = []
  const pauses = createPauses(plan.party)
  for (let start = 0; start < plan.length; ) {
    let end = start + 1
    if (!plan.changesState(start)) while (end < plan.length && !plan.changesState(end)) end++
    await runTogether(plan, { start, end, pauses, responses })
    start = end
  }
  return responses
}

/** Before each item: undefined, or when it may begin; the same for all that run together. */
function createPauses(partyOf: () => Party): () => Promise<void> | undefined {
  let items = 0
  let paused: Promise<void> | undefined
  return () => {
    if (paused === undefined && items++ % ITEMS_BETWEEN_LOOKS === 0) {
      paused = nextShare(partyOf)?.then(() => {
        paused = undefined
      })
    }
    return paused
  }
}

interface Span<T> {
  readonly start: number
  readonly end: number
  readonly responses: T[]
  pauses(): Promise<void> | undefined
}

async function runTogether<T>(plan: BatchPlan<T>, { start, end, pauses, responses }: Span<T>) {
  let next = start
  const worker = async () => {
    while (next < end) {
      const pause = pauses()
      if (pause !== undefined) {
        await pause
        plan.requireWanted()
        continue // another one may have run the rest meanwhile
      }
      const index = next++
      const response = plan.run(index)
      if (response instanceof Promise) {
        responses[index] = await response
        plan.requireWanted()
      } else responses[index] = response
    }
  }
  try {
    await Promise.all(Array.from({ length: Math.min(plan.concurrency, end - start) }, worker))
  } finally {
    next = end
  }
}
