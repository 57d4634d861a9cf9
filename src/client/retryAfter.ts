/** How long a `Retry-After` asks to wait (RFC 9110, 10.2.3: seconds, or a date); undefined when it cannot be read. */
export function parseRetryAfter(header: string | null, nowMs: number): number | undefined {
  if (header === null) return undefined
  const text = header.trim()
  if (/^\d+$/.test(text)) return Number(text) * 1000
  const atMs = Date.parse(text)
  return Number.isNaN(atMs) ? undefined : Math.max(0, atMs - nowMs)
}
