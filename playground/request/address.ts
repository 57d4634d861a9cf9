import type { Endpoint } from './endpoint.ts'

/** What an address says of an endpoint; a network that it leaves open is undefined. */
export type Address = Omit<Endpoint, 'network'> & { readonly network: string | undefined }

/** The node that serves the page, by its base URLs without a slash at the end. */
export interface ServingNode {
  /** The base of the page's requests: the page's own address without `docs/`, so with the prefix of any proxy. */
  readonly base: string
  /** The base in text that is copied. Differs from `base` if the settings name another, and the page is opened past it. */
  readonly publicBase: string
}

/** What is known of where the page lies. */
export interface Home {
  /** `?endpoint=` and whatever else the page was opened with. */
  readonly search: string
  /** The address of the node that serves the page; undefined where it lies among files. */
  readonly node: string | undefined
  /** The first server of the document, as it is written there. */
  readonly server: string | undefined
  readonly networks: readonly string[]
}

/**
 * The endpoint to ask: that of `?endpoint=`, else the node that serves the page, else the document's first server; undefined
 * where there is none of them. A host of files is never asked: what it would get is the key.
 */
export function addressOf({ search, node, server = '', networks }: Home): Address | undefined {
  const wanted = parseAddress(new URLSearchParams(search).get('endpoint') ?? '', networks)
  if (wanted !== undefined) return wanted
  if (node !== undefined) return openAt(node)
  const [base = '', ...variables] = server.split(/\/?\$?\{/)
  return variables.length > 0 && isWebAddress(base) ? openAt(base) : parseAddress(server, networks)
}

/** The address of a node whose network and key are open. */
const openAt = (base: string): Address => ({ base, network: undefined, key: '', query: '' })

const isWebAddress = (text: string): boolean => /^https?:$/.test(URL.canParse(text) ? new URL(text).protocol : '')

/**
 * `https://host` leaves network and key open, `https://host/regtest/KEY` says both; of any other path the last part is taken
 * for the key, so that it is hidden where keys are. Undefined for what is no address of the web.
 */
export function parseAddress(text: string, networks: readonly string[]): Address | undefined {
  if (!isWebAddress(text)) return undefined
  const { origin, pathname, search: query } = new URL(text)
  const parts = pathname.split('/').filter((part) => part !== '')
  const baseOf = (count: number) => [origin, ...parts.slice(0, count)].join('/')
  const at = parts.findIndex((part) => networks.includes(part))
  if (at >= 0 && parts.length <= at + 2)
    return { base: baseOf(at), network: parts[at], key: decode(parts[at + 1]), query }
  const network = parts.length === 0 && query === '' ? undefined : ''
  return { base: baseOf(parts.length - 1), network, key: decode(parts.at(-1)), query }
}

function decode(part = ''): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part // it is no encoding, and stands for itself
  }
}
