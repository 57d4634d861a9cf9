/** No further run begins, because {@link SingleFlight.stop} was called. */
export class SingleFlightStopped extends Error {}

/** Runs of one piece of work, one at a time, shared by their callers. */
export interface SingleFlight {
  /** Settles with the first run that begins after the call. All calls before it begins share it. */
  next(): Promise<void>
  /** Waits for the current run. It is the last one: waiting and later calls reject with {@link SingleFlightStopped}. */
  stop(): Promise<void>
}

interface Waiter {
  resolve(): void
  reject(error: unknown): void
}

/** Creates runs of `work`. A run begins only when `next` is called. */
export function createSingleFlight(work: () => Promise<void>): SingleFlight {
  let waiting: Waiter[] = []
  let isStopped = false
  let running: Promise<void> | undefined

  async function runAll(): Promise<void> {
    while (waiting.length > 0 && !isStopped) {
      const served = waiting
      waiting = []
      try {
        await work()
        for (const { resolve } of served) resolve()
      } catch (error) {
        for (const { reject } of served) reject(error)
      }
    }
    for (const { reject } of waiting) reject(new SingleFlightStopped())
    waiting = []
    running = undefined // synchronously after the last check of `waiting`
  }

  return {
    next: () =>
      new Promise((resolve, reject) => {
        waiting.push({ resolve, reject })
        running ??= runAll()
      }),
    async stop() {
      isStopped = true
      await running
    },
  }
}
