/** There are no more rounds. */
export class RoundsStopped extends Error {}

/** Work that is done in rounds, one at a time. */
export interface Rounds {
  /** Resolves, or rejects, with the first round that begins from now on; all who ask before it begins share it. */
  next(): Promise<void>
  /** Waits for the round that is under way. There is none after it: who asks for one, or has asked, gets {@link RoundsStopped}. */
  stop(): Promise<void>
}

interface Asker {
  resolve(): void
  reject(error: unknown): void
}

/** Rounds of `work`, which run only when somebody asks for one. */
export function createRounds(work: () => Promise<void>): Rounds {
  let askers: Asker[] = []
  let isStopped = false
  let running: Promise<void> | undefined

  async function runAll(): Promise<void> {
    while (askers.length > 0 && !isStopped) {
      const those = askers
      askers = []
      try {
        await work()
        for (const { resolve } of those) resolve()
      } catch (error) {
        for (const { reject } of those) reject(error)
      }
    }
    for (const { reject } of askers) reject(new RoundsStopped())
    askers = []
    running = undefined // in the same turn as the last look at the askers
  }

  return {
    next: () =>
      new Promise((resolve, reject) => {
        askers.push({ resolve, reject })
        running ??= runAll()
      }),
    async stop() {
      isStopped = true
      await running
    },
  }
}
