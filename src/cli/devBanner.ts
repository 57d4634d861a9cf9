import { sequentialGasLimit } from '../chain/execution/gasLimit.ts'
import type { Config } from '../config.ts'
import { DERIVATION_PATH } from '../network/mnemonicAccounts.ts'
import type { Network } from '../network/network.ts'
import { rulesAt } from '../network/rulesAt.ts'
import { COW_ACCOUNTS } from '../network/sandboxAccounts.ts'
import { networkOf } from '../openNetwork.ts'
import { hasWallet, unlockedMnemonic } from '../openWallet.ts'
import { isLoopbackHost } from '../server/access.ts'
import { packageVersion } from '../version.ts'
import { baseUrl, describeMnemonic, PUBLISHED_KEYS, printCount, showsSecrets } from './banner.ts'
import { bold, dim, type Output } from './output.ts'
import type { TemporaryData } from './temporaryData.ts'

export interface DevBannerFacts {
  readonly config: Config
  /** The port that was bound. */
  readonly port: number
  /** Undefined where the data are kept. */
  readonly temporary: Pick<TemporaryData, 'folder' | 'isInMemory'> | undefined
}

const SHOWN_ACCOUNTS = 20

/** What a sandbox says when it can be asked: where it is, who has money, what is kept. */
export function printDevBanner(facts: DevBannerFacts, output: Output): string {
  const { config, port } = facts
  const base = baseUrl(config, port)
  const network = networkOf('regtest', config)
  return [
    bold(output, `Scion ${packageVersion()}, a sandbox of regtest`),
    '',
    `  url       ${base}/ and ws${base.slice('http'.length)}/, chain id ${network.chainId}`,
    `  mining    ${describeMining(config)}`,
    `  gas       ${describeGas(network)}`,
    ...(network.compat === 'ethereum' ? [`  answers   as Ethereum's nodes (compat ethereum)`] : []),
    `  kept      ${describeKeeping(facts)}`,
    `  docs      ${base}/docs/`,
    ...printAccounts(config, output),
    ...printWarning(config),
    '',
    'Stop with Ctrl-C.',
    '',
    '',
  ].join('\n')
}

function printWarning({ host }: Config): string[] {
  return isLoopbackHost(host) ? [] : ['', `Warning: whoever reaches ${host} may use this node without a key.`]
}

function describeMining({ mining }: Config): string {
  if (mining.kind === 'interval') return `a block every ${mining.intervalMs / 1000} s`
  return mining.kind === 'manual' ? 'when asked (evm_mine)' : 'a block for each transaction, before it is answered'
}

/** As the first block has it; nothing but the target changes it later. */
function describeGas(network: Network): string {
  const { gasLimit, minimumGasPrice } = network.genesis
  const ofOne = sequentialGasLimit(gasLimit, network.minimumSequentialGas, rulesAt(network, 1))
  const price =
    minimumGasPrice === 0n ? 'for nothing if you like' : `for ${printCount(minimumGasPrice)} wei each or more`
  return `${printCount(gasLimit)} in a block, ${printCount(ofOne)} of them for a transaction, ${price}`
}

function describeKeeping({ config, temporary }: DevBannerFacts): string {
  if (temporary === undefined) return config.data
  return `nothing: ${temporary.folder} is ${temporary.isInMemory ? 'in memory and ' : ''}removed at the end`
}

/** A mnemonic of the user's own is not repeated; keys are printed to a terminal of this machine only. */
function printAccounts(config: Config, output: Output): string[] {
  const network = networkOf('regtest', config)
  const isReal = config.genesis === 'real'
  const { own, development } = unlockedMnemonic(isReal ? { ...config, accounts: 0 } : config)
  const all = [...own, ...development, ...COW_ACCOUNTS]
  const showsKeys = isLoopbackHost(config.host) && showsSecrets(config, output)
  const shown = all.slice(0, SHOWN_ACCOUNTS).map(({ address, privateKey }, index) => {
    const key = showsKeys ? `  ${dim(output, privateKey)}` : ''
    return `  ${`(${index})`.padEnd(5)}${address}${key}`
  })
  const unlocked = hasWallet(network, config) ? ', unlocked' : ''
  const keys = showsKeys ? ' and their private keys (never for money)' : ''
  const rest = all.length > shown.length ? [`  and ${all.length - shown.length} more`] : []
  const balance = isReal ? '' : `, ${printCount(config.balance)} RBTC each`
  const mnemonic = describeMnemonic(config, showsKeys)
  const source = isReal || config.accounts === 0 ? [] : [`  ${mnemonic}, path ${DERIVATION_PATH}/0 ...`]
  const place = showsKeys ? [] : [`  published private keys: ${PUBLISHED_KEYS}`]
  return ['', bold(output, `Accounts${balance}${unlocked}${keys}`), ...shown, ...rest, ...source, ...place]
}
