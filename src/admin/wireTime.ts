import { dayOf } from '../keys/usageCounter.ts'

const DAY_MS = 86_400_000

/** Milliseconds since 1970 as ISO 8601. */
export function toWireTime(ms: number): string {
  return new Date(ms).toISOString()
}

/** Milliseconds since 1970 of a text of this form, or undefined where the calendar has no such time. */
export function parseTime(text: string): number | undefined {
  const ms = Date.parse(text)
  return Number.isNaN(ms) || ms < 0 ? undefined : ms
}

/** A number of days since 1970 as `2027-01-31`. */
export function toWireDay(day: number): string {
  return toWireTime(day * DAY_MS).slice(0, 10)
}

/** The number of a day as `2027-01-31`, or undefined where the calendar has no such day. */
export function parseDay(text: string): number | undefined {
  const ms = parseTime(`${text}T00:00:00Z`)
  return ms === undefined || !toWireTime(ms).startsWith(text) ? undefined : dayOf(ms)
}
