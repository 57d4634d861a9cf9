/** A token bucket: one second of unused tokens is kept, and a heavy request may leave it in debt. */
export class TokenBucket {
  #tokens: number
  #refilledAtMs: number

  constructor(perSecond: number, nowMs: number) {
    this.#tokens = capacityOf(perSecond)
    this.#refilledAtMs = nowMs
  }

  /**
   * Takes `weight` tokens, of which `taken` were taken before, all or none. A weight above the capacity is accepted by a
   * full bucket, which then has a debt. Returns 0, or the milliseconds until the tokens are available.
   */
  take(weight: number, take: Take): number {
    const waitMs = this.waitMs(weight, take)
    if (waitMs === 0) this.spend(weight - (take.taken ?? 0))
    return waitMs
  }

  /** Returns the milliseconds until {@link take} succeeds; 0: now. */
  waitMs(weight: number, { taken = 0, perSecond, nowMs }: Take): number {
    const capacity = capacityOf(perSecond)
    const elapsedMs = Math.max(0, nowMs - this.#refilledAtMs)
    this.#tokens = Math.min(capacity, this.#tokens + (elapsedMs * perSecond) / 1000)
    this.#refilledAtMs = nowMs
    const missing = Math.min(weight, capacity) - taken - this.#tokens
    return missing > 0 ? Math.ceil((missing * 1000) / perSecond) : 0
  }

  /** Takes tokens, also those that are missing. */
  spend(tokens: number): void {
    this.#tokens -= tokens
  }

  /** Number of requests of weight 1 that are accepted now. */
  get remaining(): number {
    return Math.max(0, Math.floor(this.#tokens))
  }
}

/** The rate, the time, and the tokens that were taken before. */
export interface Take {
  readonly perSecond: number
  readonly nowMs: number
  readonly taken?: number
}

const capacityOf = (perSecond: number) => Math.max(1, perSecond)
