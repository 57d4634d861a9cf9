import type { Logger } from 'pino'
import type { Clock, Timer } from '../base/clock.ts'
import { withTimeout } from '../concurrency/withTimeout.ts'
import { dayOf } from './days.ts'
import type { Usage, UsageStore, UsageTotal } from './usageStore.ts'

/** The key that a call is counted for, and its owner. */
export interface CountedKey {
  readonly id: string
  readonly owner?: string | undefined
}

/** The weight of today's calls of a key, or of all keys of an owner. */
export interface DayCount {
  /** Calls of this process, and calls of other processes and before a restart as of the last write. */
  readonly used: number
  /** The part of it that the store does not have yet. */
  readonly unwritten: number
}

/** Today's counts of a key. */
export interface KeyCounts {
  readonly own: DayCount
  /** The count of all keys of its owner. */
  readonly owner: DayCount | undefined
}

/** Counts the calls of keys: in memory at once, and within about a second in the store that several processes share. */
export interface UsageCounter {
  /** Reads today's count of a key from the store, for at most 250 ms; undefined if it is known or the time is over. */
  whenLoaded(key: CountedKey): Promise<void> | undefined
  countsOf(key: CountedKey): KeyCounts
  /** Counts an accepted call. */
  add(key: CountedKey, method: string, weight: number): void
  /** Adds processor time in ms of a call that was counted before. */
  spend(key: CountedKey, method: string, ms: number): void
  /** Returns whether the last write failed or takes more than 2 s. */
  isBehind(): boolean
  /** Writes the remaining counts. */
  close(): Promise<void>
}

export interface UsageCounterOptions {
  readonly store: Pick<UsageStore, 'add' | 'total' | 'deleteBefore'>
  readonly clock: Clock
  readonly timer: Timer
  readonly logger: Pick<Logger, 'error'>
  /** Number of days after which usage is deleted. */
  readonly keptDays: number
}

/** Interval of writes, in milliseconds. A kill of the process loses the counts since the last one. */
const WRITE_AFTER_MS = 1_000
/** Maximum time that a request waits for the store, in milliseconds. */
const MAX_WAIT_MS = 250
/** Duration from which on a write is reported as behind, in milliseconds. */
const MAX_WRITE_MS = 2_000

class Count implements DayCount {
  written = 0
  unwritten = 0

  get used(): number {
    return this.written + this.unwritten
  }
}

class KeyEntry implements KeyCounts {
  readonly own = new Count()
  readonly owner: Count | undefined
  /** The calls by method that no write includes yet. */
  readonly calls = new Map<string, { calls: number; weight: number; spentMs: number }>()
  /** Whether `written` is the store's total. */
  isLoaded = false
  /** The query of the total that requests wait for; null once it is over. */
  loading: Promise<void> | null | undefined

  constructor(owner: Count | undefined) {
    this.owner = owner
  }

  /** Sets the totals of the store. */
  setTotals({ own, owner }: UsageTotal): void {
    this.own.written = own
    if (this.owner !== undefined) this.owner.written = owner
    this.isLoaded = true
  }
}

/** The counts of one day. */
class Day {
  readonly number: number
  readonly keys = new Map<string, KeyEntry>()
  readonly owners = new Map<string, Count>()
  /** The keys by id with counts that the store does not have. */
  readonly unwritten = new Map<string, KeyEntry>()

  constructor(number: number) {
    this.number = number
  }

  entryOf({ id, owner }: CountedKey): KeyEntry {
    const existing = this.keys.get(id)
    if (existing !== undefined) return existing
    const entry = new KeyEntry(owner === undefined ? undefined : this.#ownerOf(owner))
    this.keys.set(id, entry)
    return entry
  }

  #ownerOf(name: string): Count {
    const existing = this.owners.get(name)
    if (existing !== undefined) return existing
    const count = new Count()
    this.owners.set(name, count)
    return count
  }

  count(key: CountedKey, method: string, weight: number): void {
    const entry = this.entryOf(key)
    this.unwritten.set(key.id, entry)
    entry.own.unwritten += weight
    if (entry.owner !== undefined) entry.owner.unwritten += weight
    const used = this.#usedOf(entry, method)
    used.calls++
    used.weight += weight
  }

  spend(key: CountedKey, method: string, ms: number): void {
    const entry = this.entryOf(key)
    this.unwritten.set(key.id, entry)
    this.#usedOf(entry, method).spentMs += ms
  }

  #usedOf({ calls }: KeyEntry, method: string): { calls: number; weight: number; spentMs: number } {
    const existing = calls.get(method)
    if (existing !== undefined) return existing
    const used = { calls: 0, weight: 0, spentMs: 0 }
    calls.set(method, used)
    return used
  }

  /** Removes and returns the calls to write, and the unwritten weight of each count including them. */
  take(): { readonly rows: Usage[]; readonly amounts: ReadonlyMap<Count, number> } {
    const rows: Usage[] = []
    const amounts = new Map<Count, number>()
    for (const [keyId, { own, owner, calls }] of this.unwritten) {
      for (const [method, used] of calls) rows.push({ day: this.number, keyId, method, ...used })
      calls.clear()
      for (const count of [own, owner]) if (count !== undefined) amounts.set(count, count.unwritten)
    }
    return { rows, amounts }
  }

  /** Marks these weights as written, and sets the totals that the store returned. */
  settle(amounts: ReadonlyMap<Count, number>, totals: ReadonlyMap<string, UsageTotal>): void {
    for (const [count, amount] of amounts) {
      count.unwritten -= amount
      count.written += amount
    }
    for (const [keyId, total] of totals) this.keys.get(keyId)?.setTotals(total)
    for (const [keyId, { own }] of this.unwritten) if (own.unwritten === 0) this.unwritten.delete(keyId)
  }
}

/**
 * Creates a counter over a store. Other processes see a count after its write, about a second later. While the store
 * fails, counts stay in memory, and the writes are retried.
 */
export function createUsageCounter(options: UsageCounterOptions): UsageCounter {
  return new Counter(options)
}

class Counter implements UsageCounter {
  readonly #options: UsageCounterOptions
  #today: Day
  /** Rows of failed writes and of past days. */
  #remaining: Usage[] = []
  #isScheduled = false
  #writing: Promise<void> | undefined
  #writingSinceMs = 0
  #hasFailed = false
  /** The day on which old days were last deleted. */
  #deletedOn: number | undefined

  constructor(options: UsageCounterOptions) {
    this.#options = options
    this.#today = new Day(dayOf(options.clock.nowMs()))
  }

  whenLoaded(key: CountedKey): Promise<void> | undefined {
    const day = this.#dayNow()
    const entry = day.entryOf(key)
    if (entry.loading !== undefined || entry.isLoaded) return entry.loading ?? undefined
    const loading = this.#load(key.id, entry, day).then(() => {
      entry.loading = null
    })
    entry.loading = loading
    return loading
  }

  countsOf(key: CountedKey): KeyCounts {
    return this.#dayNow().entryOf(key)
  }

  add(key: CountedKey, method: string, weight: number): void {
    this.#dayNow().count(key, method, weight)
    this.#writeSoon()
  }

  spend(key: CountedKey, method: string, ms: number): void {
    this.#dayNow().spend(key, method, ms)
    this.#writeSoon()
  }

  isBehind(): boolean {
    const isLate = this.#writing !== undefined && this.#options.timer.nowMs() - this.#writingSinceMs > MAX_WRITE_MS
    return this.#hasFailed || isLate
  }

  async close(): Promise<void> {
    await this.#writing
    await this.#write()
  }

  #dayNow(): Day {
    const number = dayOf(this.#options.clock.nowMs())
    if (number !== this.#today.number) {
      this.#remaining.push(...this.#today.take().rows)
      this.#today = new Day(number)
    }
    return this.#today
  }

  /** Resolves when the store has returned the totals, or after {@link MAX_WAIT_MS}. */
  #load(keyId: string, entry: KeyEntry, day: Day): Promise<void> {
    const { store, timer } = this.#options
    const reading = store.total(keyId, day.number).then(
      (total) => {
        if (!entry.isLoaded) entry.setTotals(total)
      },
      (error: unknown) => this.#report(error),
    )
    return withTimeout(reading, MAX_WAIT_MS, timer, () => undefined)
  }

  #writeSoon(): void {
    if (this.#isScheduled) return
    this.#isScheduled = true
    this.#options.timer.wakeIn(WRITE_AFTER_MS, () => {
      this.#isScheduled = false
      void (this.#writing ?? Promise.resolve()).then(() => this.#write())
    })
  }

  #write(): Promise<void> {
    this.#writingSinceMs = this.#options.timer.nowMs()
    this.#writing = this.#writeAll().finally(() => {
      this.#writing = undefined
    })
    return this.#writing
  }

  async #writeAll(): Promise<void> {
    const day = this.#dayNow()
    const { rows: fresh, amounts } = day.take()
    const rows = [...this.#remaining, ...fresh]
    if (rows.length === 0) return
    this.#remaining = []
    this.#deleteOldDays(day)
    try {
      day.settle(amounts, await this.#options.store.add(rows, day.number))
      this.#hasFailed = false
    } catch (error) {
      this.#remaining = mergeRows([...rows, ...this.#remaining])
      this.#report(error)
      this.#writeSoon()
    }
  }

  /** Logs the first failure after a success. */
  #report(error: unknown): void {
    if (!this.#hasFailed)
      this.#options.logger.error({ err: error }, 'cannot persist API key usage; buffering in memory')
    this.#hasFailed = true
  }

  /** Deletes old days with the first write of a day. */
  #deleteOldDays({ number }: Day): void {
    const { store, keptDays } = this.#options
    if (this.#deletedOn === number) return
    this.#deletedOn = number
    store.deleteBefore(number - keptDays).catch((error: unknown) => this.#report(error))
  }
}

/** Merges the rows of one day, key and method. */
function mergeRows(rows: readonly Usage[]): Usage[] {
  const merged = new Map<string, Usage>()
  for (const row of rows) {
    const id = [row.day, row.keyId, row.method].join(' ')
    const before = merged.get(id)
    const sum = {
      calls: row.calls + (before?.calls ?? 0),
      weight: row.weight + (before?.weight ?? 0),
      spentMs: row.spentMs + (before?.spentMs ?? 0),
    }
    merged.set(id, { ...row, ...sum })
  }
  return [...merged.values()]
}
