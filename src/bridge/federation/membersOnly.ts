import { equalBytes } from '../../base/bytes.ts'
import { addressOfPublicKey } from '../../crypto/secp256k1.ts'
import { PrecompileFailure } from '../../evm/nativeContracts.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import type { Federation } from './federation.ts'
import { activeFederation, proposedFederation, retiringFederation } from './federations.ts'

type ReadFederation = (call: BridgeCall) => Promise<Federation | undefined>

const HOLDERS: readonly ReadFederation[] = [activeFederation, retiringFederation]

/** Fails the call unless it comes from a member of a federation that holds bitcoins. */
export function requireHolder(call: BridgeCall): Promise<void> {
  return requireMember(call, HOLDERS)
}

/** As {@link requireHolder}, or from one of the federation that has yet to show that it can spend. */
export function requireHolderOrProposed(call: BridgeCall): Promise<void> {
  return requireMember(call, [...HOLDERS, proposedFederation])
}

async function requireMember(call: BridgeCall, federations: readonly ReadFederation[]): Promise<void> {
  for (const readFederation of federations) {
    const { members = [] } = (await readFederation(call)) ?? {}
    if (members.some(({ rskKey }) => equalBytes(addressOfPublicKey(rskKey), call.caller))) return
  }
  throw new PrecompileFailure(`The sender is not a member of a federation that may call ${call.method}`)
}
