/** The names and addresses by which every computer reaches itself. */
const OWN_NAMES = new Set(['localhost', '127.0.0.1', '0.0.0.0', '[::1]', '[::]'])
/** An IPv4 address within IPv6, in the spelling of `URL`. */
const MAPPED = /^\[::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})\]$/

/**
 * Returns the host of a URL in one spelling, so that two URLs of one host are equal: scheme, port, user, path, letter case, a dot at the end
 * and the notation of an address do not matter. Names are not resolved, except those of this computer.
 */
export function hostOf(url: URL): string {
  const name = unmapped(url.hostname.replace(/\.+$/, '')) // `URL` has made the rest uniform
  return OWN_NAMES.has(name) || name.endsWith('.localhost') ? 'localhost' : name
}

function unmapped(hostname: string): string {
  const [, high, low] = MAPPED.exec(hostname) ?? []
  if (high === undefined || low === undefined) return hostname
  const words = [high, low].map((word) => Number.parseInt(word, 16))
  return words.flatMap((word) => [word >> 8, word & 0xff]).join('.')
}

/** Returns the number of different hosts. Two statements of one host are one. */
export const countHosts = (from: Iterable<{ readonly host: string }>): number =>
  new Set(Array.from(from, ({ host }) => host)).size
