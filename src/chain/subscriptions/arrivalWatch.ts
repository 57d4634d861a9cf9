import type { Mutex } from '../../concurrency/mutex.ts'
import type { Store } from '../../storage/store.ts'
import { type ArrivalLog, createArrivalLog } from '../canonical/arrivalLog.ts'
import type { ChainContext } from '../context.ts'
import type { FilterRows } from './filterRows.ts'

/** A filter that is behind by more is gone with the next look: kept arrivals are bounded. */
const MOST_KEPT = 100_000

/** Keeps arrivals while filters want them, and no longer. */
export interface ArrivalWatch {
  /** Deletes what every filter has been told; ends the keeping when there is no filter left. */
  tidy(): Promise<void>
}

/** Goes on where the log stood, if there are filters that want it. */
export async function openArrivalLog({ arrivals, filters }: Store, isAlwaysWatched: boolean): Promise<ArrivalLog> {
  const told = await filters.getArrivals('transactions')
  const log = createArrivalLog(Math.max(told?.largest ?? 0, (await arrivals.getLast()) ?? 0), { isAlwaysWatched })
  if (told !== undefined) log.watch()
  return log
}

/** What `oneByOne` runs does not overlap: a filter that is just being installed must not be missed. */
export function createArrivalWatch(context: ChainContext, rows: FilterRows, oneByOne: Mutex): ArrivalWatch {
  const { store, arrivalLog, sharing } = context

  async function tidy(): Promise<void> {
    if (!arrivalLog.isWatched() || !sharing.writes()) return
    await rows.deleteLagging('transactions', arrivalLog.last() - MOST_KEPT)
    const wanted = await store.filters.getArrivals('transactions')
    if (wanted === undefined) arrivalLog.unwatch()
    const told = wanted?.least ?? arrivalLog.last()
    await store.write((writers) => writers.arrivals.deleteUpTo(told))
  }

  arrivalLog.onCleanupDue(() => {
    const look = async () => {
      await rows.sweep()
      await tidy()
    }
    oneByOne.run(look).catch((error: Error) => process.emitWarning(error)) // the next thousand try again
  })
  return { tidy: () => oneByOne.run(tidy) }
}
