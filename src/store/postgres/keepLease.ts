import { createReconnecting, openKeeper } from './connections.ts'
import type { PostgresPlace } from './location.ts'
import { LEASE_MS, type WriterLease } from './writerLease.ts'

/** What renews a lease. */
export interface LeaseKeeper {
  stop(): Promise<void>
}

const RENEW_EVERY_MS = LEASE_MS / 4

/**
 * Renews a lease for as long as the process runs, on a connection of its own: a long transaction must not keep it waiting.
 * What cannot be renewed shows at the next commit, so a failure is nobody's here; `onReplaced` is told that there is
 * another writer.
 */
export function keepLease(place: PostgresPlace, lease: WriterLease, onReplaced?: () => void): LeaseKeeper {
  const keeper = createReconnecting(() => openKeeper(place))
  let renewing: Promise<void> | undefined
  const renew = async () => {
    try {
      if (await lease.renew(await keeper.connect())) return
      clearInterval(timer)
      onReplaced?.()
    } catch {
      // The next one may succeed.
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
