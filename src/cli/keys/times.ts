import { DAY_MS, dayOf, printDay } from '../../apiKeys/days.ts'

const UNITS: ReadonlyMap<string, number> = new Map([
  ['m', 60_000],
  ['h', 3_600_000],
  ['d', DAY_MS],
])
/** A hundred years: whatever is computed with it stays a time. */
const MAX_MS = 36_500 * DAY_MS

/**
 * Returns the milliseconds of a span as `15m`, `24h` or `30d`; undefined when the text is none, or beyond a hundred
 * years.
 */
export function parseSpan(text: string): number | undefined {
  const [, count = '', unit = ''] = /^(\d{1,8})([mhd])$/.exec(text) ?? []
  const unitMs = UNITS.get(unit)
  const ms = unitMs === undefined ? undefined : Number(count) * unitMs
  return ms === undefined || ms > MAX_MS ? undefined : ms
}

/** Returns a time as `parseDay` takes it where a day begins, else `2027-01-31T09:30:00Z`. */
export function printTime(ms: number): string {
  return ms % DAY_MS === 0 ? printDay(dayOf(ms)) : `${new Date(ms).toISOString().slice(0, 19)}Z`
}
