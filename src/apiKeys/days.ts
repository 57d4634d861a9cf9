/** Days by which use is counted: their number since 1970, UTC. */
export const DAY_MS = 86_400_000

export const dayOf = (ms: number): number => Math.floor(ms / DAY_MS)

/** As `2027-01-31`. */
export function printDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}

/** The number of a day as `2027-01-31`; undefined where the calendar since 1970 has none like it. */
export function parseDay(text: string): number | undefined {
  const ms = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN
  // February 30 is read as a day of March.
  return ms >= 0 && printDay(dayOf(ms)) === text ? dayOf(ms) : undefined
}
