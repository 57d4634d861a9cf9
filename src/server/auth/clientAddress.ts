import { isIP, type Socket } from 'node:net'
import { type AddressSet, createAddressSet } from '../../base/addressRanges.ts'

/** In which proxies say for whom they ask. */
export interface ForwardingHeaders {
  readonly 'x-forwarded-for'?: string | readonly string[] | undefined
  readonly forwarded?: string | undefined
}

/** Tells the address of the client whose request came over a connection; empty when the connection has none any more. */
export type ClientAddress = (socket: Socket, headers: ForwardingHeaders) => string

/** The stations that a request may name before the one that counts: walking over them takes time. */
const MAX_PROXIES = 16
/** RFC 7239, 4; other parameters of a station are left out. */
const FOR = /(?:^|;)\s*for=("?)([^";]*)\1\s*(?:;|$)/i

/** What `loopback` stands for. */
const LOOPBACK = ['127.0.0.0/8', '::1']

const peerOf = (socket: Socket): string => socket.remoteAddress ?? ''

/** The addresses of proxies that settings name. */
export function createProxySet(proxies: readonly string[]): AddressSet {
  return createAddressSet(proxies.flatMap((proxy) => (proxy === 'loopback' ? LOOPBACK : proxy)))
}

/**
 * Builds what believes these proxies (addresses, ranges, `loopback`) about who has asked them, and nobody else: of the stations
 * that are told, the last one that is no such proxy, since whatever stands before it is what that one says of itself.
 */
export function createClientAddress(trustedProxies: readonly string[]): ClientAddress {
  if (trustedProxies.length === 0) return peerOf
  const isTrusted = createProxySet(trustedProxies)
  return (socket, headers) => {
    const peer = peerOf(socket)
    return isTrusted(peer) ? lastUntrusted(peer, stationsOf(headers), isTrusted) : peer
  }
}

function lastUntrusted(peer: string, stations: readonly string[], isTrusted: AddressSet): string {
  let nearest = peer
  for (const station of stations.slice(-MAX_PROXIES).reverse()) {
    const address = addressIn(station)
    if (address === undefined) return nearest // hidden, or no address at all: whoever said so is as far as anybody knows
    nearest = address
    if (!isTrusted(address)) return address
  }
  return nearest
}

/**
 * The stations, the client's first. X-Forwarded-For counts where it is there, which nearly all proxies write: they pass
 * on a Forwarded that their client has made up.
 */
function stationsOf({ 'x-forwarded-for': list, forwarded }: ForwardingHeaders): readonly string[] {
  if (list !== undefined) return list.toString().split(',')
  return forwarded === undefined ? [] : forwarded.split(',').map((station) => FOR.exec(station)?.[2] ?? '')
}

/** `192.0.2.7`, `192.0.2.7:80`, `2001:db8::1`, `[2001:db8::1]:80`. */
function addressIn(station: string): string | undefined {
  const text = station.trim()
  const [, bracketed] = /^\[([0-9a-f.:]+)\](?::\d+)?$/i.exec(text) ?? []
  const address = bracketed ?? (isIP(text) === 0 ? text.replace(/:\d+$/, '') : text)
  return isIP(address) === 0 ? undefined : address
}
