import type { BridgeCall } from '../bridgeCall.ts'
import { LOCAL, read } from '../method.ts'
import { parseHash, processedIn } from '../pegin/processed.ts'

const NOT_PROCESSED = -1n

export const getBtcTxHashProcessedHeight = read(
  'getBtcTxHashProcessedHeight',
  ['string'],
  'int64',
  22_000n,
  LOCAL,
  processedHeight,
)

async function processedHeight(call: BridgeCall, hash: string): Promise<bigint> {
  return (await processedIn(call, parseHash(hash))) ?? NOT_PROCESSED
}
