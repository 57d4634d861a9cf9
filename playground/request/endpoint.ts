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
  /** The base under which others reach the node; undefined where it is the same. */
  readonly publicBase?: string | undefined
  /** Whether the node asks for a key; undefined where that is not known. */
  readonly isKeyed?: boolean | undefined
}

/** Stands in for the key in what people copy. */
export const KEY_PLACEHOLDER = 'YOUR_API_KEY'

/** The address that this page sends requests to. */
export function endpointUrl({ base, network, key, query }: Endpoint): string {
  return [base, network, encodeURIComponent(key)].filter((part) => part !== '').join('/') + query
}

/** The address with the key that was entered, for programs and wallets. */
export function secretUrl(endpoint: Endpoint): string {
  return endpointUrl({ ...endpoint, base: endpoint.publicBase ?? endpoint.base })
}

/**
 * The address for text that is copied. It has a placeholder for the key unless the node asks for none or the address is whole
 * without; where it is not known whether the node asks for one, a node on this machine is taken for open.
 */
export function shareableUrl(endpoint: Endpoint): string {
  const { base, network, query, isKeyed = network !== '' && !isLoopback(base) } = endpoint
  const isOpen = !holdsSecret(endpoint) && !isKeyed
  const key = isOpen || (query !== '' && endpoint.key === '') ? '' : KEY_PLACEHOLDER
  return secretUrl({ ...endpoint, key, query: query === '' ? '' : `?${KEY_PLACEHOLDER}` })
}

export const holdsSecret = ({ key, query }: Endpoint): boolean => key !== '' || query !== ''

function isLoopback(base: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(base).hostname)
}
