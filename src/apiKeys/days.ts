/** The length of a day, in milliseconds. */
export const DAY_MS = 86_400_000

/** Returns the day of a time as its number since 1970, UTC. Usage is counted per day. */
export const dayOf = (ms: number): number => Math.floor(ms / DAY_MS)

/** Returns a day as text, such as `2027-01-31`. */
export function printDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}

/** Parses a day like `2027-01-31`. Returns undefined for text that is no day since 1970. */
export function parseDay(text: string): number | undefined {
  const ms = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN
  // `Date.parse` reads February 30 as March 2.
  return ms >= 0 && printDay(dayOf(ms)) === text ? dayOf(ms) : undefined
}
