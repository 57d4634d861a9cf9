/** Where the time comes from; tests hold one that stands still. */
export interface Clock {
  /** Milliseconds since 1970, as `Date.now`. */
  nowMs(): number
}

export const systemClock: Clock = { nowMs: () => Date.now() }
