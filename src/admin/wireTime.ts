/** Milliseconds since 1970 as ISO 8601. */
export function toWireTime(ms: number): string {
  return new Date(ms).toISOString()
}

/** Milliseconds since 1970 of a text of this form, or undefined where the calendar has no such time. */
export function parseTime(text: string): number | undefined {
  const ms = Date.parse(text)
  return Number.isNaN(ms) || ms < 0 ? undefined : ms
}
