/** Where requests go. */
export interface Endpoint {
  /** Without a slash at the end. */
  readonly base: string
  /** Empty where the base is the whole address. */
  readonly network: string
  /** Empty where none was given. */
  readonly key: string
}

/** Stands in for the key in what people copy. */
export const KEY_PLACEHOLDER = 'YOUR_API_KEY'

export function endpointUrl({ base, network, key }: Endpoint): string {
  return [base, network, encodeURIComponent(key)].filter((part) => part !== '').join('/')
}

/** The address for text that is copied: with a placeholder for the key, and without one for an open node on this machine. */
export function shareableUrl(endpoint: Endpoint): string {
  const isOpen = endpoint.key === '' && isLoopback(endpoint.base)
  return endpointUrl({ ...endpoint, key: isOpen ? '' : KEY_PLACEHOLDER })
}

function isLoopback(base: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(base).hostname)
}

/** The node of `?endpoint=`, when it is an address of the web; else the node that the page comes from. */
export function baseOf(page: { readonly search: string; readonly origin: string }): string {
  const wanted = new URLSearchParams(page.search).get('endpoint')
  if (wanted === null || !URL.canParse(wanted)) return page.origin
  const { protocol, origin, pathname } = new URL(wanted)
  return protocol === 'http:' || protocol === 'https:' ? origin + pathname.replace(/\/+$/, '') : page.origin
}
