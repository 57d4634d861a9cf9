/** Who may reach a server that asks for no key, or for one that lies on this machine. */
export interface AccessRules {
  /** Host names besides the loopback ones; without port. */
  readonly allowedHosts: readonly string[]
  /** Origins of web pages (`https://app.example`), or `*` for all. */
  readonly corsOrigins: readonly string[]
  /**
   * Whether pages that this machine serves, and extensions of its browsers, may read answers without being configured:
   * what a developer builds runs there, and wallets. For servers of this machine alone.
   */
  readonly servesLocalPages: boolean
}

/** Whether a host name means this machine: `localhost`, names below it, 127.0.0.0/8, ::1. */
export function isLoopbackHost(name: string): boolean {
  return /^(?:(?:[a-z0-9-]+\.)*localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[?::1\]?)$/i.test(name)
}

/**
 * Whether a server with these settings is this machine's alone: nobody else reaches it, not by a proxy either, nor asks it
 * by a name of its own.
 */
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

/** The name in a Host header, without its port and without the root's dot. */
export function hostName(header: string): string {
  return header.replace(/:\d*$/, '').replace(/\.$/, '').toLowerCase()
}

/**
 * Whether a Host header names this machine or a configured host; a page that rebinds its own name to 127.0.0.1 does not
 * pass.
 */
export function isAllowedHost(header: string | undefined, { allowedHosts }: AccessRules): boolean {
  if (header === undefined) return false
  const name = hostName(header)
  return isLoopbackHost(name) || allowedHosts.some((allowed) => allowed.toLowerCase() === name)
}

const PAGE = /^https?:\/\/([^/:[\]]+|\[[0-9a-f:]+\])(?::\d{1,5})?$/i
const EXTENSION = /^(?:chrome|moz|safari-web)-extension:\/\/[0-9a-z-]+$/i

/** Whether an origin is a page that this machine serves, or an extension of a browser; that of a file or a sandboxed frame, `null`, is neither. */
function isLocalOrigin(origin: string): boolean {
  const [, host] = PAGE.exec(origin) ?? []
  return host === undefined ? EXTENSION.test(origin) : isLoopbackHost(host)
}

/** Whether pages of this origin may read answers: those that `--cors` names, and local ones where they are served. */
export function isCorsOrigin(origin: string, { corsOrigins, servesLocalPages }: AccessRules): boolean {
  return corsOrigins.includes('*') || corsOrigins.includes(origin) || (servesLocalPages && isLocalOrigin(origin))
}

/** Whether the answers to a page depend on its origin. */
export function hasCors({ corsOrigins, servesLocalPages }: AccessRules): boolean {
  return corsOrigins.length > 0 || servesLocalPages
}

/** Whether the request comes from a page of this very server; only meaningful where the Host header was checked. */
export function isSameOrigin(origin: string, hostHeader: string | undefined): boolean {
  return origin === `http://${hostHeader}` || origin === `https://${hostHeader}`
}
