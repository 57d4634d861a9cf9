import { type Bytes, equalBytes } from '../base/bytes.ts'
import { addressOfPublicKey } from '../crypto/secp256k1.ts'
import type { BridgeConstants } from './bridgeConstants.ts'
import { BRIDGE_ADDRESS } from './genesisBalances.ts'
import type { Rules } from './rules.ts'

/**
 * Returns whether a signed transaction uses no gas: one to the Bridge from the first federation or from those who may
 * change the federation, the whitelist or the fee, until such transactions are paid for
 * (protocol/transactions#free-bridge-transactions).
 */
export function isFreeBridgeTransaction(
  bridge: BridgeConstants,
  rules: Rules,
  to: Bytes | undefined,
  sender: Bytes,
): boolean {
  if (to === undefined || rules.has('areBridgeTxsPaid') || !equalBytes(to, BRIDGE_ADDRESS)) return false
  const free = [
    ...bridge.federation.members.map(({ rskKey }) => addressOfPublicKey(rskKey)),
    ...bridge.federation.authorities,
    ...bridge.whitelistAuthorities,
    ...bridge.feePerKb.authorities,
  ]
  return free.some((address) => equalBytes(address, sender))
}
