/** Registers work to do once a test or a file is over. */
export type Cleanup = (work: () => void | Promise<void>) => void

/** Collects the cleanup of what a `beforeAll` creates. `run` does the work, the newest first, as vitest does after a test. */
export function collectCleanup(): { readonly cleanup: Cleanup; run(): Promise<void> } {
  const works: Parameters<Cleanup>[0][] = []
  return {
    cleanup: (work) => void works.unshift(work),
    async run() {
      for (const work of works) await work()
    },
  }
}
