import type { BridgeCall } from '../bridgeCall.ts'
import { read, since } from '../method.ts'
import { imaginedFee } from '../pegout/imaginedFee.ts'
import { pegoutFee } from '../pegout/pegoutFee.ts'
import { countRequests } from '../pegout/pegoutQueue.ts'

const SATOSHIS_BEFORE_RSKIP540 = 100_000_000n

export const getEstimatedFeesForNextPegOutEvent = read(
  'getEstimatedFeesForNextPegOutEvent',
  [],
  'uint256',
  10_000n,
  since('rskip271'),
  nextPegoutFee,
)

/** Satoshis that the transaction for all that waits and one more would cost. */
async function nextPegoutFee(call: BridgeCall): Promise<bigint> {
  const { rules, constants } = call
  const requests = await countRequests(call)
  if (!rules.has('rskip385') && (!rules.has('rskip271') || requests === 0)) return 0n
  const one = rules.has('rskip540') ? constants.pegOut.minimumFromRskip219 : SATOSHIS_BEFORE_RSKIP540
  const imagined = rules.has('rskip305') ? await imaginedFee(call, one) : undefined
  return imagined ?? pegoutFee(call, requests + 2)
}
