import type { Network } from '../chainspec/network.ts'
import { markPrecompiles } from './precompileAccounts.ts'
import type { World } from './stateView.ts'

/**
 * Writes the genesis state: accounts, then the markers of the precompiled contracts (protocol/state#genesis).
 */
export async function writeGenesis(network: Network, world: World): Promise<void> {
  for (const { address, balanceWei } of network.genesis.balances) {
    await world.putAccount(address, { nonce: 0n, balance: balanceWei })
  }
  await markPrecompiles(network, 0, world)
}
