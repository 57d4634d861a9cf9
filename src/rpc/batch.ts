import type { ClientPath } from '../concurrency/fairQueue.ts'
import type { MaybePromise } from '../concurrency/maybePromise.ts'
import { yieldIfSliceUsed } from '../concurrency/timeSlice.ts'

/** The items of a batch and the way to run them. */
export interface BatchPlan<T> {
  readonly length: number
  /** Maximum number of items that run at the same time. */
  readonly concurrency: number
  /** Returns the client of the batch; batches of several clients continue round-robin. */
  clientPath(): ClientPath
  /** Returns whether an item may change the results of later items. */
  changesState(index: number): boolean
  run(index: number): MaybePromise<T>
  /** Throws if the client has left. Called after each wait. */
  requireWanted(): void
}

/** Number of items that run between two reads of the clock. */
const ITEMS_PER_CLOCK_READ = 4

/**
 * Runs a batch; resolves with its responses in its order. Adjacent items that only read run together; items with a synchronous
 * response run in one pass, which yields to other clients when its time slice is used up. An item that changes the chain runs
 * alone, so that the responses equal those of running the items one by one. Rejects with the first rejection of `run`, after
 * which no further item starts.
 */
export async function runBatch<T>(plan: BatchPlan<T>): Promise<T[]> {
  const responses: T[] = []
  const pauses = createPauses(plan.clientPath)
  for (let start = 0; start < plan.length; ) {
    let end = start + 1
    if (!plan.changesState(start)) while (end < plan.length && !plan.changesState(end)) end++
    await runTogether(plan, { start, end, pauses, responses })
    start = end
  }
  return responses
}

/** Returns a function to call before each item: returns a promise while the time slice is used up, the same for all workers. */
function createPauses(clientPathOf: () => ClientPath): () => Promise<void> | undefined {
  let items = 0
  let paused: Promise<void> | undefined
  return () => {
    if (paused === undefined && items++ % ITEMS_PER_CLOCK_READ === 0) {
      paused = yieldIfSliceUsed(clientPathOf)?.then(() => {
        paused = undefined
      })
    }
    return paused
  }
}

interface BatchSpan<T> {
  readonly start: number
  readonly end: number
  readonly responses: T[]
  pauses(): Promise<void> | undefined
}

async function runTogether<T>(plan: BatchPlan<T>, { start, end, pauses, responses }: BatchSpan<T>) {
  let next = start
  const worker = async () => {
    while (next < end) {
      const pause = pauses()
      if (pause !== undefined) {
        await pause
        plan.requireWanted()
        continue // other workers may have run the rest
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
