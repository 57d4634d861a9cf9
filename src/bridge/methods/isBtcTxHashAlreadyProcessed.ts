import type { BridgeCall } from '../bridgeCall.ts'
import { LOCAL, read } from '../method.ts'
import { parseHash, processedIn } from '../pegin/processed.ts'

export const isBtcTxHashAlreadyProcessed = read(
  'isBtcTxHashAlreadyProcessed',
  ['string'],
  'bool',
  23_000n,
  LOCAL,
  isProcessed,
)

async function isProcessed(call: BridgeCall, hash: string): Promise<boolean> {
  return (await processedIn(call, parseHash(hash))) !== undefined
}
