import type { Socket } from 'node:net'
import type { AddressSet } from '../../base/addressRanges.ts'
import { type AccessRules, isAllowedHost } from './access.ts'

/** Request headers that name the address under which a client reached the node. */
export interface AddressHeaders {
  readonly host?: string | undefined
  readonly 'x-forwarded-host'?: string | readonly string[] | undefined
  readonly 'x-forwarded-proto'?: string | readonly string[] | undefined
  readonly 'x-forwarded-prefix'?: string | readonly string[] | undefined
}

/** Returns the address under which the client of a request reaches the node, without a slash at the end. */
export type PublicAddress = (socket: Socket, headers: AddressHeaders) => string

export interface PublicAddressOptions {
  /** The address that the settings name; it applies to every request. */
  readonly publicUrl?: string | undefined
  /** Proxies whose X-Forwarded-Host, X-Forwarded-Proto and X-Forwarded-Prefix are trusted. */
  readonly isProxy: AddressSet
  /** Whether the node itself speaks TLS. */
  readonly hasTls: boolean
  /** The accepted hosts; undefined accepts every host, as a node that requires keys may. */
  readonly access: AccessRules | undefined
}

/** A host name or an address, with or without a port; nothing else that a URL could hold. */
const HOST = /^(?:[a-z0-9_](?:[a-z0-9_.-]{0,252}[a-z0-9_])?\.?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i

/** A path of whole segments, without characters that JSON or a template of the document would escape. */
const PREFIX = /^(?:\/[\w.~%!&'()*+,;=:@-]+){1,20}\/?$/
const MAX_PREFIX_LENGTH = 256

/** Returns the path below which a proxy serves the node, without a slash at the end; empty if it names none. */
export type PublicPrefix = (socket: Socket, headers: AddressHeaders) => string

/** Returns the function that reads the X-Forwarded-Prefix of trusted proxies. A malformed one is ignored. */
export function createPublicPrefix(isProxy: AddressSet): PublicPrefix {
  return (socket, headers) => {
    const prefix = isProxy(socket.remoteAddress ?? '') ? lastOf(headers['x-forwarded-prefix']) : undefined
    if (prefix === undefined || prefix.length > MAX_PREFIX_LENGTH || !PREFIX.test(prefix)) return ''
    return new URL(prefix, 'http://node').pathname.replace(/\/$/, '')
  }
}

/**
 * Returns the function that finds the public address of a node. Without the setting it is the Host of the request, or
 * X-Forwarded-Host and X-Forwarded-Proto if a trusted proxy sent the request, with the prefix that it names. A malformed or
 * unaccepted host is replaced with the address that the client connected to.
 */
export function createPublicAddress({ publicUrl, isProxy, hasTls, access }: PublicAddressOptions): PublicAddress {
  if (publicUrl !== undefined) return () => publicUrl
  const ownScheme = hasTls ? 'https' : 'http'
  const prefixOf = createPublicPrefix(isProxy)
  return (socket, headers) => {
    const isForwarded = isProxy(socket.remoteAddress ?? '')
    const forwardedHost = isForwarded ? lastOf(headers['x-forwarded-host']) : undefined
    const forwardedScheme = isForwarded ? lastOf(headers['x-forwarded-proto']) : undefined
    const scheme = /^https?$/i.exec(forwardedScheme ?? '')?.[0].toLowerCase() ?? ownScheme
    const host = forwardedHost ?? headers.host ?? ''
    const isAccepted = access === undefined || isAllowedHost(host, access)
    const origin = (isAccepted ? originOf(scheme, host) : undefined) ?? `${ownScheme}://${localHost(socket)}`
    return origin + prefixOf(socket, headers)
  }
}

/** Returns the value that the nearest proxy added. The values before it may be the client's own. */
function lastOf(header: string | readonly string[] | undefined): string | undefined {
  return header === undefined ? undefined : header.toString().split(',').at(-1)?.trim()
}

/** Returns the origin as browsers write it; undefined for text that is not a host. */
function originOf(scheme: string, host: string): string | undefined {
  const text = `${scheme}://${host}`
  return HOST.test(host) && URL.canParse(text) ? new URL(text).origin : undefined
}

function localHost({ localAddress = '127.0.0.1', localPort = 0 }: Socket): string {
  const address = localAddress.replace(/^::ffff:/, '')
  return `${address.includes(':') ? `[${address}]` : address}:${localPort}`
}
