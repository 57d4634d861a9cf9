import { BRIDGE_BALANCE, balances, DEVELOPMENT_BALANCE_WEI } from './genesis/balances.ts'
import type { GenesisSpec, Network, NetworkName } from './network.ts'
import { regtest } from './networks/regtest.ts'
import { mapRules, NEVER } from './ruleHeights.ts'
import { SANDBOX_ACCOUNTS } from './sandboxAccounts.ts'

/**
 * A chain for development that answers to a network's chain id and has its Bridge. It runs by regtest's constants, with
 * the rules that the network has or has planned by height, active as early as on regtest; contracts meet the same EVM
 * as on the network.
 * The minimum gas price is in genesis, too, so that it holds from the first block on: another one makes another chain.
 */
export function createSandbox(network: Network, minimumGasPriceWei = 0n): Network {
  return {
    ...regtest,
    name: network.name,
    genesisKind: 'sandbox',
    chainId: network.chainId,
    p2pNetworkId: network.p2pNetworkId,
    ruleHeights: mapRules((rule) => (network.ruleHeights[rule] === NEVER ? NEVER : regtest.ruleHeights[rule])),
    remasc: {
      ...regtest.remasc,
      labsAddress: network.remasc.labsAddress,
      labsAddressFromRskip218: network.remasc.labsAddressFromRskip218,
    },
    bridge: network.bridge,
    targetMinimumGasPrice: minimumGasPriceWei,
    genesis: sandboxGenesis(network.name, minimumGasPriceWei),
  }
}

function sandboxGenesis(name: NetworkName, minimumGasPrice: bigint): GenesisSpec {
  return {
    ...regtest.genesis,
    minimumGasPrice,
    // Told apart by their genesis hash, so that data folders and dumps cannot be mixed up.
    extraData: new TextEncoder().encode(`sandbox ${name}`),
    balances: [
      BRIDGE_BALANCE,
      ...balances(
        SANDBOX_ACCOUNTS.map((account) => account.address),
        DEVELOPMENT_BALANCE_WEI,
      ),
    ],
  }
}
