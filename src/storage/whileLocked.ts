import { setTimeout } from 'node:timers/promises'
import type { Awaitable } from '../concurrency/maybePromise.ts'
import { StoreError } from './errors.ts'

interface Waiting {
  readonly waitMs: number
  /** Between two questions; 10 unless told. */
  readonly pauseMs?: number
  /** Told once that there is something to wait for. */
  onWaiting?(): void
}

/** In line behind another process, however long that runs. */
export const STANDING_BY = { waitMs: Number.POSITIVE_INFINITY, pauseMs: 100 }

/**
 * What `ask` returns, asked again for up to `waitMs` while somebody else has the lock. SQLite's own waiting would stop
 * everything else here, the connection that is waited for too if it is ours.
 */
export async function whileLocked<T>(
  ask: () => Awaitable<T>,
  { waitMs, pauseMs = 10, onWaiting }: Waiting,
): Promise<T> {
  const until = performance.now() + waitMs
  for (let hasTold = false; ; hasTold = true) {
    try {
      return await ask()
    } catch (error) {
      if (!isLocked(error) || performance.now() >= until) throw error
    }
    if (!hasTold) onWaiting?.()
    await setTimeout(pauseMs)
  }
}

/** Whether an error says that another process, or another connection, has the lock. */
export function isLocked(error: unknown): error is StoreError {
  return error instanceof StoreError && error.kind === 'storeLocked'
}
