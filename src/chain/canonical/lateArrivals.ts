import type { ChainContext } from '../context.ts'

/**
 * Tells what a change of the main chain has made pending: transactions that were queued, or mined on another branch.
 * The pool knows them only after the change, so those who poll for them get them by a write of its own.
 */
export async function tellLateArrivals({ store, pool, announcements, arrivalLog }: ChainContext): Promise<void> {
  await pool.tellArrivals([], async (arrived) => {
    const rows = arrivalLog.toRows(arrived)
    if (rows.length > 0) await store.write((writers) => writers.arrivals.insertAll(rows))
    announcements.announcePending(arrived)
  })
}
