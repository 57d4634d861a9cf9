import type { Network } from '../chainspec/network.ts'
import { markPrecompiles } from './precompileAccounts.ts'
import type { World } from './stateView.ts'

/**
 * Writes the state that the network begins with: its accounts, then the marks of the precompiled contracts
 * (protocol/state#genesis).
 */
export async function writeGenesis(network: Network, world: World): Promise<void> {
  for (const { address, balanceWei } of network.genesis.balances) {
    await world.putAccount(address, { nonce: 0n, balance: balanceWei })
  }
  await markPrecompiles(network, 0, world)
}
