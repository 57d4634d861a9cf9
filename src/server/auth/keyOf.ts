import { InvalidApiKey } from '../../rpc/refusals.ts'

/** The fields of a request's head in which a key may stand. */
export interface KeyHeaders {
  readonly authorization?: string | undefined
  readonly 'x-api-key'?: string | readonly string[] | undefined
}

/** The token of `Bearer <token>` (RFC 6750, 2.1); other schemes are those of somebody else, a proxy say. */
export function bearerOf(authorization: string | undefined): string | undefined {
  return authorization === undefined ? undefined : /^Bearer +(\S+)$/i.exec(authorization)?.[1]
}

/**
 * The key that a request comes with, in its path or in a header; undefined when it has none. Throws `InvalidApiKey` when
 * it has two that differ: which of them is charged must not hang on who reads it.
 */
export function keyOf(inPath: string | undefined, headers: KeyHeaders): string | undefined {
  const { authorization, 'x-api-key': plain } = headers
  if (authorization === undefined && plain === undefined) return inPath // as nearly always
  const [key, ...others] = [inPath, bearerOf(authorization), plain?.toString()].filter((one) => one !== undefined)
  if (others.some((other) => other !== key)) {
    throw new InvalidApiKey('two different API keys in one request', 'send only one, in the path or in a header')
  }
  return key
}
