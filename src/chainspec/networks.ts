import { devnet } from './devnet.ts'
import { mainnet } from './mainnet.ts'
import type { Network, NetworkName } from './network.ts'
import { regtest } from './regtest.ts'
import { testnet } from './testnet.ts'
import { testnet2 } from './testnet2.ts'

/** The real networks by name. */
export const NETWORKS: Readonly<Record<NetworkName, Network>> = { mainnet, testnet, testnet2, devnet, regtest }
