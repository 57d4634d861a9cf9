import type { LeaseListener } from '../sql.ts'
import { createReconnecting, openKeeper } from './connections.ts'
import type { PostgresPlace } from './location.ts'
import { LEASE_MS, type WriterLease } from './writerLease.ts'

/** The connection that renews a lease. */
export interface LeaseKeeper {
  stop(): Promise<void>
}

const RENEW_EVERY_MS = LEASE_MS / 4

/**
 * Renews a lease while the process runs, on a connection of its own, so that no long transaction delays it. A failure
 * is ignored, because the next commit detects an expired lease.
 */
export function keepLease(place: PostgresPlace, lease: WriterLease, listener: LeaseListener = {}): LeaseKeeper {
  const keeper = createReconnecting(() => openKeeper(place))
  let renewing: Promise<void> | undefined
  const renew = async () => {
    try {
      const connection = await keeper.connect()
      const begunAtMs = performance.now()
      if (await lease.renew(connection)) {
        listener.onHeldUntil?.(begunAtMs + LEASE_MS)
        return
      }
      clearInterval(timer)
      listener.onReplaced?.()
    } catch {
      // The next attempt may succeed.
    }
  }
  const timer = setInterval(() => {
    renewing ??= renew().finally(() => {
      renewing = undefined
    })
  }, RENEW_EVERY_MS)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await renewing
      await keeper.close()
    },
  }
}
