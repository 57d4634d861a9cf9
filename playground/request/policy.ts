import { h } from '../dom/h.ts'

const blocked = new Set<string>()

/** Records from now on which addresses the policy of this page forbids. */
export function watchPolicy(): void {
  document.addEventListener('securitypolicyviolation', ({ blockedURI }) => blocked.add(blockedURI))
}

/**
 * Forbids the page to send requests to another address than the node that serves it. The policy of the node's response allows
 * the whole origin, which is more than the node if a proxy serves it below a prefix.
 */
export function allowOnly(base: string): void {
  const { pathname } = new URL(base)
  if (pathname === '/') return
  // Only the path is restricted here, for any host: an IPv6 address is no source, and the response's policy restricts the host.
  const path = `${pathname.replace(/[;,]/g, encodeURIComponent)}/`
  const sources = ['http', 'https', 'ws', 'wss'].map((scheme) => `${scheme}://*:*${path}`)
  const content = `connect-src ${sources.join(' ')}`
  document.head.append(h('meta', { 'http-equiv': 'Content-Security-Policy', content }))
}

/** Whether the policy of this page forbade a request. The browser reports it a moment after the request has failed. */
export async function isForbidden(url: string): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve))
  return blocked.has(url) || blocked.has(originOf(url)) // browsers report only the origin of other hosts
}

const originOf = (url: string): string => {
  const { protocol, host } = new URL(url)
  return `${protocol}//${host}`
}
