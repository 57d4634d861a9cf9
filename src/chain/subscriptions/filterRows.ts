import type { Hex } from '../../base/hex.ts'
import type { FilterProgress, FilterRow } from '../../storage/store.ts'
import { TooManyFilters } from '../api/errors.ts'
import type { ChainContext } from '../context.ts'
import { createFilterId } from './filterId.ts'

/** A filter goes when it was not polled for so long. */
export const FILTER_LIFETIME_MS = 5 * 60_000
/** A poll that has nothing to tell is noted in the row only when the row is this old: most polls write nothing. */
const NOTE_AFTER_MS = 30_000
const SWEEP_EVERY_MS = 60_000
const MOST_SWEPT = 1_000

/** How many filters there may be at a time. */
export interface FilterLimits {
  readonly ofKey: number
  readonly all: number
}

/** The rows of filters, and when they go. */
export interface FilterRows {
  /** The row of a key's filter that has not expired. */
  find(keyId: string, id: string): Promise<FilterRow | undefined>
  /** Keeps a new filter and returns its id; throws `TooManyFilters`. */
  install(filter: Omit<FilterRow, 'id' | 'version' | 'polledAtMs'>): Promise<Hex>
  /** Notes what a poll has told; false when somebody else has polled the filter meanwhile, or it is gone. */
  advance(row: FilterRow, progress: Omit<FilterProgress, 'polledAtMs'>): Promise<boolean>
  /** Notes that the filter was polled and had nothing to tell. */
  touch(row: FilterRow): Promise<void>
  /** False when it was gone. */
  delete(id: string): Promise<boolean>
  /** Deletes some of those that have expired. */
  sweep(): Promise<void>
  /** Deletes those of a kind that were told less than up to this arrival. */
  deleteLagging(kind: string, arrival: number): Promise<void>
}

export function createFilterRows({ store, clock, timer }: ChainContext, limits: FilterLimits): FilterRows {
  const { filters } = store
  /** By id, the time by the timer when this process saw a filter last; a row may be behind by what goes unnoted. */
  const polledAt = new Map<string, number>()
  let sweptAtMs = Number.NEGATIVE_INFINITY

  /** Rows have times by the clock, since they outlive the process. */
  function isExpired({ id, polledAtMs }: FilterRow): boolean {
    const seenAtMs = polledAt.get(id)
    const age = seenAtMs === undefined ? clock.nowMs() - polledAtMs - NOTE_AFTER_MS : timer.nowMs() - seenAtMs
    return age > FILTER_LIFETIME_MS
  }

  const forget = (ids: readonly string[]) => ids.forEach((id) => void polledAt.delete(id))

  async function sweep(): Promise<void> {
    sweptAtMs = timer.nowMs()
    const nowMs = clock.nowMs()
    const polledBeforeMs = nowMs - FILTER_LIFETIME_MS - NOTE_AFTER_MS
    forget(await filters.deleteIdle({ polledBeforeMs, nowMs, limit: MOST_SWEPT }))
  }

  async function remove(id: string): Promise<boolean> {
    polledAt.delete(id)
    return filters.delete(id)
  }

  async function advance(row: FilterRow, progress: Omit<FilterProgress, 'polledAtMs'>): Promise<boolean> {
    const isDone = await filters.advance(row.id, row.version, { ...progress, polledAtMs: clock.nowMs() })
    if (isDone) polledAt.set(row.id, timer.nowMs())
    return isDone
  }

  return {
    sweep,
    deleteLagging: async (kind, arrival) => forget(await filters.deleteLagging(kind, arrival)),
    delete: remove,
    advance,
    async find(keyId, id) {
      if (timer.nowMs() - sweptAtMs >= SWEEP_EVERY_MS) await sweep()
      const row = await filters.get(id)
      if (row === undefined || row.keyId !== keyId) return undefined
      if (!isExpired(row)) return row
      await remove(id)
      return undefined
    },
    async install(filter) {
      await sweep()
      const { all, ofKey } = await filters.count(filter.keyId)
      const seconds = FILTER_LIFETIME_MS / 1000
      if (ofKey >= limits.ofKey) throw new TooManyFilters(limits.ofKey, seconds)
      if (all >= limits.all) throw new TooManyFilters(limits.all, seconds)
      const id = createFilterId()
      await filters.insert({ ...filter, id, version: 0, polledAtMs: clock.nowMs() })
      polledAt.set(id, timer.nowMs())
      return id
    },
    async touch(row) {
      polledAt.set(row.id, timer.nowMs())
      if (clock.nowMs() - row.polledAtMs >= NOTE_AFTER_MS) await advance(row, row)
    },
  }
}
