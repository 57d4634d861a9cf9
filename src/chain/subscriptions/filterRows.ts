import { randomBytes } from 'node:crypto'
import type { Hex } from '../../base/hex.ts'
import type { FilterProgress, FilterRow } from '../../storage/store.ts'
import { TooManyFilters } from '../api/errors.ts'
import type { ChainContext } from '../context.ts'

/** Time after its last poll at which a filter expires. */
export const FILTER_LIFETIME_MS = 5 * 60_000
/** Min age of a row before a poll without changes updates it, so that most polls write nothing. */
const TOUCH_AFTER_MS = 30_000
const SWEEP_EVERY_MS = 60_000
/** Max expired filters that one sweep deletes. */
const MAX_SWEPT = 1_000
const ID_BYTES = 16

/** Max filters at a time. */
export interface FilterLimits {
  readonly ofKey: number
  readonly all: number
}

export type FilterRows = ReturnType<typeof createFilterRows>

/** Returns the rows of filters and their expiry. */
export function createFilterRows({ store, clock, timer }: ChainContext, limits: FilterLimits) {
  const { filters } = store
  /** Timer's time of the last poll in this process, by id; the row may be older. */
  const polledAt = new Map<string, number>()
  let sweptAtMs = Number.NEGATIVE_INFINITY

  /** Returns whether a filter has expired. Rows hold times of the clock because they outlive the process. */
  function isExpired({ id, polledAtMs }: FilterRow): boolean {
    const seenAtMs = polledAt.get(id)
    const age = seenAtMs === undefined ? clock.nowMs() - polledAtMs - TOUCH_AFTER_MS : timer.nowMs() - seenAtMs
    return age > FILTER_LIFETIME_MS
  }

  const forget = (ids: readonly string[]) => ids.forEach((id) => void polledAt.delete(id))

  /** Deletes some expired filters. */
  async function sweep(): Promise<void> {
    sweptAtMs = timer.nowMs()
    const nowMs = clock.nowMs()
    const polledBeforeMs = nowMs - FILTER_LIFETIME_MS - TOUCH_AFTER_MS
    forget(await filters.deleteIdle({ polledBeforeMs, nowMs, limit: MAX_SWEPT }))
  }

  /** Deletes a filter; returns false if it did not exist. */
  async function remove(id: string): Promise<boolean> {
    polledAt.delete(id)
    return filters.delete(id)
  }

  /** Stores the progress of a poll; returns false if another poll has advanced the filter, or it was deleted. */
  async function advance(row: FilterRow, progress: Omit<FilterProgress, 'polledAtMs'>): Promise<boolean> {
    const isDone = await filters.advance(row.id, row.version, { ...progress, polledAtMs: clock.nowMs() })
    if (isDone) polledAt.set(row.id, timer.nowMs())
    return isDone
  }

  return {
    sweep,
    delete: remove,
    advance,
    /** Deletes the filters of a kind whose last delivered arrival is below this number. */
    deleteLagging: async (kind: string, arrival: number): Promise<void> =>
      forget(await filters.deleteLagging(kind, arrival)),
    /** Returns the row of a key's filter that has not expired. */
    async find(keyId: string, id: string): Promise<FilterRow | undefined> {
      if (timer.nowMs() - sweptAtMs >= SWEEP_EVERY_MS) await sweep()
      const row = await filters.get(id)
      if (row === undefined || row.keyId !== keyId) return undefined
      if (!isExpired(row)) return row
      await remove(id)
      return undefined
    },
    /** Stores a new filter and returns its id; throws `TooManyFilters`. */
    async install(filter: Omit<FilterRow, 'id' | 'version' | 'polledAtMs'>): Promise<Hex> {
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
    /** Extends the lifetime of a filter after a poll without changes. */
    async touch(row: FilterRow): Promise<void> {
      polledAt.set(row.id, timer.nowMs())
      if (clock.nowMs() - row.polledAtMs >= TOUCH_AFTER_MS) await advance(row, row)
    },
  }
}

/** Returns a filter id: 128 random bits as a QUANTITY, which cannot be guessed and does not begin with 0. */
function createFilterId(): Hex {
  for (;;) {
    const digits = randomBytes(ID_BYTES).toString('hex')
    if (!digits.startsWith('0')) return `0x${digits}`
  }
}
