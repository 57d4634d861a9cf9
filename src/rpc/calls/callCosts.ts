/** Stands for the keys that are not counted on their own. No key has this id. */
const OTHER = '_OTHER'

/** The calls of one method with one key in a window of time. */
export interface CallCost {
  readonly keyId: string
  readonly method: string
  readonly calls: number
  /** Processor time in ms. */
  readonly spentMs: number
}

/** The processor time of one method with one key since it has been counted on its own. */
export interface CostTotal {
  readonly keyId: string
  readonly method: string
  readonly spentMs: number
}

interface Cost extends CallCost {
  calls: number
  spentMs: number
  /** The part of `spentMs` that the totals include. */
  totalledMs: number
}

interface Total extends CostTotal {
  spentMs: number
  /** Time of the last windows, in which older ones count half each. */
  lateMs: number
}

/** Maximum number of pairs of key and method in a window. The others are summed by method. */
const MAX_PAIRS = 10_000
/** Maximum number of pairs with a total of their own. The others are summed by method. */
const MAX_TOTALS = 200

/** The costs of a window by key and method. */
class CostWindow {
  readonly #keys = new Map<string, Map<string, Cost>>()
  #pairs = 0

  add(keyId: string, method: string, calls: number, spentMs: number): void {
    const cost = this.#keys.get(keyId)?.get(method) ?? this.#create(keyId, method)
    cost.calls += calls
    cost.spentMs += spentMs
  }

  *costs(): Generator<Cost> {
    for (const methods of this.#keys.values()) yield* methods.values()
  }

  #create(givenId: string, method: string): Cost {
    const keyId = this.#pairs < MAX_PAIRS ? givenId : OTHER
    const methods = this.#keys.get(keyId) ?? new Map<string, Cost>()
    this.#keys.set(keyId, methods)
    const existing = methods.get(method)
    if (existing !== undefined) return existing
    const cost: Cost = { keyId, method, calls: 0, spentMs: 0, totalledMs: 0 }
    methods.set(method, cost)
    this.#pairs++
    return cost
  }
}

/**
 * Totals of the pairs with the most time lately, and of the others by method. A pair begins at 0 when it gets a total of its own, so
 * that each ms is in one total, and none decreases.
 */
class CostTotals {
  readonly #own = new Map<string, Total>()
  readonly #others = new Map<string, Total>()

  /** Adds the time of a window that was not added before. */
  add(costs: Iterable<Cost>): void {
    const rest: Cost[] = []
    for (const cost of costs) {
      if (cost.spentMs === cost.totalledMs) continue
      const own = this.#own.get(nameOf(cost))
      if (own === undefined) rest.push(cost)
      else addTo(own, cost)
    }
    const least = this.#own.size + rest.length > MAX_TOTALS ? [...this.#own.values()].sort(byLateMs) : []
    for (const cost of rest.sort((a, b) => untotalled(b) - untotalled(a))) {
      if (cost.keyId !== OTHER && this.#hasPlaceFor(cost, least)) addTo(totalIn(this.#own, nameOf(cost), cost), cost)
      else addTo(totalIn(this.#others, cost.method, { keyId: OTHER, method: cost.method }), cost)
    }
  }

  /** Called when a window has ended. */
  age(): void {
    for (const total of this.#own.values()) total.lateMs /= 2
  }

  *totals(): Generator<CostTotal> {
    yield* this.#own.values()
    yield* this.#others.values()
  }

  /** Returns whether there is a place, or removes the total with the least time lately if the cost is higher. */
  #hasPlaceFor(cost: Cost, least: Total[]): boolean {
    if (this.#own.size < MAX_TOTALS) return true
    const [last] = least
    if (last === undefined || last.lateMs >= untotalled(cost)) return false
    least.shift()
    return this.#own.delete(nameOf(last))
  }
}

const nameOf = ({ keyId, method }: Pick<Cost, 'keyId' | 'method'>) => `${keyId} ${method}`
const untotalled = ({ spentMs, totalledMs }: Cost) => spentMs - totalledMs
const byLateMs = (one: Total, other: Total) => one.lateMs - other.lateMs

function totalIn(totals: Map<string, Total>, name: string, { keyId, method }: Pick<Cost, 'keyId' | 'method'>): Total {
  const total = totals.get(name) ?? { keyId, method, spentMs: 0, lateMs: 0 }
  totals.set(name, total)
  return total
}

function addTo(total: Total, cost: Cost): void {
  const ms = untotalled(cost)
  total.spentMs += ms
  total.lateMs += ms
  cost.totalledMs = cost.spentMs
}

/** The processor time of calls by key and method: of the present and the last window of time, and in total. */
export class CallCosts {
  #window = new CostWindow()
  #last = new CostWindow()
  readonly #totals = new CostTotals()

  /** Adds calls of a served method. Hot path. */
  add(keyId: string, method: string, calls: number, spentMs: number): void {
    this.#window.add(keyId, method, calls, spentMs)
  }

  /** Begins the next window. */
  beginWindow(): void {
    this.#totals.add(this.#window.costs())
    this.#totals.age()
    this.#last = this.#window
    this.#window = new CostWindow()
  }

  /** Returns the totals, in which at most {@link MAX_TOTALS} pairs have one of their own. */
  totals(): CostTotal[] {
    this.#totals.add(this.#window.costs())
    return [...this.#totals.totals()]
  }

  /** Returns the costs of the present and the last window, the highest time first. */
  recent(): CallCost[] {
    const sums = new Map<string, { keyId: string; method: string; calls: number; spentMs: number }>()
    for (const window of [this.#window, this.#last]) {
      for (const cost of window.costs()) {
        const { keyId, method } = cost
        const sum = sums.get(nameOf(cost)) ?? { keyId, method, calls: 0, spentMs: 0 }
        sum.calls += cost.calls
        sum.spentMs += cost.spentMs
        sums.set(nameOf(cost), sum)
      }
    }
    return [...sums.values()].sort((one, other) => other.spentMs - one.spentMs || other.calls - one.calls)
  }
}
