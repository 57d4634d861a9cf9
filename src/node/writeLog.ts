import type { Logger } from 'pino'
import { systemTimer, type Timer } from '../base/clock.ts'
import { aroundWrites } from '../storage/aroundWrites.ts'
import { StoreError, type StoreErrorKind } from '../storage/errors.ts'
import type { Store } from '../storage/store.ts'
import { createStateLog, describeDuration } from './stateLog.ts'

/** Errors that say nothing about the store's state: it is closed, or another process writes. */
const IGNORED: readonly StoreErrorKind[] = ['storeClosed', 'storeLocked', 'storeChanged']

/** Returns a store that logs when it begins to refuse writes, as on a full disk, and when it accepts them again. */
export function logWrites(
  network: string,
  store: Store,
  logger: Pick<Logger, 'warn' | 'error'>,
  timer: Pick<Timer, 'nowMs'> = systemTimer,
): Store {
  const states = createStateLog<'accepts' | StoreErrorKind>(timer)

  async function watch(write: () => Promise<void>): Promise<void> {
    try {
      await write()
    } catch (error) {
      if (error instanceof StoreError && !IGNORED.includes(error.kind)) noteRefusal(error)
      throw error
    }
    states.note('store', 'accepts', (change) => {
      if (change.former !== undefined)
        logger.warn({ network }, `the store of ${network} accepts writes again${describeDuration(change)}`)
    })
  }

  function noteRefusal(error: StoreError): void {
    states.note('store', error.kind, () =>
      logger.error({ network, err: error }, `the store of ${network} refuses writes: ${error.message}`),
    )
  }

  return aroundWrites(store, watch)
}
