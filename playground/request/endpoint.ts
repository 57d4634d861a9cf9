/** Where requests go. */
export interface Endpoint {
  /** Without a slash at the end; empty where no address is known. */
  readonly base: string
  /** Empty where the base, with the key, is the whole address. */
  readonly network: string
  /** Empty where none was given. */
  readonly key: string
  /** With its question mark; empty for most. */
  readonly query: string
}

/** Stands in for the key in what people copy. */
export const KEY_PLACEHOLDER = 'YOUR_API_KEY'

export function endpointUrl({ base, network, key, query }: Endpoint): string {
  return [base, network, encodeURIComponent(key)].filter((part) => part !== '').join('/') + query
}

/**
 * The address for text that is copied: with a placeholder for the key, and without one for an open node on this machine and
 * for an address that is whole without.
 */
export function shareableUrl(endpoint: Endpoint): string {
  const { base, network, query } = endpoint
  const isOpen = !holdsSecret(endpoint) && (network === '' || isLoopback(base))
  const key = isOpen || (query !== '' && endpoint.key === '') ? '' : KEY_PLACEHOLDER
  return endpointUrl({ ...endpoint, key, query: query === '' ? '' : `?${KEY_PLACEHOLDER}` })
}

export const holdsSecret = ({ key, query }: Endpoint): boolean => key !== '' || query !== ''

function isLoopback(base: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(base).hostname)
}
