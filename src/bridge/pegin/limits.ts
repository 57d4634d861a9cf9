import { BRIDGE_ADDRESS } from '../../chainspec/genesisBalances.ts'
import { getBalance } from '../../evm/nativeContracts.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { WEI_PER_SATOSHI } from '../numbers.ts'
import { numberCodec, storageEntry } from '../storageEntry.ts'
import { storedValue } from '../storedValue.ts'

const ALL_SATOSHIS = 2_100_000_000_000_000n

const storedCap = storedValue<bigint>(storageEntry('lockingCap'), numberCodec)

/** Returns the minimum satoshis of a peg-in. */
export function minimumPegIn({ constants, rules }: BridgeCall): bigint {
  const { minimum, minimumFromRskip219 } = constants.pegIn
  return rules.has('rskip219') ? minimumFromRskip219 : minimum
}

/** Returns the maximum satoshis that the federation may hold (RSKIP-134). The read writes the initial cap. */
export async function lockingCap(call: BridgeCall): Promise<bigint> {
  const cap = (await storedCap.get(call)) ?? call.constants.lockingCap.initial
  storedCap.set(call, cap)
  return cap
}

export const setLockingCap = (call: BridgeCall, satoshis: bigint) => storedCap.set(call, satoshis)

/**
 * Whether the federation may receive this many satoshis more (RSKIP-134). It holds all the bitcoins that the Bridge has
 * issued.
 */
export async function isWithinCap(call: BridgeCall, satoshis: bigint): Promise<boolean> {
  if (!call.rules.has('rskip134')) return true
  const cap = await lockingCap(call)
  const held = ALL_SATOSHIS - (await getBalance(call.world, BRIDGE_ADDRESS)) / WEI_PER_SATOSHI
  return held + satoshis <= cap
}
