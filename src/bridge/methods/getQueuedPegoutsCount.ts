import type { BridgeCall } from '../bridgeCall.ts'
import { read, since } from '../method.ts'
import { countRequests } from '../pegout/pegoutQueue.ts'

export const getQueuedPegoutsCount = read(
  'getQueuedPegoutsCount',
  [],
  'uint256',
  3000n,
  since('rskip271'),
  queuedPegouts,
)

async function queuedPegouts(call: BridgeCall): Promise<bigint> {
  return BigInt(await countRequests(call))
}
