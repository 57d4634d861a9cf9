import type { Bytes } from '../../base/bytes.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { readPendingMembers } from '../federation/federationCells.ts'
import { hashOfMembers } from '../federation/pendingFederation.ts'
import { LOCAL, read } from '../method.ts'

export const getPendingFederationHash = read('getPendingFederationHash', [], 'bytes', 3000n, LOCAL, pendingHash)

/** Keccak-256 of the Bitcoin keys; empty without a pending federation. */
async function pendingHash(call: BridgeCall): Promise<Bytes> {
  return hashOfMembers(await readPendingMembers(call))
}
