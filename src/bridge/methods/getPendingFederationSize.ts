import type { BridgeCall } from '../bridgeCall.ts'
import { readPendingMembers } from '../federation/federationCells.ts'
import { LOCAL, read } from '../method.ts'

const NONE = -1n

export const getPendingFederationSize = read('getPendingFederationSize', [], 'int256', 3000n, LOCAL, pendingSize)

async function pendingSize(call: BridgeCall): Promise<bigint> {
  const members = await readPendingMembers(call)
  return members === undefined ? NONE : BigInt(members.length)
}
