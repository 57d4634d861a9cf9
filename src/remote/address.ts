import { packageVersion } from '../base/version.ts'
import { InvalidRemote } from './errors.ts'
import { hostOf } from './host.ts'

/** The address of an endpoint. Everything but `origin` is secret. */
export interface Address {
  /** Scheme, host and port: the only part that messages contain. */
  readonly origin: string
  /** The host, in one spelling; see {@link hostOf}. */
  readonly host: string
  /** The URL without user and password, which are sent as a header. */
  readonly url: URL
  readonly headers: Headers
  /** Replaces the secrets of the URL and of the headers in a text of the endpoint by `…`. */
  redact(text: string): string
}

export type HeaderList = ReadonlyArray<readonly [name: string, value: string]>

/** Minimum length of a secret. A shorter part of a path, such as `mainnet`, is a word. */
const MIN_SECRET_LENGTH = 8

/** Parses an endpoint's URL. Throws `InvalidRemote`, whose message does not repeat the text, because it has a key. */
export function parseAddress(text: string, extraHeaders: HeaderList): Address {
  if (!URL.canParse(text)) throw new InvalidRemote('remote URL: must be an http or https URL; check its spelling')
  const url = new URL(text)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new InvalidRemote(`remote URL: must begin with http:// or https://, got ${url.protocol}//`)
  }
  const credentials = credentialsOf(url)
  const secrets = [...secretsOf(url, extraHeaders), ...credentials]
    .filter((secret) => secret.length >= MIN_SECRET_LENGTH)
    .sort((a, b) => b.length - a.length) // a secret may contain another
  const headers = createHeaders(extraHeaders, credentials)
  url.username = ''
  url.password = ''
  url.hash = ''
  return {
    origin: originOf(url),
    host: hostOf(url),
    url,
    headers,
    redact: (message) => secrets.reduce((redacted, secret) => redacted.replaceAll(secret, '…'), message),
  }
}

/** Returns scheme, host and port, also if the port is the default one. */
function originOf({ protocol, hostname, port }: URL): string {
  return `${protocol}//${hostname}:${port === '' ? (protocol === 'https:' ? 443 : 80) : port}`
}

/** Returns the header value for the user and the password of a URL, and both as they may be repeated. */
function credentialsOf({ username, password }: URL): string[] {
  if (username === '' && password === '') return []
  const [user, word] = [username, password].map(decode)
  const basic = Buffer.from(`${user}:${word}`).toString('base64')
  return [
    `Basic ${basic}`,
    basic,
    `${user}:${word}`,
    `${username}:${password}`,
    ...[username, password].flatMap(spellings),
  ]
}

function secretsOf(url: URL, headers: HeaderList): string[] {
  const parts = [...url.pathname.split('/'), ...[...url.searchParams.values()], ...url.search.slice(1).split(/[&=]/)]
  const values = headers.flatMap(([, value]) => [value, ...value.split(' ')])
  return [url.href, `${url.pathname}${url.search}`, url.pathname, ...parts.flatMap(spellings), ...values]
}

/** Returns a part of a URL as it is and decoded. */
const spellings = (part: string): string[] => [part, decode(part)]

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

function createHeaders(extra: HeaderList, [basic]: readonly string[]): Headers {
  const headers = new Headers({
    'content-type': 'application/json',
    accept: 'application/json',
    'user-agent': `scion/${packageVersion()}`,
    ...(basic === undefined ? {} : { authorization: basic }),
  })
  for (const [name, value] of extra) {
    try {
      headers.set(name, value)
    } catch {
      // The error of `Headers` repeats the value.
      throw new InvalidRemote('header of the remote node: must be name: value; remove line breaks and other characters')
    }
  }
  return headers
}
