import type { Config } from '../config.ts'
import { COW_ACCOUNTS, PUBLISHED_MNEMONIC } from '../network/sandboxAccounts.ts'
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

/** `http://host:port`, as one would type it on this machine. */
export function baseUrl(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `http://${name.includes(':') && !name.startsWith('[') ? `[${name}]` : name}:${port}`
}

function printUrls({ config, localKey }: BannerFacts, base: string): string[] {
  const urls = config.networks.map((network) => {
    const suffix = localKey ?? (config.open ? undefined : '<API_KEY>')
    return `  ${network.padEnd(9)} ${base}/${network}${suffix === undefined ? '' : `/${suffix}`}`
  })
  return config.open ? [...urls, `  ${'open'.padEnd(9)} ${base}/  (${config.defaultNetwork}, without a key)`] : urls
}

function printAccounts({ config }: BannerFacts, output: Output): string[] {
  if (config.genesis !== 'sandbox') return []
  const isPrivate = isLoopbackHost(config.host)
  const shown = COW_ACCOUNTS.slice(0, SHOWN_ACCOUNTS).map(
    ({ address, privateKey }) => `  ${address}${isPrivate ? `  ${dim(output, privateKey)}` : ''}`,
  )
  const title = `Funded accounts${isPrivate ? ' and their private keys (known to everybody: never for money)' : ''}`
  const words = config.mnemonic === PUBLISHED_MNEMONIC ? `the mnemonic "${config.mnemonic}"` : 'your mnemonic'
  return ['', bold(output, title), ...shown, `  and the first ${config.accounts} of ${words}`]
}

function printWarnings({ config, localKey }: BannerFacts): string[] {
  if (config.open && !isLoopbackHost(config.host)) {
    return ['', `Warning: whoever reaches ${config.host} may use this node without a key (open).`]
  }
  return localKey === undefined ? ['', 'Make a key: scion keys create --name NAME'] : []
}

/** What a started node says: where it is, with which key, who has money, and a line to try. */
export function printBanner(facts: BannerFacts, output: Output): string {
  const { config, localKey, port } = facts
  const base = baseUrl(config.host, port)
  const first = config.open ? `${base}/` : `${base}/${config.defaultNetwork}/${localKey ?? '<API_KEY>'}`
  const request = `'{"jsonrpc":"2.0","id":1,"method":"eth_blockNumber","params":[]}'`
  return [
    bold(output, `Scion ${facts.version}`),
    '',
    ...printUrls(facts, base),
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
