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
