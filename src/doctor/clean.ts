import { CUT } from './deviation.ts'

/**
 * Minimum length of secrets that are masked inside words. Shorter ones are masked as whole words only, or `?v=1` would
 * mask digits of every number.
 */
const MIN_INSIDE = 6
const MASK = '***'

const ESCAPE = '\u001b'

/** Terminal control sequences: colours, cursor moves, titles. */
const SEQUENCES = new RegExp(`${ESCAPE}(\\[[0-9;?]*[ -/]*[@-~]|\\][^\u0007${ESCAPE}]*(\u0007|${ESCAPE}\\\\)?)`, 'g')

/** Invisible characters, some of which change the direction of text. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** Returns a URL without its secrets: path segments except the network's, and the query. */
export function maskUrl({ origin, pathname, search }: URL): string {
  const path = pathname
    .split('/')
    .map((segment) => (isShown(segment) ? segment : MASK))
    .join('/')
  return `${origin}${path}${search === '' ? '' : `?${MASK}`}`
}

/**
 * Builds the function that cleans texts of an endpoint for printing: no terminal control sequences and no part of the
 * URL's key.
 */
export function createCleaner(url: URL): (text: string) => string {
  const secrets = secretsOf(url)
  const mask = maskAll(secrets)
  return (text) => maskBegun(mask(text.replace(SEQUENCES, '').replace(HIDDEN, '')), secrets)
}

function maskAll(secrets: readonly string[]): (text: string) => string {
  const parts = secrets.map((secret) => {
    const literal = secret.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
    return secret.length < MIN_INSIDE ? `(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])` : literal
  })
  if (parts.length === 0) return (text) => text
  const any = new RegExp(parts.join('|'), 'gu')
  return (text) => text.replace(any, MASK)
}

/** Masks the beginning of a secret at the end of a text, which was truncated before. */
function maskBegun(text: string, secrets: readonly string[]): string {
  const [first = '', ...rest] = text.split(CUT)
  return rest.reduce((clean, piece) => withoutBeginning(clean, secrets) + CUT + piece, first)
}

function withoutBeginning(text: string, secrets: readonly string[]): string {
  const lengths = secrets.map((secret) => {
    let length = secret.length - 1
    while (length > 0 && !text.endsWith(secret.slice(0, length))) length--
    return length
  })
  const longest = Math.max(0, ...lengths)
  return longest === 0 ? text : text.slice(0, -longest) + MASK
}

const SHOWN_SEGMENTS = ['mainnet', 'testnet', 'regtest']

/** Returns whether a path segment only names a network. */
export const isShown = (segment: string): boolean => segment === '' || SHOWN_SEGMENTS.includes(segment)

/**
 * Returns the parts of a URL that may be secrets: path segments, the query, its names and values, each as written,
 * decoded and re-encoded. Longest first, so that no shorter one inside breaks a longer one.
 */
export function secretsOf({ pathname, search }: URL): string[] {
  const query = search.slice(1)
  const pairs = query.split('&').flatMap((pair) => [pair, ...splitPair(pair)])
  const given = [...pathname.split('/'), query, ...pairs].filter((secret) => !isShown(secret))
  const forms = given.flatMap((secret) => {
    const decoded = [decode(secret), decode(secret.replaceAll('+', ' '))]
    return [secret, ...decoded, ...decoded.map(encodeURIComponent)]
  })
  return [...new Set(forms)].sort((a, b) => b.length - a.length)
}

/** Splits at the first `=`, because values may contain more. */
function splitPair(pair: string): [string, string] {
  const at = pair.indexOf('=')
  return at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)]
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text // not an encoding, so it is used as it is
  }
}
