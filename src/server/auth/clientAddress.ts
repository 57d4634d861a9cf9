import { isIP, type Socket } from 'node:net'
import { type AddressSet, createAddressSet } from '../../base/addressRanges.ts'

/** The headers in which proxies name their client. */
export interface ForwardingHeaders {
  readonly 'x-forwarded-for'?: string | readonly string[] | undefined
  readonly forwarded?: string | undefined
}

/** Returns the address of a request's client; empty if the connection has closed. */
export type ClientAddress = (socket: Socket, headers: ForwardingHeaders) => string

/** Maximum number of addresses that are read from the headers of a request, the last ones. */
const MAX_PROXIES = 16
/** The parameter `for` of a forwarded element (RFC 7239, 4). */
const FOR = /(?:^|;)\s*for=("?)([^";]*)\1\s*(?:;|$)/i

/** The ranges of the word `loopback`. */
const LOOPBACK = ['127.0.0.0/8', '::1']

const peerOf = (socket: Socket): string => socket.remoteAddress ?? ''

/** Returns the set of the proxies that settings name: addresses, ranges and `loopback`. */
export function createProxySet(proxies: readonly string[]): AddressSet {
  return createAddressSet(proxies.flatMap((proxy) => (proxy === 'loopback' ? LOOPBACK : proxy)))
}

/**
 * Returns the function that finds a request's client. Only the headers of trusted proxies (addresses, ranges,
 * `loopback`) are used. The client is the last address that is not a trusted proxy: the ones before it are its own claim.
 */
export function createClientAddress(trustedProxies: readonly string[]): ClientAddress {
  if (trustedProxies.length === 0) return peerOf
  const isTrusted = createProxySet(trustedProxies)
  return (socket, headers) => {
    const peer = peerOf(socket)
    return isTrusted(peer) ? lastUntrusted(peer, hopsOf(headers), isTrusted) : peer
  }
}

function lastUntrusted(peer: string, hops: readonly string[], isTrusted: AddressSet): string {
  let nearest = peer
  for (const hop of hops.slice(-MAX_PROXIES).reverse()) {
    const address = addressIn(hop)
    if (address === undefined) return nearest // hidden or invalid
    nearest = address
    if (!isTrusted(address)) return address
  }
  return nearest
}

/**
 * Returns the addresses that a request passed, the client's first. X-Forwarded-For has priority, since nearly all proxies
 * write it and pass on a `Forwarded` that their client may have invented.
 */
function hopsOf({ 'x-forwarded-for': list, forwarded }: ForwardingHeaders): readonly string[] {
  if (list !== undefined) return list.toString().split(',')
  return forwarded === undefined ? [] : forwarded.split(',').map((hop) => FOR.exec(hop)?.[2] ?? '')
}

/** Returns the address of `192.0.2.7`, `192.0.2.7:80`, `2001:db8::1` or `[2001:db8::1]:80`; undefined for other text. */
function addressIn(hop: string): string | undefined {
  const text = hop.trim()
  const [, bracketed] = /^\[([0-9a-f.:]+)\](?::\d+)?$/i.exec(text) ?? []
  const address = bracketed ?? (isIP(text) === 0 ? text.replace(/:\d+$/, '') : text)
  return isIP(address) === 0 ? undefined : address
}
