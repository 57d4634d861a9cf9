const SHOWN_SEGMENTS = ['mainnet', 'testnet', 'regtest']

/** Returns whether a segment of a path says only which network is meant. */
export const isShown = (segment: string): boolean => segment === '' || SHOWN_SEGMENTS.includes(segment)

/**
 * Everything of an address that may open it, longest first, so that none is broken by a shorter one within it: segments
 * of the path, the query, its names and its values, each as it stands there, decoded, and encoded anew.
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

/** Only the first `=` divides; values may hold more of them. */
function splitPair(pair: string): [string, string] {
  const at = pair.indexOf('=')
  return at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)]
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text // it is no encoding, and stands for itself
  }
}
