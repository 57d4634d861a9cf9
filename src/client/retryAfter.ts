/** How long a `Retry-After` asks to wait (RFC 9110, 10.2.3: seconds, or a date); undefined when it cannot be read. */
export function parseRetryAfter(header: string | null, nowMs: number): number | undefined {
  if (header === null) return undefined
  const text = header.trim()
  if (/^\d+$/.test(text)) return Number(text) * 1000
  // Date.parse also takes `-5` and `1.5` for dates.
  const atMs = /^[a-z]+, .*\d+:\d+/i.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(atMs) ? undefined : Math.max(0, atMs - nowMs)
}
