import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import type { Clock, Timer } from '../base/clock.ts'
import { withTimeout } from '../concurrency/withTimeout.ts'
import { dayOf } from './days.ts'
import type { Claim } from './reservations.ts'
import type { Usage, UsageStore, UsageTotal, WrittenUsage } from './usageStore.ts'

/** The key that a call is counted for, and its owner. */
export interface CountedKey {
  readonly id: string
  readonly owner?: string | undefined
}

/** The daily limits of a key. Absent or 0: no limit. */
export interface DailyLimits {
  readonly requestsPerDay?: number | undefined
  /** The limit of all keys of the owner together. */
  readonly ownerRequestsPerDay?: number | undefined
}

/** The weight of today's calls of a key, or of all keys of an owner. */
export interface DayCount {
  /** Calls of this process, and calls of other processes and before a restart as of the last write. */
  readonly used: number
  /** The part of it that the store does not have yet. */
  readonly unwritten: number
  /** The maximum of the unwritten part that the store has reserved for this process; undefined without a reservation. */
  readonly reserved: number | undefined
}

/** Today's counts of a key. */
export interface KeyCounts {
  readonly own: DayCount
  /** The count of all keys of its owner. */
  readonly owner: DayCount | undefined
}

/** Counts the calls of keys: in memory at once, and within about a second in the store that several processes share. */
export interface UsageCounter {
  /**
   * Reads today's count of a key from the store, for at most 250 ms; undefined if it is known or the time is over. If several
   * processes share the limits, it also reserves a share of them.
   */
  whenLoaded(key: CountedKey, limits?: DailyLimits): Promise<void> | undefined
  /** Requests a larger reservation with the next write, for a call of this weight. */
  want(key: CountedKey, weight: number): void
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
  /** Number of processes that share the limits of keys, including this one. Default 1. */
  readonly processes?: (() => number) | undefined
}

/** Interval of writes, in milliseconds. A kill of the process loses the counts since the last one. */
const WRITE_AFTER_MS = 1_000
/** Maximum time that a request waits for the store, in milliseconds. */
const MAX_WAIT_MS = 250
/** Duration from which on a write is reported as behind, in milliseconds. */
const MAX_WRITE_MS = 2_000
/** Duration of a reservation without a renewal, in milliseconds. */
const RESERVED_MS = 5_000
/** Further time for which other processes respect a reservation, for late writes and different clocks, in milliseconds. */
const RESPECTED_MS = 5_000

const NO_CLAIMS: ReadonlyMap<Count, Claim> = new Map()

class Count implements DayCount {
  written = 0
  unwritten = 0
  /** The maximum of `written` and `unwritten` together; 0: none. */
  limit = 0
  /** The weight of a request that the reservation did not suffice for. */
  wanted = 0
  /** Identifies the key or owner in claims. */
  readonly subject: string
  readonly #timer: Pick<Timer, 'nowMs'>
  #reserved = 0
  #reservedUntilMs = Number.NEGATIVE_INFINITY

  constructor(subject: string, timer: Pick<Timer, 'nowMs'>) {
    this.subject = subject
    this.#timer = timer
  }

  get used(): number {
    return this.written + this.unwritten
  }

  get reserved(): number | undefined {
    return this.#timer.nowMs() < this.#reservedUntilMs ? this.#reserved : undefined
  }

  reserve(weight: number, untilMs: number): void {
    this.#reserved = weight
    this.#reservedUntilMs = untilMs
  }

  /** Leaves the part of a reservation that every renewal includes, for the calls during a write. */
  shrink(processes: number): void {
    const rest = Math.max(0, this.#reserved - this.unwritten)
    this.#reserved = this.unwritten + Math.floor(rest / processes)
  }
}

class KeyEntry implements KeyCounts {
  readonly own: Count
  readonly owner: Count | undefined
  /** The calls by method that no write includes yet. */
  readonly calls = new Map<string, { calls: number; weight: number; spentMs: number }>()
  /** Whether `written` is the store's total. */
  isLoaded = false
  /** Whether a query of the total or of a reservation is running; undefined before the first one. */
  isLoading: boolean | undefined
  /** The result of the store that requests wait for. */
  loading: Promise<void> | undefined

  constructor(own: Count, owner: Count | undefined) {
    this.own = own
    this.owner = owner
  }

  /** The counts that have a limit. */
  limited(): Count[] {
    const counts = this.owner === undefined ? [this.own] : [this.own, this.owner]
    return counts.filter(({ limit }) => limit > 0)
  }

  setLimits({ requestsPerDay = 0, ownerRequestsPerDay = 0 }: DailyLimits): void {
    this.own.limit = requestsPerDay
    if (this.owner !== undefined) this.owner.limit = ownerRequestsPerDay
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
  /** The keys by id that need a reservation before the next calls. */
  readonly claiming = new Map<string, KeyEntry>()
  readonly #timer: Pick<Timer, 'nowMs'>

  constructor(number: number, timer: Pick<Timer, 'nowMs'>) {
    this.number = number
    this.#timer = timer
  }

  entryOf({ id, owner }: CountedKey): KeyEntry {
    const existing = this.keys.get(id)
    if (existing !== undefined) return existing
    const own = new Count(`key ${id}`, this.#timer)
    const entry = new KeyEntry(own, owner === undefined ? undefined : this.#ownerOf(owner))
    this.keys.set(id, entry)
    return entry
  }

  #ownerOf(name: string): Count {
    const existing = this.owners.get(name)
    if (existing !== undefined) return existing
    const count = new Count(`owner ${name}`, this.#timer)
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

  /** Returns a claim for each limited count of the keys that are written or need a reservation. */
  claim(processes: number): ReadonlyMap<Count, Claim> {
    const claims = new Map<Count, Claim>()
    for (const [keyId, entry] of [...this.unwritten, ...this.claiming]) {
      for (const count of entry.limited()) {
        const { subject, limit, wanted } = count
        claims.set(count, { subject, keyId, of: count === entry.own ? 'own' : 'owner', limit, wanted })
      }
    }
    this.claiming.clear()
    for (const count of claims.keys()) {
      count.wanted = 0
      count.shrink(processes)
    }
    return claims
  }

  /** Returns claims that give all reservations back. */
  release(): ReadonlyMap<Count, Claim> {
    const claims = new Map<Count, Claim>()
    for (const [keyId, entry] of this.keys) {
      for (const count of entry.limited()) {
        if (count.reserved === undefined) continue
        claims.set(count, { subject: count.subject, keyId, of: 'own', limit: 0, wanted: 0 })
      }
    }
    return claims
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
  /** The write after the running one. */
  #next: Promise<void> | undefined
  #isClosing = false
  /** Identifies this process in the store's reservations. */
  readonly #holder = randomUUID()
  #writingSinceMs = 0
  #hasFailed = false
  /** The day on which old days were last deleted. */
  #deletedOn: number | undefined

  constructor(options: UsageCounterOptions) {
    this.#options = options
    this.#today = new Day(dayOf(options.clock.nowMs()), options.timer)
  }

  whenLoaded(key: CountedKey, limits: DailyLimits = {}): Promise<void> | undefined {
    const day = this.#dayNow()
    const entry = day.entryOf(key)
    entry.setLimits(limits)
    if (entry.isLoading === true) return entry.loading
    const needsClaim = this.#processes() > 1 && entry.limited().some(({ reserved }) => reserved === undefined)
    if (entry.isLoaded && !needsClaim) return undefined
    if (entry.isLoading === false && this.isBehind()) return undefined
    entry.isLoading = true
    const reading = (needsClaim ? this.#claim(key, day) : this.#readTotal(key, day)).finally(() => {
      entry.isLoading = false
    })
    entry.loading = withTimeout(reading, MAX_WAIT_MS, this.#options.timer, () => undefined).finally(() => {
      entry.loading = undefined
    })
    return entry.loading
  }

  want(key: CountedKey, weight: number): void {
    const day = this.#dayNow()
    const entry = day.entryOf(key)
    day.claiming.set(key.id, entry)
    for (const count of entry.limited()) count.wanted = Math.max(count.wanted, weight)
    this.#writeSoon()
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
    this.#isClosing = true
    await this.#writeNext()
  }

  #processes(): number {
    return this.#options.processes?.() ?? 1
  }

  #dayNow(): Day {
    const number = dayOf(this.#options.clock.nowMs())
    if (number !== this.#today.number) {
      this.#remaining.push(...this.#today.take().rows)
      this.#today = new Day(number, this.#options.timer)
    }
    return this.#today
  }

  /** Resolves when the store has returned the total of a key or failed. */
  #readTotal(key: CountedKey, day: Day): Promise<void> {
    const entry = day.entryOf(key)
    return this.#options.store.total(key.id, day.number).then(
      (total) => {
        if (!entry.isLoaded) entry.setTotals(total)
      },
      (error: unknown) => this.#report(error),
    )
  }

  /** Resolves when the store has reserved a share of the limits of a key or failed. */
  #claim(key: CountedKey, day: Day): Promise<void> {
    day.claiming.set(key.id, day.entryOf(key))
    return this.#writeNext()
  }

  #writeSoon(): void {
    if (this.#isScheduled) return
    this.#isScheduled = true
    this.#options.timer.wakeIn(WRITE_AFTER_MS, () => {
      this.#isScheduled = false
      void this.#writeNext()
    })
  }

  /** Writes after the running write, for all callers until then. */
  #writeNext(): Promise<void> {
    this.#next ??= (this.#writing ?? Promise.resolve()).then(() => {
      this.#next = undefined
      return this.#write()
    })
    return this.#next
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
    const processes = this.#processes()
    const claims = this.#isClosing ? day.release() : processes > 1 ? day.claim(processes) : NO_CLAIMS
    const rows = [...this.#remaining, ...fresh]
    if (rows.length === 0 && claims.size === 0) return
    this.#remaining = []
    this.#deleteOldDays(day)
    const untilMs = this.#options.timer.nowMs() + RESERVED_MS
    try {
      const { totals, reserved } = await this.#add(rows, day, [...claims.values()])
      day.settle(amounts, totals)
      for (const [count, { subject }] of claims) count.reserve(reserved.get(subject) ?? 0, untilMs)
      this.#hasFailed = false
    } catch (error) {
      this.#remaining = mergeRows([...rows, ...this.#remaining])
      this.#report(error)
      this.#writeSoon()
    }
  }

  #add(rows: readonly Usage[], { number }: Day, claims: readonly Claim[]): Promise<WrittenUsage> {
    const { store, clock } = this.#options
    if (claims.length === 0) return store.add(rows, number)
    const nowMs = clock.nowMs()
    const untilMs = nowMs + RESERVED_MS + RESPECTED_MS
    return store.add(rows, number, { holder: this.#holder, processes: this.#processes(), nowMs, untilMs, claims })
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
