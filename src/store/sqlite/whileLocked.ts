import { setTimeout } from 'node:timers/promises'
import type { Awaitable } from '../../base/awaitable.ts'
import { StoreError } from '../errors.ts'

const PAUSE_MS = 10

/**
 * What `ask` returns, asked again for up to `waitMs` while another connection has the lock. SQLite's own waiting would stop
 * everything else here, the connection that is waited for too if it is ours.
 */
export async function whileLocked<T>(ask: () => Awaitable<T>, waitMs: number): Promise<T> {
  const until = performance.now() + waitMs
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      const isLocked = error instanceof StoreError && error.kind === 'storeLocked'
      if (!isLocked || performance.now() >= until) throw error
      await setTimeout(PAUSE_MS)
    }
  }
}
