import { isIP } from 'node:net'
import type { Logger } from 'pino'
import { flagOf } from '../../config/settings.ts'

/** The Hosts and origins that a server accepts from callers without an API key or with the local key. */
export interface AccessRules {
  /** Host names besides the loopback ones, without a port. */
  readonly allowedHosts: readonly string[]
  /** Origins of web pages (`https://app.example`), or `*` for all. */
  readonly corsOrigins: readonly string[]
  /**
   * Whether pages of loopback hosts and browser extensions may read responses without configuration, as local web
   * applications and wallets need. Only for servers that other computers cannot reach.
   */
  readonly servesLocalPages: boolean
  /** Whether the Hosts of {@link isOutsideDns} are accepted, for a server that every client may use. Default false. */
  readonly acceptsHostsOutsideDns?: boolean | undefined
}

/** Returns whether a host name is a loopback one: `localhost`, a name below it, 127.0.0.0/8 or ::1. */
export function isLoopbackHost(name: string): boolean {
  return /^(?:(?:[a-z0-9-]+\.)*localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[?::1\]?)$/i.test(name)
}

/** Returns whether only this computer can reach a server with these settings: by loopback names and without a proxy. */
export function isOwnMachineOnly({
  host,
  allowedHosts,
  trustProxy,
}: {
  readonly host: string
  readonly allowedHosts: readonly string[]
  readonly trustProxy: readonly string[]
}) {
  return isLoopbackHost(host) && allowedHosts.every(isLoopbackHost) && trustProxy.length === 0
}

/** Returns the name in a Host header, in lower case, without its port and a dot at the end. */
export function hostName(header: string): string {
  return header.replace(/:\d*$/, '').replace(/\.$/, '').toLowerCase()
}

/**
 * Names that Docker gives to the computer and to its own parts: `host.docker.internal`, `gateway.docker.internal`,
 * `kubernetes.docker.internal`. Public names never end in `.internal`.
 */
const DOCKER_NAME = /^(?:[a-z0-9_-]+\.)+docker\.internal$/

/**
 * Returns whether a host name, in lower case, is an IP address, a name without a dot or one of Docker's. The owner of a site cannot resolve such
 * a name to another address (DNS rebinding).
 */
function isOutsideDns(name: string): boolean {
  return DOCKER_NAME.test(name) || /^[a-z0-9_-]+$/.test(name) || isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0
}

/** Returns whether a Host header has an accepted name. A page that rebinds its name to the server's address fails this check. */
export function isAllowedHost(
  header: string | undefined,
  { allowedHosts, acceptsHostsOutsideDns = false }: AccessRules,
): boolean {
  if (header === undefined) return false
  const name = hostName(header)
  if (isLoopbackHost(name) || (acceptsHostsOutsideDns && isOutsideDns(name))) return true
  return allowedHosts.some((allowed) => allowed.toLowerCase() === name)
}

const PAGE = /^https?:\/\/([^/:[\]]+|\[[0-9a-f:]+\])(?::\d{1,5})?$/i
const EXTENSION = /^(?:chrome|moz|safari-web)-extension:\/\/[0-9a-z-]+$/i

/** Returns whether an origin is a page of a loopback host or a browser extension. Files and sandboxed frames (`null`) are neither. */
function isLocalOrigin(origin: string): boolean {
  const [, host] = PAGE.exec(origin) ?? []
  return host === undefined ? EXTENSION.test(origin) : isLoopbackHost(host)
}

/** Returns whether pages of this origin may read responses: the origins of `--cors`, and local ones where they are served. */
export function isCorsOrigin(origin: string, { corsOrigins, servesLocalPages }: AccessRules): boolean {
  return corsOrigins.includes('*') || corsOrigins.includes(origin) || (servesLocalPages && isLocalOrigin(origin))
}

/** Returns whether responses depend on the Origin header. */
export function hasCors({ corsOrigins, servesLocalPages }: AccessRules): boolean {
  return corsOrigins.length > 0 || servesLocalPages
}

/** Returns whether a request comes from a page of this server. Check the Host header first. */
export function isSameOrigin(origin: string, hostHeader: string | undefined): boolean {
  return origin === `http://${hostHeader}` || origin === `https://${hostHeader}`
}

/** The header that a request was refused for. */
type RefusedHeader = 'host' | 'origin'

/** Logs a refused value, and the flag that allows it. */
export type RefusalLog = (header: RefusedHeader, value: string) => void

const FLAGS = { host: flagOf('allowedHosts'), origin: flagOf('cors') }
/** Every local file and sandboxed frame has the origin `null`, so a flag for it would allow any page. */
const NAMELESS = 'the page is a local file or a sandboxed frame; serve it from http://localhost'
const MAX_LOGGED = 100
const MAX_LENGTH = 100

/** Creates a log that contains each value once, and at most 100 values, since clients may send any number. */
export function createRefusalLog(logger: Logger): RefusalLog {
  const logged = new Set<string>()
  return (header, value) => {
    const shown = value.slice(0, MAX_LENGTH)
    const line = `refused ${header} ${shown}; ${shown === 'null' ? NAMELESS : `to allow it, start with --${FLAGS[header]} ${shown}`}`
    if (logged.size >= MAX_LOGGED || logged.has(line)) return
    logged.add(line)
    logger.warn(line)
  }
}
