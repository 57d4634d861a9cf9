import { PrecompileFailure } from '../../evm/nativeContracts.ts'
import { LOCKING_CAP, lockingCap } from '../amounts.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { change, since } from '../method.ts'
import { fitsLong } from '../toInt.ts'
import { isOneOf } from '../votes/election.ts'

/** Raises the satoshis that the federation may hold; one authority is enough (RSKIP-134). */
export const increaseLockingCap = change('increaseLockingCap', ['int256'], 'bool', 8000n, since('rskip134'), increase)

async function increase(call: BridgeCall, satoshis: bigint): Promise<boolean> {
  const { authorities, largestFactor } = call.constants.lockingCap
  if (satoshis <= 0n || !fitsLong(satoshis)) throw new PrecompileFailure('Locking Cap must be greater than zero')
  if (!isOneOf(authorities, call.caller)) return false
  const cap = await lockingCap(call)
  const isAllowed = satoshis >= cap && satoshis <= cap * largestFactor
  if (isAllowed) LOCKING_CAP.set(call, satoshis)
  return isAllowed
}
