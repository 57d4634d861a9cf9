import type { Bytes } from '../../base/bytes.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { keyOf } from '../federation/describeFederation.ts'
import { readPendingMembers } from '../federation/federationCells.ts'
import { localSince, read } from '../method.ts'

export const getPendingFederatorPublicKeyOfType = read(
  'getPendingFederatorPublicKeyOfType',
  ['int256', 'string'],
  'bytes',
  3000n,
  localSince('rskip123'),
  pendingKey,
)

async function pendingKey(call: BridgeCall, index: bigint, type: string): Promise<Bytes> {
  return keyOf(await readPendingMembers(call), index, type)
}
