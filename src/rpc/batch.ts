export interface BatchPlan<Answer> {
  readonly length: number
  /** The most that run at once. */
  readonly concurrency: number
  /** Whether item i may change what the items behind it see. */
  changesState(index: number): boolean
  run(index: number): Promise<Answer>
}

/**
 * Runs a batch and gives its answers in its order. Neighbours that only read run together; what changes the chain waits for
 * all before it and is waited for by all behind it, so that the answers are those of running one by one.
 * The first rejection of `run` ends the batch; what has not begun then never begins.
 */
export async function runBatch<Answer>(plan: BatchPlan<Answer>): Promise<Answer[]> {
  const answers: Answer[] = []
  for (let start = 0; start < plan.length; ) {
    let end = start + 1
    if (!plan.changesState(start)) while (end < plan.length && !plan.changesState(end)) end++
    await runTogether(plan, start, end, answers)
    start = end
  }
  return answers
}

async function runTogether<Answer>(plan: BatchPlan<Answer>, start: number, end: number, answers: Answer[]) {
  let next = start
  const worker = async () => {
    while (next < end) {
      const index = next++
      answers[index] = await plan.run(index)
    }
  }
  try {
    await Promise.all(Array.from({ length: Math.min(plan.concurrency, end - start) }, worker))
  } finally {
    next = end
  }
}
