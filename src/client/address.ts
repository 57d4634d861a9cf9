/**
 * Parses the address of a node. Throws a `TypeError` for any other text, without repeating it, because it may contain a
 * key.
 */
export function requireHttpUrl(text: string | URL): URL {
  // In a page, an address may be relative.
  const { location } = globalThis as { location?: { href: string } }
  const url = parseUrl(String(text), location?.href)
  if (url === undefined || !/^https?:$/.test(url.protocol)) throw new TypeError('the address is not an http(s) URL')
  if (url.username !== '' || url.password !== '') {
    throw new TypeError('fetch takes no user and password in a URL: send them as a header')
  }
  return url
}

/** Returns the part of an address that may be printed. Its path may contain a key. */
export function publicPartOf(text: string): string {
  const url = parseUrl(text)
  return url === undefined ? 'an invalid URL' : `${url.protocol}//${url.host}`
}

function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}
