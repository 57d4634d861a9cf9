import type { Mutex } from '../../concurrency/mutex.ts'
import type { Store } from '../../storage/store.ts'
import { type ArrivalLog, createArrivalLog } from '../canonical/arrivalLog.ts'
import type { ChainContext } from '../context.ts'
import type { FilterRows } from './filterRows.ts'

/** Max stored arrivals of transactions. A filter that is further behind is deleted. */
const MAX_ARRIVALS = 100_000

export interface ArrivalLogOptions {
  /** Whether arrivals are recorded even without a filter. */
  readonly isAlwaysWatched: boolean
}

/** Opens the log of arrivals at its last number; it records arrivals if a stored filter needs them. */
export async function openArrivalLog({ arrivals, filters }: Store, options: ArrivalLogOptions): Promise<ArrivalLog> {
  const delivered = await filters.getArrivals('transactions')
  const last = Math.max(delivered?.largest ?? 0, (await arrivals.getLast()) ?? 0)
  const log = createArrivalLog(last, options)
  if (delivered !== undefined) log.watch()
  return log
}

/**
 * Deletes arrivals that no filter needs any more, and stops recording them without filters. Returns the function that
 * does so at once. `mutex` also guards the installation of filters, so that no new filter is missed.
 */
export function createArrivalRetention(context: ChainContext, rows: FilterRows, mutex: Mutex): () => Promise<void> {
  const { store, arrivalLog, sharing } = context

  async function prune(): Promise<void> {
    if (!arrivalLog.isWatched() || !sharing.writes()) return
    await rows.deleteLagging('transactions', arrivalLog.last() - MAX_ARRIVALS)
    const needed = await store.filters.getArrivals('transactions')
    if (needed === undefined) arrivalLog.unwatch()
    const delivered = needed?.least ?? arrivalLog.last()
    await store.write((writers) => writers.arrivals.deleteUpTo(delivered))
  }

  arrivalLog.onCleanupDue(() => {
    const sweepAndPrune = async () => {
      await rows.sweep()
      await prune()
    }
    mutex.run(sweepAndPrune).catch((error: Error) => process.emitWarning(error)) // the next call tries again
  })
  return () => mutex.run(prune)
}
