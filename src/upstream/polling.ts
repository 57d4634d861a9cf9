import type { Timer } from '../base/clock.ts'
import { TokenBucket } from '../concurrency/tokenBucket.ts'

export interface PollingSetup {
  readonly timer: Timer
  /** Time between the end of a poll and the next one, in ms. */
  readonly pollMs: number
  /** Called with the reason for which a poll has failed. The next one follows. */
  onProblem(message: string): void
}

/** Maximum number of polls of one kind in a second that are woken early. */
const WOKEN_PER_SECOND = 10

/** Creates polls that are repeated until they are stopped. */
export function createPolling({ timer, pollMs, onProblem }: PollingSetup) {
  const stopped = new AbortController()

  return {
    /** Polls now, and again after each poll. Returns a function that wakes the next poll early. */
    start(poll: () => Promise<void>): () => void {
      const early = new TokenBucket(WOKEN_PER_SECOND, timer.nowMs())
      const take = () => ({ perSecond: WOKEN_PER_SECOND, nowMs: timer.nowMs() })
      let isWoken = false
      /** Aborted when the next poll begins; undefined while one runs. */
      let waiting: AbortController | undefined

      async function run(): Promise<void> {
        waiting?.abort()
        waiting = undefined
        isWoken = false
        const failure = await poll().then(() => undefined, reasonOf)
        if (stopped.signal.aborted) return
        if (failure !== undefined) onProblem(failure)
        waiting = new AbortController()
        wakeIn(pollMs)
        if (isWoken) wakeEarly()
      }

      function wakeIn(ms: number): void {
        if (waiting === undefined) return
        timer.wakeIn(ms, () => void run(), waiting.signal)
      }

      function wakeEarly(): void {
        const waitMs = early.waitMs(1, take())
        early.spend(1)
        if (waitMs === 0) void run()
        else wakeIn(waitMs)
      }

      stopped.signal.addEventListener('abort', () => waiting?.abort())
      void run()
      return () => {
        if (isWoken || stopped.signal.aborted) return
        isWoken = true
        if (waiting !== undefined) wakeEarly()
      }
    },
    isStopped: (): boolean => stopped.signal.aborted,
    stop: (): void => stopped.abort(),
  }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
