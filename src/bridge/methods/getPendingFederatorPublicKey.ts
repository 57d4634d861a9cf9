import type { Bytes } from '../../base/bytes.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { keyOf } from '../federation/describeFederation.ts'
import { readPendingMembers } from '../federation/federationCells.ts'
import { localAndUntil, read } from '../method.ts'

export const getPendingFederatorPublicKey = read(
  'getPendingFederatorPublicKey',
  ['int256'],
  'bytes',
  3000n,
  localAndUntil('rskip123'),
  pendingKey,
)

async function pendingKey(call: BridgeCall, index: bigint): Promise<Bytes> {
  return keyOf(await readPendingMembers(call), index, 'btc')
}
