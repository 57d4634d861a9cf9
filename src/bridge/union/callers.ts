import { type Bytes, equalBytes } from '../../base/bytes.ts'
import type { UnionConstants } from '../../chainspec/bridgeConstants.ts'
import { PrecompileFailure } from '../../evm/nativeContracts.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { unionContract } from './unionCells.ts'

/** Fails the call unless it comes from whoever may change this. */
export function requireAuthority(call: BridgeCall, subject: keyof UnionConstants['authorities']): void {
  if (isCaller(call, call.constants.union.authorities[subject])) return
  throw new PrecompileFailure(`The sender is not authorized to call ${call.method}`)
}

export async function isFromUnion(call: BridgeCall): Promise<boolean> {
  return isCaller(call, await unionContract(call))
}

/** The zero address can be meant, but not by a call that names no sender. */
function isCaller({ caller, isAnonymous }: BridgeCall, address: Bytes): boolean {
  return !isAnonymous && equalBytes(address, caller)
}
