import type { Logger } from 'pino'
import type { Clock, Timer } from '../base/clock.ts'
import { inTime } from '../concurrency/withTimeout.ts'
import { dayOf } from './days.ts'
import type { Usage, UsageStore, UsageTotal } from './usageStore.ts'

/** Whose calls are counted. */
export interface CountedKey {
  readonly id: string
  readonly owner?: string | undefined
}

/** What a key, or an owner's keys together, weighed today. */
export interface DayCount {
  /** In this process at once; of others, and of this one before a restart, as of the last writing. */
  readonly used: number
  /** How much of it the store does not have yet. */
  readonly unwritten: number
}

/** Today's counts of a key. */
export interface KeyCounts {
  readonly own: DayCount
  /** Of all keys of its owner. */
  readonly owner: DayCount | undefined
}

/** Counts what keys use: in memory at once, and within about a second in the store, which several processes share. */
export interface UsageCounter {
  /** Waits, but not for long, until the store has told what a key used today; undefined when there is nothing to wait for. */
  whenKnown(key: CountedKey): Promise<void> | undefined
  countsOf(key: CountedKey): KeyCounts
  /** Counts a call that was let in. */
  add(key: CountedKey, method: string, weight: number): void
  /** Whether the store does not take what is counted. */
  isBehind(): boolean
  /** Writes what there is left. */
  close(): Promise<void>
}

export interface UsageCounterOptions {
  readonly store: Pick<UsageStore, 'add' | 'total' | 'forgetBefore'>
  readonly clock: Clock
  readonly timer: Timer
  readonly logger: Pick<Logger, 'error'>
  /** How many days of usage are kept. */
  readonly keptDays: number
}

/** Between two writings: so much of what was counted is lost when the process is killed. */
const WRITE_AFTER_MS = 1_000
/** A store that has not answered by then is not waited for. */
const LONGEST_WAIT_MS = 250
/** A writing that takes longer is behind. */
const LONGEST_WRITING_MS = 2_000

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
  /** By method: what is not written and not being written. */
  readonly calls = new Map<string, { calls: number; weight: number }>()
  /** Whether `written` is what the store said. */
  isKnown = false
  /** What the first ones wait for; null once nobody waits any more. */
  asking: Promise<void> | null | undefined

  constructor(owner: Count | undefined) {
    this.owner = owner
  }

  /** What the store says. */
  learn({ own, owner }: UsageTotal): void {
    this.own.written = own
    if (this.owner !== undefined) this.owner.written = owner
    this.isKnown = true
  }
}

/** What is counted on one day. */
class Day {
  readonly number: number
  readonly keys = new Map<string, KeyEntry>()
  readonly owners = new Map<string, Count>()
  /** By id: those that have counts which the store does not have. */
  readonly unwritten = new Map<string, KeyEntry>()

  constructor(number: number) {
    this.number = number
  }

  entryOf({ id, owner }: CountedKey): KeyEntry {
    const known = this.keys.get(id)
    if (known !== undefined) return known
    const entry = new KeyEntry(owner === undefined ? undefined : this.#ownerOf(owner))
    this.keys.set(id, entry)
    return entry
  }

  #ownerOf(name: string): Count {
    const known = this.owners.get(name)
    if (known !== undefined) return known
    const count = new Count()
    this.owners.set(name, count)
    return count
  }

  count(key: CountedKey, method: string, weight: number): void {
    const entry = this.entryOf(key)
    this.unwritten.set(key.id, entry)
    entry.own.unwritten += weight
    if (entry.owner !== undefined) entry.owner.unwritten += weight
    const used = entry.calls.get(method)
    if (used === undefined) entry.calls.set(method, { calls: 1, weight })
    else {
      used.calls++
      used.weight += weight
    }
  }

  /** Takes out what is not being written, and gives how much each count has unwritten with it. */
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

  /** They are in the store now, which says what the keys have used. */
  settle(amounts: ReadonlyMap<Count, number>, totals: ReadonlyMap<string, UsageTotal>): void {
    for (const [count, amount] of amounts) {
      count.unwritten -= amount
      count.written += amount
    }
    for (const [keyId, total] of totals) this.keys.get(keyId)?.learn(total)
    for (const [keyId, { own }] of this.unwritten) if (own.unwritten === 0) this.unwritten.delete(keyId)
  }
}

/**
 * A counter over a store. What was counted since the last writing, a second or so, is lost when the process is killed,
 * and not seen by other processes until then. While the store does not take anything, counting goes on in memory.
 */
export function createUsageCounter(options: UsageCounterOptions): UsageCounter {
  return new Counter(options)
}

class Counter implements UsageCounter {
  readonly #options: UsageCounterOptions
  #today: Day
  /** Rows that could not be written, and those of days that are over. */
  #left: Usage[] = []
  #isWaiting = false
  #writing: Promise<void> | undefined
  #writingSinceMs = 0
  #hasFailed = false

  constructor(options: UsageCounterOptions) {
    this.#options = options
    this.#today = new Day(dayOf(options.clock.nowMs()))
    this.#forgetOldDays()
  }

  whenKnown(key: CountedKey): Promise<void> | undefined {
    const day = this.#dayNow()
    const entry = day.entryOf(key)
    if (entry.asking !== undefined || entry.isKnown) return entry.asking ?? undefined
    const asking = this.#ask(key.id, entry, day).then(() => {
      entry.asking = null
    })
    entry.asking = asking
    return asking
  }

  countsOf(key: CountedKey): KeyCounts {
    return this.#dayNow().entryOf(key)
  }

  add(key: CountedKey, method: string, weight: number): void {
    this.#dayNow().count(key, method, weight)
    this.#writeSoon()
  }

  isBehind(): boolean {
    const isLate =
      this.#writing !== undefined && this.#options.timer.nowMs() - this.#writingSinceMs > LONGEST_WRITING_MS
    return this.#hasFailed || isLate
  }

  async close(): Promise<void> {
    await this.#writing
    await this.#write()
  }

  #dayNow(): Day {
    const number = dayOf(this.#options.clock.nowMs())
    if (number !== this.#today.number) {
      this.#left.push(...this.#today.take().rows)
      this.#today = new Day(number)
      this.#forgetOldDays()
    }
    return this.#today
  }

  /** Resolves when the store has told it, or has had its time. */
  #ask(keyId: string, entry: KeyEntry, day: Day): Promise<void> {
    const { store, timer } = this.#options
    const telling = store.total(keyId, day.number).then(
      (total) => {
        if (!entry.isKnown) entry.learn(total)
      },
      (error: unknown) => this.#report(error),
    )
    return inTime(telling, LONGEST_WAIT_MS, timer, () => undefined)
  }

  #writeSoon(): void {
    if (this.#isWaiting) return
    this.#isWaiting = true
    this.#options.timer.wakeIn(WRITE_AFTER_MS, () => {
      this.#isWaiting = false
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
    const rows = [...this.#left, ...fresh]
    if (rows.length === 0) return
    this.#left = []
    try {
      day.settle(amounts, await this.#options.store.add(rows, day.number))
      this.#hasFailed = false
    } catch (error) {
      this.#left = mergeRows([...rows, ...this.#left])
      this.#report(error)
      this.#writeSoon()
    }
  }

  /** Once for each time that it begins to fail. */
  #report(error: unknown): void {
    if (!this.#hasFailed)
      this.#options.logger.error({ err: error }, 'cannot persist API key usage; buffering in memory')
    this.#hasFailed = true
  }

  #forgetOldDays(): void {
    const { store, keptDays } = this.#options
    store.forgetBefore(this.#today.number - keptDays).catch((error: unknown) => this.#report(error))
  }
}

/** One row for each day, key and method. */
function mergeRows(rows: readonly Usage[]): Usage[] {
  const merged = new Map<string, Usage>()
  for (const row of rows) {
    const place = [row.day, row.keyId, row.method].join(' ')
    const before = merged.get(place)
    const sum = { calls: row.calls + (before?.calls ?? 0), weight: row.weight + (before?.weight ?? 0) }
    merged.set(place, { ...row, ...sum })
  }
  return [...merged.values()]
}
