import { createHash, timingSafeEqual } from 'node:crypto'
import { InvalidApiKey } from '../../rpc/refusals.ts'

/** The request headers that may have a key. */
export interface KeyHeaders {
  readonly authorization?: string | undefined
  readonly 'x-api-key'?: string | readonly string[] | undefined
}

/** Returns the token of `Bearer <token>` (RFC 6750, 2.1). Other schemes are ignored, since they may be a proxy's. */
export function bearerOf(authorization: string | undefined): string | undefined {
  return authorization === undefined ? undefined : /^Bearer +(\S+)$/i.exec(authorization)?.[1]
}

/**
 * Returns the key of a request, from its path or a header; undefined if it has none. Throws `InvalidApiKey` for two
 * different keys, since a proxy might check one of them and the node charge the other.
 */
export function readKey(inPath: string | undefined, headers: KeyHeaders): string | undefined {
  const { authorization, 'x-api-key': plain } = headers
  if (authorization === undefined && plain === undefined) return inPath // hot path
  const [key, ...others] = [inPath, bearerOf(authorization), plain?.toString()].filter((text) => text !== undefined)
  if (others.some((other) => other !== key)) {
    throw new InvalidApiKey('two different API keys in one request', 'send only one, in the path or in a header')
  }
  return key
}

/** Returns the function that compares a text with a secret in constant time. It compares digests, which have one length. */
export function createSecretCheck(secret: string): (text: string) => boolean {
  const expected = digest(secret)
  return (text) => timingSafeEqual(digest(text), expected)
}

function digest(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
