import { NETWORK_NAMES, type NetworkName } from '../chainspec/network.ts'
import { endpointUrl, type SettingKind } from './kinds.ts'

/** A network whose blocks and state are those of other nodes, and the URLs of these nodes in order of preference. */
export interface UpstreamUrls {
  readonly network: NetworkName
  readonly urls: readonly string[]
}

/** Maximum number of endpoints of a network. */
const MAX_URLS = 8
const NAMED = new RegExp(`^(${NETWORK_NAMES.join('|')})=(.*)$`, 's')

/** Networks of other nodes. The text of a flag or a variable is `testnet=URL,URL,mainnet=URL`. */
export const upstreams: SettingKind<readonly UpstreamUrls[]> = {
  expected: `a list like testnet=URL,URL,mainnet=URL with at most ${MAX_URLS} http or https URLs each`,
  placeholder: 'network=url,...',
  isSecret: true,
  read: (raw) => readNetworks(raw, (url) => endpointUrl.read(url)),
  print: printNetworks,
}

/** A network whose blocks are executed here. */
export interface FollowUrls extends UpstreamUrls {
  /** URLs of WebSockets that notify of new heads. */
  readonly webSocketUrls: readonly string[]
}

/** Networks of other nodes whose blocks are executed here, as {@link upstreams}, with URLs of WebSockets among the others. */
export const followedNetworks: SettingKind<readonly FollowUrls[]> = {
  expected: `a list like testnet=URL,URL,mainnet=URL with at most ${MAX_URLS} URLs each, at least one of them http or https, the others ws or wss`,
  placeholder: 'network=url,...',
  isSecret: true,
  read(raw) {
    const networks = readNetworks(raw, (url) => webSocketUrl(url) ?? endpointUrl.read(url))?.map(
      ({ network, urls }) => ({
        network,
        urls: urls.filter((url) => webSocketUrl(url) === undefined),
        webSocketUrls: urls.filter((url) => webSocketUrl(url) !== undefined),
      }),
    )
    return networks?.every(({ urls }) => urls.length > 0) ? networks : undefined
  },
  print: (value) =>
    printNetworks(value.map(({ network, urls, webSocketUrls }) => ({ network, urls: [...urls, ...webSocketUrls] }))),
}

function readNetworks(
  raw: unknown,
  readUrl: (url: unknown) => string | undefined,
): readonly UpstreamUrls[] | undefined {
  const entries = readEntries(raw)
  if (entries === undefined) return undefined
  const byNetwork = new Map<NetworkName, string[]>()
  for (const { network, url } of entries) {
    const read = readUrl(url)
    if (read === undefined) return undefined
    byNetwork.set(network, [...(byNetwork.get(network) ?? []), read])
  }
  if ([...byNetwork.values()].some(({ length }) => length > MAX_URLS)) return undefined
  return [...byNetwork].map(([network, urls]) => ({ network, urls }))
}

function printNetworks(value: readonly UpstreamUrls[]): string {
  return `[${value.flatMap(({ network, urls }) => urls.map((url) => `${network}=${endpointUrl.print(url)}`)).join(', ')}]`
}

/** Returns the URL of a WebSocket; undefined for anything else. */
function webSocketUrl(raw: unknown): string | undefined {
  return typeof raw === 'string' && /^wss?:[^\s]*$/i.test(raw) && URL.canParse(raw) ? raw : undefined
}

/** Returns the served networks whose blocks are not those of other nodes. */
export function ownNetworksOf(config: {
  readonly networks: readonly NetworkName[]
  readonly upstream: readonly UpstreamUrls[]
}): readonly NetworkName[] {
  return config.networks.filter((name) => config.upstream.every(({ network }) => network !== name))
}

interface Entry {
  readonly network: NetworkName
  readonly url: unknown
}

/** Returns each URL with its network: from texts, or from a record of the settings file. Undefined for other forms. */
function readEntries(raw: unknown): readonly Entry[] | undefined {
  if (raw === '') return []
  if (typeof raw === 'string') return readTexts(raw.split(','))
  if (Array.isArray(raw)) return readTexts(raw.flatMap((item) => (typeof item === 'string' ? item.split(',') : [item])))
  if (typeof raw !== 'object' || raw === null) return undefined
  const entries: Entry[] = []
  for (const [name, urls] of Object.entries(raw)) {
    const network = NETWORK_NAMES.find((known) => known === name)
    if (network === undefined) return undefined
    entries.push(...[urls].flat().map((url) => ({ network, url })))
  }
  return entries
}

/** Returns the URLs of texts, of which each belongs to the last network that was named. */
function readTexts(texts: readonly unknown[]): readonly Entry[] | undefined {
  const entries: Entry[] = []
  let network: NetworkName | undefined
  for (const text of texts) {
    if (typeof text !== 'string') return undefined
    const [, name, url = text] = NAMED.exec(text.trim()) ?? []
    network = NETWORK_NAMES.find((known) => known === name) ?? network
    if (network === undefined) return undefined
    entries.push({ network, url: url.trim() })
  }
  return entries
}
