import type { Awaitable } from '../base/awaitable.ts'

export interface BatchPlan<T> {
  readonly length: number
  /** The most that run at once. */
  readonly concurrency: number
  /** Whether item i may change what the items after it see. */
  changesState(index: number): boolean
  run(index: number): Awaitable<T>
  /** Throws when nobody waits for the rest; asked wherever time has passed. */
  requireWanted(): void
}

/**
 * Runs a batch and returns its responses in its order. Neighbours that only read run together, those whose response is
 * there at once in one pass; what changes the chain runs alone, after all before it and before all after it, so that
 * the responses are those of running one by one. The first rejection of `run` ends the batch; what has not begun by then never begins.
 */
export async function runBatch<T>(plan: BatchPlan<T>): Promise<T[]> {
  const responses: T[] = []
  for (let start = 0; start < plan.length; ) {
    let end = start + 1
    if (!plan.changesState(start)) while (end < plan.length && !plan.changesState(end)) end++
    await runTogether(plan, start, end, responses)
    start = end
  }
  return responses
}

async function runTogether<T>(plan: BatchPlan<T>, start: number, end: number, responses: T[]) {
  let next = start
  const worker = async () => {
    while (next < end) {
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
