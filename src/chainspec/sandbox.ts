import { liftsLimits } from './fork.ts'
import { BRIDGE_BALANCE, balances, DEVELOPMENT_BALANCE_WEI } from './genesisBalances.ts'
import type { Compat, GenesisContract, GenesisSpec, Network } from './network.ts'
import { regtest } from './regtest.ts'
import { mapRules, NEVER } from './ruleHeights.ts'
import { COW_ACCOUNTS, type DevelopmentAccount, MNEMONIC_ACCOUNTS } from './sandboxAccounts.ts'

/** Maximum gas limit of a sandbox's block. It bounds the time of a block. */
export const MAX_SANDBOX_GAS_LIMIT = 1_000_000_000n

/** Options of a sandbox. Each combination is a chain with its own genesis block. */
export interface SandboxOptions {
  /** Part of the genesis block, so that it applies from the first block. */
  readonly minimumGasPriceWei?: bigint
  readonly chainId?: number | undefined
  /** Gas limit of every block, all of it for sequential transactions. */
  readonly gasLimit?: bigint | undefined
  readonly hasUnlimitedCode?: boolean
  /** Maximum size of contracts, in bytes. Init code and transactions then have no limit. */
  readonly maxCodeBytes?: number | undefined
  readonly compat?: Compat
  /** Accounts with a balance in the genesis block, besides those of regtest. */
  readonly accounts?: readonly Pick<DevelopmentAccount, 'address'>[]
  /** Balance of each account, in wei. */
  readonly balanceWei?: bigint
  /** Contracts in the genesis block. */
  readonly contracts?: readonly GenesisContract[]
}

/**
 * Creates a development chain with a network's chain id and Bridge. It uses regtest's constants and activates the rules
 * that the network has or plans as early as regtest does, so contracts run on the network's EVM.
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
      if (rule === 'codeLimits' && liftsLimits(options)) return NEVER
      return network.ruleHeights[rule] === NEVER ? NEVER : regtest.ruleHeights[rule]
    }),
    remasc: {
      ...regtest.remasc,
      labsAddress: network.remasc.labsAddress,
      labsAddressFromRskip218: network.remasc.labsAddressFromRskip218,
    },
    bridge: network.bridge,
    ...(options.maxCodeBytes === undefined ? {} : { maxCodeBytes: options.maxCodeBytes }),
    ...(gasLimit === undefined ? {} : { minimumSequentialGas: gasLimit, targetGasLimit: gasLimit }),
    targetMinimumGasPrice: minimumGasPriceWei,
    genesis: sandboxGenesis(network, options),
  }
}

function sandboxGenesis(network: Network, options: SandboxOptions): GenesisSpec {
  const { accounts = MNEMONIC_ACCOUNTS, balanceWei = DEVELOPMENT_BALANCE_WEI, contracts = [] } = options
  const funded = new Set([...COW_ACCOUNTS, ...accounts].map(({ address }) => address))
  return {
    ...regtest.genesis,
    minimumGasPrice: options.minimumGasPriceWei ?? 0n,
    gasLimit: options.gasLimit ?? regtest.genesis.gasLimit,
    // Different sandboxes have different genesis hashes, so that data folders and dumps cannot be mixed up.
    extraData: new TextEncoder().encode(describe(network, options)),
    balances: [BRIDGE_BALANCE, ...balances([...funded], balanceWei)],
    ...(contracts.length > 0 && { contracts }),
  }
}

const DESCRIPTION = /^sandbox [a-z0-9]+(?: (\d+))?( any code)?(?: code (\d+))?( as ethereum)?( with \d+ contracts?)?$/

/** Returns the options that the extra data of a sandbox's genesis show; undefined for other extra data. */
export function readSandboxOptions(
  extraData: Uint8Array,
):
  | (Pick<SandboxOptions, 'chainId' | 'hasUnlimitedCode' | 'maxCodeBytes' | 'compat'> & { hasContracts: boolean })
  | undefined {
  const found = DESCRIPTION.exec(new TextDecoder().decode(extraData))
  if (found === null) return undefined
  const [, chainId, anyCode, maxCodeBytes, asEthereum, withContracts] = found
  return {
    ...(chainId === undefined ? {} : { chainId: Number(chainId) }),
    hasUnlimitedCode: anyCode !== undefined,
    ...(maxCodeBytes === undefined ? {} : { maxCodeBytes: Number(maxCodeBytes) }),
    compat: asEthereum === undefined ? 'rootstock' : 'ethereum',
    hasContracts: withContracts !== undefined,
  }
}

/** Describes the options that the genesis block does not contain elsewhere. */
function describe({ name, chainId: own }: Network, options: SandboxOptions): string {
  const { chainId = own, hasUnlimitedCode, maxCodeBytes, compat, contracts: { length: count } = [] } = options
  const marks = [
    chainId === own ? '' : ` ${chainId}`,
    hasUnlimitedCode === true ? ' any code' : '',
    maxCodeBytes === undefined ? '' : ` code ${maxCodeBytes}`,
    compat === 'ethereum' ? ' as ethereum' : '',
    count === 0 ? '' : ` with ${count} ${count === 1 ? 'contract' : 'contracts'}`,
  ]
  return `sandbox ${name}${marks.join('')}`
}
