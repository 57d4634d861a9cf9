import { packageVersion } from '../../base/version.ts'
import { sequentialGasLimit } from '../../chain/execution/parallelLists.ts'
import { DERIVATION_PATH } from '../../chainspec/mnemonicAccounts.ts'
import type { Network } from '../../chainspec/network.ts'
import { rulesAt } from '../../chainspec/rulesAt.ts'
import { COW_ACCOUNTS } from '../../chainspec/sandboxAccounts.ts'
import type { Config } from '../../config/load.ts'
import { networkOf } from '../../node/openNetwork.ts'
import { hasWallet, unlockedMnemonic } from '../../node/openWallet.ts'
import { isLoopbackHost } from '../../server/auth/access.ts'
import { baseUrl, describeMnemonic, PUBLISHED_KEYS, printCount, showsSecrets } from '../banner.ts'
import { bold, dim, type Output } from '../output.ts'
import type { TemporaryData } from '../temporaryData.ts'

export interface DevBannerFacts {
  readonly config: Config
  /** The port that was bound. */
  readonly port: number
  /** Undefined with `--data`. */
  readonly temporary: Pick<TemporaryData, 'folder' | 'isInMemory'> | undefined
}

const SHOWN_ACCOUNTS = 20

/** Prints the banner of a started sandbox: its URLs, accounts and data directory. */
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
    ...(network.compat === 'ethereum' ? [`  compat    ethereum: responses like those of Ethereum nodes`] : []),
    `  data      ${describeKeeping(facts)}`,
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
  return isLoopbackHost(host) ? [] : ['', `Warning: anyone who can reach ${host} can use this node without an API key.`]
}

function describeMining({ mining }: Config): string {
  if (mining.kind === 'interval') return `one block every ${mining.intervalMs / 1000} s`
  return mining.kind === 'manual' ? 'only on evm_mine' : 'one block per transaction, before its response'
}

/** Describes the gas rules of the first block. Only the gas limit target changes them later. */
function describeGas(network: Network): string {
  const { gasLimit, minimumGasPrice } = network.genesis
  const ofOne = sequentialGasLimit(gasLimit, network.minimumSequentialGas, rulesAt(network, 1))
  const price = minimumGasPrice === 0n ? 'minimum price 0' : `minimum price ${printCount(minimumGasPrice)} wei`
  return `${printCount(gasLimit)} per block, ${printCount(ofOne)} per transaction, ${price}`
}

function describeKeeping({ config, temporary }: DevBannerFacts): string {
  if (temporary === undefined) return config.data
  return `${temporary.folder} (${temporary.isInMemory ? 'in memory, ' : ''}deleted on exit)`
}

/** Prints the accounts. The user's own mnemonic is never printed, and keys only to a local terminal. */
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
  const keys = showsKeys ? ' with private keys (publicly known: never send real funds)' : ''
  const rest = all.length > shown.length ? [`  and ${all.length - shown.length} more`] : []
  const balance = isReal ? '' : `, ${printCount(config.balance)} RBTC each`
  const mnemonic = describeMnemonic(config, { showsKeys })
  const source = isReal || config.accounts === 0 ? [] : [`  ${mnemonic}, path ${DERIVATION_PATH}/0 ...`]
  const place = showsKeys ? [] : [`  published private keys: ${PUBLISHED_KEYS}`]
  return ['', bold(output, `Accounts${balance}${unlocked}${keys}`), ...shown, ...rest, ...source, ...place]
}
