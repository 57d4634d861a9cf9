import { BRIDGE_BALANCE, balances, DEVELOPMENT_BALANCE_WEI } from './genesis/balances.ts'
import type { Compat, GenesisSpec, Network } from './network.ts'
import { regtest } from './networks/regtest.ts'
import { mapRules, NEVER } from './ruleHeights.ts'
import { COW_ACCOUNTS, type DevelopmentAccount, MNEMONIC_ACCOUNTS } from './sandboxAccounts.ts'

/** What a sandbox may have otherwise than others. Each makes another chain, with a genesis of its own. */
export interface SandboxOptions {
  /** In genesis, too, so that it holds from the first block on. */
  readonly minimumGasPriceWei?: bigint
  readonly chainId?: number | undefined
  /** Of every block, all of it for the sequential transactions. */
  readonly gasLimit?: bigint | undefined
  readonly hasUnlimitedCode?: boolean
  readonly compat?: Compat
  /** With money from the start, besides regtest's. */
  readonly accounts?: readonly Pick<DevelopmentAccount, 'address'>[]
  /** Of each account. */
  readonly balanceWei?: bigint
}

/**
 * A chain for development that answers to a network's chain id and has its Bridge. It runs by regtest's constants, with
 * the rules that the network has or has planned by height, active as early as on regtest; contracts meet the same EVM
 * as on the network.
 */
export function createSandbox(network: Network, options: SandboxOptions = {}): Network {
  const { minimumGasPriceWei = 0n, chainId = network.chainId, gasLimit, compat = 'rootstock' } = options
  return {
    ...regtest,
    name: network.name,
    genesisKind: 'sandbox',
    compat,
    chainId,
    p2pNetworkId: network.p2pNetworkId,
    ruleHeights: mapRules((rule) => {
      if (rule === 'codeLimits' && options.hasUnlimitedCode === true) return NEVER
      return network.ruleHeights[rule] === NEVER ? NEVER : regtest.ruleHeights[rule]
    }),
    remasc: {
      ...regtest.remasc,
      labsAddress: network.remasc.labsAddress,
      labsAddressFromRskip218: network.remasc.labsAddressFromRskip218,
    },
    bridge: network.bridge,
    ...(gasLimit === undefined ? {} : { minimumSequentialGas: gasLimit, targetGasLimit: gasLimit }),
    targetMinimumGasPrice: minimumGasPriceWei,
    genesis: sandboxGenesis(network, options),
  }
}

function sandboxGenesis(network: Network, options: SandboxOptions): GenesisSpec {
  const { accounts = MNEMONIC_ACCOUNTS, balanceWei = DEVELOPMENT_BALANCE_WEI } = options
  const funded = new Set([...COW_ACCOUNTS, ...accounts].map(({ address }) => address))
  return {
    ...regtest.genesis,
    minimumGasPrice: options.minimumGasPriceWei ?? 0n,
    gasLimit: options.gasLimit ?? regtest.genesis.gasLimit,
    // Told apart by their genesis hash, so that data folders and dumps cannot be mixed up.
    extraData: new TextEncoder().encode(describe(network, options)),
    balances: [BRIDGE_BALANCE, ...balances([...funded], balanceWei)],
  }
}

const DESCRIPTION = /^sandbox [a-z0-9]+(?: (\d+))?( any code)?( as ethereum)?$/

/** Returns the options that the extra data of a sandbox's genesis show; undefined for other extra data. */
export function readSandboxOptions(
  extraData: Uint8Array,
): Pick<SandboxOptions, 'chainId' | 'hasUnlimitedCode' | 'compat'> | undefined {
  const found = DESCRIPTION.exec(new TextDecoder().decode(extraData))
  if (found === null) return undefined
  const [, chainId, anyCode, asEthereum] = found
  return {
    ...(chainId === undefined ? {} : { chainId: Number(chainId) }),
    hasUnlimitedCode: anyCode !== undefined,
    compat: asEthereum === undefined ? 'rootstock' : 'ethereum',
  }
}

/** What of a sandbox its genesis does not show elsewhere. */
function describe({ name, chainId: own }: Network, options: SandboxOptions): string {
  const { chainId = own, hasUnlimitedCode, compat } = options
  const marks = [
    chainId === own ? '' : ` ${chainId}`,
    hasUnlimitedCode === true ? ' any code' : '',
    compat === 'ethereum' ? ' as ethereum' : '',
  ]
  return `sandbox ${name}${marks.join('')}`
}
