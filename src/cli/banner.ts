import { localKeyFile } from '../apiKeys/localKey.ts'
import { joinPrintable, NO_TEXT, type Printable, plainText, printable } from '../base/printable.ts'
import { hasPublicChainId } from '../chainspec/network.ts'
import { NETWORKS } from '../chainspec/networks.ts'
import { COW_ACCOUNTS, PUBLISHED_MNEMONIC } from '../chainspec/sandboxAccounts.ts'
import { rbtc } from '../config/kinds.ts'
import type { Config } from '../config/load.ts'
import { networkOf } from '../config/networkOf.ts'
import { ownNetworksOf } from '../config/upstreams.ts'
import { isLoopbackHost } from '../server/auth/access.ts'
import { bold, dim, isTerminal, type Output, USUAL_COLUMNS } from './output.ts'
import { printCommand, quoteForShell } from './printCommand.ts'

export interface BannerFacts {
  readonly version: string
  readonly config: Config
  /** The port that was bound. */
  readonly port: number
  readonly localKey: string | undefined
}

const SHOWN_ACCOUNTS = 10
/** The page with the published keys and mnemonic of sandboxes. */
export const PUBLISHED_KEYS = 'docs/guides/wallets.md#funded-accounts'

/** Warns about printed keys that are published. */
export const PUBLIC_KEYS = ' (keys publicly known: never send real funds)'

/** Returns whether a start prints keys: only to a terminal, and never in profile hosted, whose output is stored. */
export const showsSecrets = ({ profile }: Pick<Config, 'profile'>, output: Output): boolean =>
  isTerminal(output) && profile !== 'hosted'

/** Prints a count with thousands separators. The locale's printer would take ten milliseconds of a start. */
export const printCount = (count: bigint): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',')

/** Returns `http://host:port`, or https, for a client on this computer. */
export function baseUrl({ host, tlsCert }: Pick<Config, 'host' | 'tlsCert'>, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `${tlsCert === 'none' ? 'http' : 'https'}://${name.includes(':') && !name.startsWith('[') ? `[${name}]` : name}:${port}`
}

function printUrls({ config, localKey }: BannerFacts, base: string, output: Output): Printable[] {
  const shownKey = showsSecrets(config, output) ? localKey : undefined
  const suffix = shownKey ?? (config.open ? undefined : '<API_KEY>')
  const urls = config.networks.map((name) => {
    const isUpstream = !ownNetworksOf(config).includes(name)
    const { chainId } = isUpstream ? NETWORKS[name] : networkOf(name, config)
    const isFollowed = config.follow.some(({ network }) => network === name)
    const own = isFollowed ? 'executed here from other nodes' : config.genesis === 'sandbox' ? 'sandbox' : 'real chain'
    const kind = isUpstream ? 'through other nodes' : own
    const url = `${base}/${name}${suffix === undefined ? '' : `/${suffix}`}`
    return plainText(`  ${name.padEnd(9)} ${url}  ${kind}, chain id ${chainId}`)
  })
  const open = config.open
    ? [plainText(`  ${'open'.padEnd(9)} ${base}/  (${config.defaultNetwork}, without a key)`)]
    : []
  const isHidden = localKey !== undefined && shownKey === undefined
  const place = isHidden
    ? [plainText(`  ${'key'.padEnd(9)} in ${localKeyFile(config.data)}, for this computer only`)]
    : []
  return [...urls, ...open, ...place]
}

/** Returns the URL of the sample request. The shell reads a key that is not printed from its file. */
function printFirstUrl({ config, localKey }: BannerFacts, base: string, output: Output): string {
  if (config.open) return `${base}/`
  const url = `${base}/${config.defaultNetwork}`
  if (localKey === undefined) return `${url}/<API_KEY>`
  if (showsSecrets(config, output)) return `${url}/${localKey}`
  return `"${url}/$(cat ${quoteForShell(localKeyFile(config.data))})"`
}

function printAccounts({ config }: BannerFacts, output: Output): Printable[] {
  if (config.genesis !== 'sandbox' || ownNetworksOf(config).length === 0) return []
  const showsKeys = isLoopbackHost(config.host) && showsSecrets(config, output)
  const shown = COW_ACCOUNTS.slice(0, SHOWN_ACCOUNTS).map(({ address, privateKey }) =>
    printAccount(plainText(`  ${address}`), showsKeys ? privateKey : undefined, output),
  )
  const title = printable`Funded accounts, ${plainText(printRbtc(config.balance))} RBTC each${showsKeys ? PUBLIC_KEYS : ''}`
  const place = showsKeys ? [] : [printable`  published private keys: ${PUBLISHED_KEYS}`]
  const mnemonic = describeMnemonic(config, { showsKeys })
  const rest = printable`  and the first ${config.accounts} accounts of ${plainText(mnemonic)}`
  return [NO_TEXT, bold(output, title), ...shown, rest, ...place]
}

/** Prints a line with an account and its private key. In a terminal that is too narrow for both, the key is below. */
export function printAccount(account: Printable, privateKey: string | undefined, output: Output): Printable {
  if (privateKey === undefined) return account
  const isNarrow = account.length + 2 + privateKey.length > (output.columns || USUAL_COLUMNS)
  return printable`${account}${isNarrow ? '\n       ' : '  '}${dim(output, plainText(privateKey))}`
}

/** Prints an amount of wei in RBTC, with its thousands separated. */
export function printRbtc(wei: bigint): string {
  const [whole = '0', fraction] = rbtc.print(wei).split('.')
  return `${printCount(BigInt(whole))}${fraction === undefined ? '' : `.${fraction}`}`
}

/** Names the mnemonic. Only the published one is printed, with `showsKeys`. */
export function describeMnemonic(
  { mnemonic }: Pick<Config, 'mnemonic'>,
  { showsKeys }: { readonly showsKeys: boolean },
): string {
  if (mnemonic !== PUBLISHED_MNEMONIC) return 'your mnemonic'
  return showsKeys ? `the mnemonic "${mnemonic}"` : 'the published mnemonic'
}

function printWarnings({ config, localKey }: BannerFacts): Printable[] {
  if (config.open && !isLoopbackHost(config.host)) {
    return [
      NO_TEXT,
      printable`Warning: --open on ${plainText(config.host)}: anyone who can reach this address can use the node without an API key.`,
    ]
  }
  const needsKey = localKey === undefined || config.profile === 'hosted'
  return needsKey ? [NO_TEXT, plainText(`Create a key: ${printCommand('keys create --name NAME', config)}`)] : []
}

/** Warns that sandboxes of public networks have their chain ids, so that signatures are valid on both. */
function printPublicWarning({ config }: BannerFacts): Printable[] {
  const found = ownNetworksOf(config).filter((name) => config.genesis === 'sandbox' && hasPublicChainId(name))
  if (found.length === 0 || config.chainId !== 'none') return []
  const ids = found.map((name) => networkOf(name, config).chainId).join(' and ')
  const warning = `Chain id ${ids}: a transaction signed for ${found.join(' or ')} here is also valid on the real network.`
  return [NO_TEXT, plainText(`${warning} Use keys without real funds, or regtest.`)]
}

/** Prints the banner of a started node. It ends with a sample request and the URLs, so that a small terminal shows them. */
export function printBanner(facts: BannerFacts, output: Output): Printable {
  const { config, port } = facts
  const base = plainText(baseUrl(config, port))
  const request = printable`'{"jsonrpc":"2.0","id":1,"method":"eth_blockNumber","params":[]}'`
  return joinPrintable(
    [
      bold(output, printable`Scion ${plainText(facts.version)}`),
      ...printPublicWarning(facts),
      ...printAccounts(facts, output),
      ...printWarnings(facts),
      NO_TEXT,
      bold(output, printable`Try`),
      printable`  curl -s ${plainText(printFirstUrl(facts, base, output))} -H 'content-type: application/json' -d ${request}`,
      NO_TEXT,
      ...printUrls(facts, base, output),
      NO_TEXT,
      printable`Docs ${base}/docs/, health ${base}/health, methods ${base}/openrpc.json. Stop with Ctrl-C.`,
      NO_TEXT,
    ],
    '\n',
  )
}
