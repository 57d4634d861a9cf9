import { toHex } from '../base/hex.ts'
import { mnemonicAccounts } from '../chainspec/mnemonicAccounts.ts'
import type { GenesisContract, Network, NetworkName } from '../chainspec/network.ts'
import { NETWORKS } from '../chainspec/networks.ts'
import { PREDEPLOYS } from '../chainspec/predeploys.ts'
import { createSandbox } from '../chainspec/sandbox.ts'
import { withoutRules } from '../chainspec/withoutRules.ts'
import { chainCompatOf } from './compatStyle.ts'
import type { Config } from './load.ts'
import type { NETWORK_SETTINGS } from './settings.ts'

/** Returns the chain of a network by the settings: the real one or its sandbox, without the rules that are switched off. */
export function networkOf(name: NetworkName, config: Pick<Config, (typeof NETWORK_SETTINGS)[number]>): Network {
  const real = NETWORKS[name]
  const network = config.genesis === 'real' ? real : sandboxOf(real, config)
  return withoutRules(network, config.withoutRule)
}

function sandboxOf(real: Network, config: Pick<Config, (typeof NETWORK_SETTINGS)[number]>): Network {
  return createSandbox(real, {
    minimumGasPriceWei: config.minimumGasPrice,
    chainId: config.chainId === 'none' ? undefined : config.chainId,
    gasLimit: config.gasLimit === 'none' ? undefined : BigInt(config.gasLimit),
    hasUnlimitedCode: config.unlimitedCodeSize,
    maxCodeBytes: config.codeSizeLimit === 'none' ? undefined : config.codeSizeLimit,
    compat: chainCompatOf(config.compat),
    accounts: mnemonicAccounts(config.mnemonic, config.accounts, config.derivationPath),
    balanceWei: config.balance,
    contracts: contractsOf(config),
  })
}

/** Returns the contracts of a sandbox's genesis block. One of a file replaces a predeployed one with its address. */
function contractsOf({ predeploys, predeploy }: Pick<Config, 'predeploys' | 'predeploy'>): GenesisContract[] {
  const all = [...(predeploys ? PREDEPLOYS : []), ...(predeploy === 'none' ? [] : predeploy.contracts)]
  return [...new Map(all.map((contract) => [toHex(contract.address), contract])).values()]
}
