import type { Config } from '../config.ts'
import { hasPublicChainId } from '../network/network.ts'
import { COW_ACCOUNTS, PUBLISHED_MNEMONIC } from '../network/sandboxAccounts.ts'
import { networkOf } from '../openNetwork.ts'
import { isLoopbackHost } from '../server/access.ts'
import { bold, dim, type Output } from './output.ts'

export interface BannerFacts {
  readonly version: string
  readonly config: Config
  /** The port that was bound. */
  readonly port: number
  readonly localKey: string | undefined
}

const SHOWN_ACCOUNTS = 10

/** With its thousands apart. */
export const printCount = (count: bigint): string => count.toLocaleString('en')

/** `http://host:port`, or https, as one would type it on this machine. */
export function baseUrl({ host, tlsCert }: Pick<Config, 'host' | 'tlsCert'>, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `${tlsCert === 'none' ? 'http' : 'https'}://${name.includes(':') && !name.startsWith('[') ? `[${name}]` : name}:${port}`
}

function printUrls({ config, localKey }: BannerFacts, base: string): string[] {
  const suffix = localKey ?? (config.open ? undefined : '<API_KEY>')
  const urls = config.networks.map((name) => {
    const { chainId } = networkOf(name, config)
    const kind = config.genesis === 'sandbox' ? 'sandbox' : "the network's own chain"
    return `  ${name.padEnd(9)} ${base}/${name}${suffix === undefined ? '' : `/${suffix}`}  ${kind}, chain id ${chainId}`
  })
  return config.open ? [...urls, `  ${'open'.padEnd(9)} ${base}/  (${config.defaultNetwork}, without a key)`] : urls
}

function printAccounts({ config }: BannerFacts, output: Output): string[] {
  if (config.genesis !== 'sandbox') return []
  const isPrivate = isLoopbackHost(config.host)
  const shown = COW_ACCOUNTS.slice(0, SHOWN_ACCOUNTS).map(
    ({ address, privateKey }) => `  ${address}${isPrivate ? `  ${dim(output, privateKey)}` : ''}`,
  )
  const title = `Funded accounts, ${printCount(config.balance)} RBTC each${isPrivate ? ' and their private keys (known to everybody: never for money)' : ''}`
  const words = config.mnemonic === PUBLISHED_MNEMONIC ? `the mnemonic "${config.mnemonic}"` : 'your mnemonic'
  return ['', bold(output, title), ...shown, `  and the first ${config.accounts} of ${words}`]
}

function printWarnings({ config, localKey }: BannerFacts): string[] {
  if (config.open && !isLoopbackHost(config.host)) {
    return ['', `Warning: whoever reaches ${config.host} may use this node without a key (open).`]
  }
  return localKey === undefined ? ['', 'Make a key: scion keys create --name NAME'] : []
}

/** Sandboxes of the public networks answer to their chain ids, which signatures hold for. */
function printPublicWarning({ config }: BannerFacts): string[] {
  const found = config.networks.filter((name) => config.genesis === 'sandbox' && hasPublicChainId(name))
  if (found.length === 0 || config.chainId !== 'none') return []
  const ids = found.map((name) => networkOf(name, config).chainId).join(' and ')
  const warning = `Chain id ${ids}: what you sign here for ${found.join(' or ')} is valid on the real network, too.`
  return ['', `${warning} Use keys without money, or regtest.`]
}

/** What a started node says: where it is, with which key, who has money, and a line to try. */
export function printBanner(facts: BannerFacts, output: Output): string {
  const { config, localKey, port } = facts
  const base = baseUrl(config, port)
  const first = config.open ? `${base}/` : `${base}/${config.defaultNetwork}/${localKey ?? '<API_KEY>'}`
  const request = `'{"jsonrpc":"2.0","id":1,"method":"eth_blockNumber","params":[]}'`
  return [
    bold(output, `Scion ${facts.version}`),
    '',
    ...printUrls(facts, base),
    ...printPublicWarning(facts),
    ...printAccounts(facts, output),
    '',
    bold(output, 'Try'),
    `  curl -s ${first} -H 'content-type: application/json' -d ${request}`,
    ...printWarnings(facts),
    '',
    `Docs ${base}/docs/, health ${base}/health, methods ${base}/openrpc.json. Stop with Ctrl-C.`,
    '',
  ].join('\n')
}
