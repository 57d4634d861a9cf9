const SHOWN_SEGMENTS = ['mainnet', 'testnet', 'regtest']
const SHORTEST_SECRET = 6
const MASK = '***'

const ESCAPE = '\u001b'

/** What a terminal obeys: colours, moves, titles. */
const SEQUENCES = new RegExp(`${ESCAPE}(\\[[0-9;?]*[ -/]*[@-~]|\\][^\u0007${ESCAPE}]*(\u0007|${ESCAPE}\\\\)?)`, 'g')

/** Characters that are not seen, some of which turn text around. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

const isShown = (segment: string) => segment === '' || SHOWN_SEGMENTS.includes(segment)

/** An address without what opens it: path segments but the network's, and the query. */
export function maskUrl({ origin, pathname, search }: URL): string {
  const path = pathname
    .split('/')
    .map((segment) => (isShown(segment) ? segment : MASK))
    .join('/')
  return `${origin}${path}${search === '' ? '' : `?${MASK}`}`
}

/** Makes texts of an endpoint fit to be printed: nothing that a terminal obeys, and not the key that the address holds. */
export function createCleaner(url: URL): (text: string) => string {
  const segments = url.pathname.split('/').filter((segment) => !isShown(segment))
  const given = [...segments, ...url.searchParams.values()]
  const secrets = [...given, ...given.map(decode)].filter((secret) => secret.length >= SHORTEST_SECRET)
  return (text) =>
    secrets.reduce((clean, secret) => clean.replaceAll(secret, MASK), text.replace(SEQUENCES, '').replace(HIDDEN, ''))
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment // it is no encoding, and stands for itself
  }
}
