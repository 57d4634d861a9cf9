import { fromHex } from '../../base/hex.ts'
import { joinPrintable, NO_TEXT, type Printable, plainText, printable } from '../../base/printable.ts'
import { packageVersion } from '../../base/version.ts'
import { sequentialGasLimit } from '../../chain/execution/parallelLists.ts'
import type { Network } from '../../chainspec/network.ts'
import { PREDEPLOYS } from '../../chainspec/predeploys.ts'
import { rulesAt } from '../../chainspec/rulesAt.ts'
import { PUBLISHED_MNEMONIC } from '../../chainspec/sandboxAccounts.ts'
import type { Config } from '../../config/load.ts'
import { networkOf } from '../../config/networkOf.ts'
import { cowAccountsOf, hasWallet, unlockedMnemonic } from '../../node/openWallet.ts'
import { isLoopbackHost } from '../../server/auth/access.ts'
import type { StateView } from '../../state/stateView.ts'
import {
  baseUrl,
  describeMnemonic,
  PUBLIC_KEYS,
  PUBLISHED_KEYS,
  printAccount,
  printCount,
  printRbtc,
  showsSecrets,
} from '../banner.ts'
import { bold, type Output } from '../output.ts'
import { describeFork, type StartedFork } from './fork.ts'
import { describeReplay } from './network.ts'

export interface DevBannerFacts {
  readonly config: Config
  /** The port that was bound. */
  readonly port: number
  /** Balance of each account, in wei. Undefined if they differ. */
  readonly balance?: bigint | undefined
  readonly fork?: StartedFork | undefined
  /** Path of the file whose state replaces that of the genesis block. */
  readonly statePath?: string | undefined
}

const SHOWN_ACCOUNTS = 20

/** Prints the banner of a started sandbox: its URLs, accounts and data directory. */
export function printDevBanner(facts: DevBannerFacts, output: Output): Printable {
  const { config, port, fork } = facts
  const base = plainText(baseUrl(config, port))
  const network = networkIn(facts)
  const lines = [
    bold(output, plainText(`Scion ${packageVersion()}, ${describeChain(facts)}`)),
    NO_TEXT,
    ...(fork === undefined ? [] : [plainText(`  endpoint  ${describeFork(fork).endpoints.join(', ')}`)]),
    plainText(`  mining    ${describeMining(config)}`),
    plainText(`  gas       ${describeGas(network, fork)}`),
    ...(network.compat === 'ethereum' ? [plainText(`  compat    ${describeCompat(config)}`)] : []),
    ...describeContracts(facts).map((text) => plainText(`  contracts ${text}`)),
    plainText(`  data      ${describeKeeping(config)}`),
    printable`  docs      ${base}/docs/`,
    ...printAccounts(facts, output),
    ...printWarnings(facts),
    NO_TEXT,
    printable`Stop with Ctrl-C.`,
    NO_TEXT,
    printable`  url       ${base}/ and ws${plainText(base.slice('http'.length))}/, chain id ${network.chainId}`,
    NO_TEXT,
    NO_TEXT,
  ]
  return joinPrintable(lines, '\n')
}

const describeCompat = ({ compat }: Config) =>
  compat === 'hardhat'
    ? 'hardhat: as ethereum, and a send fails if its transaction does'
    : 'ethereum: responses like those of Ethereum nodes'

const networkIn = ({ config, fork }: Pick<DevBannerFacts, 'config' | 'fork'>): Network =>
  fork?.network ?? networkOf(config.defaultNetwork, config)

function describeChain({ config, fork }: DevBannerFacts): string {
  if (fork === undefined) return `a sandbox of ${config.defaultNetwork}`
  const { network, block, hash } = describeFork(fork)
  return `a fork of ${network} at block ${block} (${hash})`
}

function printWarnings(facts: DevBannerFacts): Printable[] {
  const ofFork = facts.fork && describeFork(facts.fork).warning
  const texts = [...describeRisks(facts), ...(ofFork === undefined ? [] : [ofFork])]
  return texts.flatMap((text) => [NO_TEXT, plainText(`Warning: ${text}.`)])
}

/** Describes the risks of the settings; {@link describeFork} describes those of a fork. */
export function describeRisks({ config, fork }: Pick<DevBannerFacts, 'config' | 'fork'>): string[] {
  const replay = fork === undefined ? describeReplay(networkOf(config.defaultNetwork, config)) : undefined
  return [describeReach(config), replay].filter((text) => text !== undefined)
}

/** Describes the rights of other computers; undefined if none can reach the node by its settings. */
function describeReach({ host, allowedHosts, exposeOwnerMethods }: Config): string | undefined {
  const names = isLoopbackHost(host) ? allowedHosts.filter((name) => !isLoopbackHost(name)) : [host]
  if (names.length === 0) return undefined
  const rights = exposeOwnerMethods ? ', sign with its accounts and change its chain' : ''
  return `anyone who can reach ${names.join(' or ')} can use this node without an API key${rights}`
}

function describeMining({ mining }: Config): string {
  if ('intervalMs' in mining) {
    const often = `one block every ${mining.intervalMs / 1000} s`
    return mining.kind === 'mixed' ? `${often}, and one per transaction, before its response` : often
  }
  return mining.kind === 'manual' ? 'only on evm_mine' : 'one block per transaction, before its response'
}

/** Describes the gas rules of the first block. Only the gas limit target changes them later. */
function describeGas(network: Network, fork: StartedFork | undefined): string {
  const { number, gasLimit, minimumGasPrice } = fork?.base.block.header ?? { ...network.genesis, number: 0 }
  const ofOne = sequentialGasLimit(gasLimit, network.minimumSequentialGas, rulesAt(network, number + 1))
  const price = minimumGasPrice === 0n ? 'minimum price 0' : `minimum price ${printCount(minimumGasPrice)} wei`
  return `${printCount(gasLimit)} per block, ${printCount(ofOne)} per transaction, ${price}`
}

/** Describes the contracts of a sandbox's genesis block. Other chains have no line about them. */
function describeContracts({ config, fork, statePath }: DevBannerFacts): string[] {
  const { genesis, predeploys, predeploy } = config
  if (genesis === 'real' || fork !== undefined) return []
  if (statePath !== undefined) return [`those of ${statePath}`]
  const names = predeploys ? PREDEPLOYS.map(({ name }) => name) : []
  const others = predeploy === 'none' ? [] : [`${predeploy.contracts.length} of ${predeploy.path}`]
  return [[...names, ...others].join(', ') || 'none']
}

/**
 * Returns the balance of each account in the newest state, which a file or an earlier run has changed, in wei.
 * Undefined if they differ.
 */
export async function readCommonBalance(
  facts: Pick<DevBannerFacts, 'config' | 'fork'>,
  state: Pick<StateView, 'getAccount'>,
): Promise<bigint | undefined> {
  let common: bigint | undefined
  for (const { address } of accountsOf(facts)) {
    const balance = (await state.getAccount(fromHex(address)))?.balance ?? 0n
    if (common !== undefined && balance !== common) return undefined
    common = balance
  }
  return common
}

/** Returns the accounts of the mnemonic and of Rootstock, whose keys the sandbox has. */
export function accountsOf({ config, fork }: Pick<DevBannerFacts, 'config' | 'fork'>) {
  const isReal = config.genesis === 'real'
  const { own, development } = unlockedMnemonic(isReal ? { ...config, accounts: 0 } : config)
  return [...own, ...development, ...cowAccountsOf(networkIn({ config, fork }))]
}

function describeKeeping({ data, store }: Config): string {
  return store.kind === 'memory' ? 'in memory, gone on exit' : data
}

/** Prints the accounts. The user's own mnemonic is never printed, and keys only to a local terminal. */
function printAccounts(facts: DevBannerFacts, output: Output): Printable[] {
  const { config } = facts
  const isReal = config.genesis === 'real'
  const all = accountsOf(facts)
  const showsKeys = isLoopbackHost(config.host) && showsSecrets(config, output)
  const shown = all
    .slice(0, SHOWN_ACCOUNTS)
    .map(({ address, privateKey }, index) =>
      printAccount(plainText(`  ${`(${index})`.padEnd(5)}${address}`), showsKeys ? privateKey : undefined, output),
    )
  const rest = all.length > shown.length ? [printable`  and ${all.length - shown.length} more`] : []
  const mnemonic = describeMnemonic(config, { showsKeys })
  const source =
    isReal || config.accounts === 0
      ? []
      : [plainText(`  ${mnemonic},`), plainText(`  path ${config.derivationPath}/0 ...`)]
  const keysPlace = showsKeys ? [] : [printable`  published private keys: ${PUBLISHED_KEYS}`]
  const title = plainText(describeAccounts(facts, { showsKeys }))
  return [NO_TEXT, bold(output, title), ...shown, ...rest, ...source, ...keysPlace]
}

function describeAccounts(facts: DevBannerFacts, { showsKeys }: { readonly showsKeys: boolean }): string {
  const { config, fork, balance } = facts
  const isOwn = config.genesis !== 'real' && config.mnemonic !== PUBLISHED_MNEMONIC
  const unlocked = hasWallet(networkIn(facts), config) ? ', unlocked' : ''
  const place = fork === undefined ? '' : ' on this fork'
  const each = balance === undefined ? '' : `, ${printRbtc(balance)} RBTC each${place}`
  return `Accounts${each}${unlocked}${showsKeys && !isOwn ? PUBLIC_KEYS : ''}`
}
