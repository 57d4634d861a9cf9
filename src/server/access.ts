/** Who may reach a server that asks for no key, or for one that lies on this machine. */
export interface AccessRules {
  /** Host names besides the loopback ones; without port. */
  readonly allowedHosts: readonly string[]
  /** Origins of web pages (`https://app.example`), or `*` for all. */
  readonly corsOrigins: readonly string[]
}

/** Whether a host name means this machine: `localhost`, names below it, 127.0.0.0/8, ::1. */
export function isLoopbackHost(name: string): boolean {
  return /^(?:(?:[a-z0-9-]+\.)*localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[?::1\]?)$/i.test(name)
}

/** Whether a server with these settings is this machine's alone: nobody else reaches it, nor asks it by a name of its own. */
export function isOwnMachineOnly({
  host,
  allowedHosts,
}: {
  readonly host: string
  readonly allowedHosts: readonly string[]
}) {
  return isLoopbackHost(host) && allowedHosts.every(isLoopbackHost)
}

/** The name in a Host header, without its port and without the root's dot. */
function hostName(header: string): string {
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

/** Whether `--cors` lets pages of this origin read answers. */
export function isCorsOrigin(origin: string, { corsOrigins }: AccessRules): boolean {
  return corsOrigins.includes('*') || corsOrigins.includes(origin)
}

/** Whether the request comes from a page of this very server; only meaningful where the Host header was checked. */
export function isSameOrigin(origin: string, hostHeader: string | undefined): boolean {
  return origin === `http://${hostHeader}` || origin === `https://${hostHeader}`
}
