/** How many may begin in a second: what is not used is kept for one second, and what is heavy may be owed. */
export class TokenBucket {
  #tokens: number
  #refilledAtMs: number

  constructor(perSecond: number, nowMs: number) {
    this.#tokens = capacityOf(perSecond)
    this.#refilledAtMs = nowMs
  }

  /**
   * Takes the rest of `weight`, of which `taken` were taken before: all of it or nothing. What weighs more than the
   * bucket holds is let through when it is full, and owed. Gives the milliseconds after which it would be, 0 when it is.
   */
  take(weight: number, { taken = 0, perSecond, nowMs }: Take): number {
    const capacity = capacityOf(perSecond)
    const elapsedMs = Math.max(0, nowMs - this.#refilledAtMs)
    this.#tokens = Math.min(capacity, this.#tokens + (elapsedMs * perSecond) / 1000)
    this.#refilledAtMs = nowMs
    const missing = Math.min(weight, capacity) - taken - this.#tokens
    if (missing > 0) return Math.ceil((missing * 1000) / perSecond)
    this.#tokens -= weight - taken
    return 0
  }

  /** Whole requests that may begin now. */
  get remaining(): number {
    return Math.max(0, Math.floor(this.#tokens))
  }
}

export interface Take {
  readonly perSecond: number
  readonly nowMs: number
  readonly taken?: number
}

const capacityOf = (perSecond: number) => Math.max(1, perSecond)
