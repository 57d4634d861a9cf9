export const DAY_MS = 86_400_000
const UNITS: ReadonlyMap<string, number> = new Map([
  ['m', 60_000],
  ['h', 3_600_000],
  ['d', DAY_MS],
])
/** A hundred years: whatever is computed with it stays a time. */
const LONGEST_MS = 36_500 * DAY_MS

/** The milliseconds of a span as `15m`, `24h` or `30d`; undefined when the text is none, or beyond a hundred years. */
export function parseSpan(text: string): number | undefined {
  const [, count = '', unit = ''] = /^(\d{1,8})([mhd])$/.exec(text) ?? []
  const unitMs = UNITS.get(unit)
  const ms = unitMs === undefined ? undefined : Number(count) * unitMs
  return ms === undefined || ms > LONGEST_MS ? undefined : ms
}

/** When a day as `2027-01-31` begins, in UTC; undefined where the calendar since 1970 has none like it. */
export function parseDay(text: string): number | undefined {
  const ms = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN
  // February 30 is read as a day of March.
  return ms >= 0 && printDay(ms) === text ? ms : undefined
}

export function printDay(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10)
}

/** A time as {@link parseDay} takes it where a day begins, else `2027-01-31T09:30:00Z`. */
export function printTime(ms: number): string {
  return ms % DAY_MS === 0 ? printDay(ms) : `${new Date(ms).toISOString().slice(0, 19)}Z`
}
