import { fromHex } from '../base/hex.ts'
import type { GenesisBalance } from './network.ts'

export const BRIDGE_ADDRESS = fromHex('0x0000000000000000000000000000000001000006')

/** The Bridge holds the maximum supply of Bitcoin, 21 million. */
export const BRIDGE_BALANCE: GenesisBalance = {
  address: BRIDGE_ADDRESS,
  balanceWei: 21_000_000n * 10n ** 18n,
}

/** Initial balance of each development account, in wei. */
export const DEVELOPMENT_BALANCE_WEI = 10n ** 30n

/** Returns the same balance for each of these addresses. */
export function balances(addresses: readonly string[], balanceWei: bigint): GenesisBalance[] {
  return addresses.map((address) => ({ address: fromHex(address), balanceWei }))
}
