import { BRIDGE_ADDRESS } from '../../chainspec/genesis/balances.ts'
import { getBalance } from '../../evm/nativeContracts.ts'
import { lockingCap } from '../amounts.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { WEI_PER_SATOSHI } from '../wei.ts'

const ALL_SATOSHIS = 2_100_000_000_000_000n

/** Whether the federation may hold so much more (RSKIP-134): what the Bridge has not given out is not yet in. */
export async function isWithinCap(call: BridgeCall, satoshis: bigint): Promise<boolean> {
  if (!call.rules.has('rskip134')) return true
  const cap = await lockingCap(call)
  const held = ALL_SATOSHIS - (await getBalance(call.world, BRIDGE_ADDRESS)) / WEI_PER_SATOSHI
  return held + satoshis <= cap
}
