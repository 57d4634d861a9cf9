import type { Timer } from '../base/clock.ts'

export interface PollingSetup {
  readonly timer: Timer
  /** Time between the end of a poll and the next one, in ms. */
  readonly pollMs: number
  /** Called with the reason for which a poll has failed. The next one follows. */
  onProblem(message: string): void
}

/** Creates polls that are repeated until they are stopped. */
export function createPolling({ timer, pollMs, onProblem }: PollingSetup) {
  const stopped = new AbortController()

  async function repeat(poll: () => Promise<void>): Promise<void> {
    const failure = await poll().then(() => undefined, reasonOf)
    if (stopped.signal.aborted) return
    if (failure !== undefined) onProblem(failure)
    timer.wakeIn(pollMs, () => void repeat(poll), stopped.signal)
  }

  return {
    /** Polls now, and again after each poll. */
    start: (poll: () => Promise<void>): void => void repeat(poll),
    isStopped: (): boolean => stopped.signal.aborted,
    stop: (): void => stopped.abort(),
  }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
