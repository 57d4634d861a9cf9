import { setTimeout } from 'node:timers/promises'
import type { MaybePromise } from '../concurrency/maybePromise.ts'
import { StoreError } from './errors.ts'

interface LockWait {
  readonly waitMs: number
  /** Pause between two attempts in ms; 10 by default. */
  readonly pauseMs?: number
  /** Called once if it must wait. */
  onWaiting?(): void
}

/** Waits for another process without limit. */
export const STANDING_BY = { waitMs: Number.POSITIVE_INFINITY, pauseMs: 100 }

/**
 * Returns the result of `ask`, retried for up to `waitMs` while another process or connection has the lock. SQLite's
 * own wait would block the whole process.
 */
export async function whileLocked<T>(
  ask: () => MaybePromise<T>,
  { waitMs, pauseMs = 10, onWaiting }: LockWait,
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

/** Returns whether an error says that another process, or another connection, has the lock. */
export function isLocked(error: unknown): error is StoreError {
  return error instanceof StoreError && error.kind === 'storeLocked'
}
