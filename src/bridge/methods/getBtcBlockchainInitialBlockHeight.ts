import { lowestBlock } from '../bitcoinChain/lowestBlock.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { localSince, read } from '../method.ts'

export const getBtcBlockchainInitialBlockHeight = read(
  'getBtcBlockchainInitialBlockHeight',
  [],
  'int256',
  20_000n,
  localSince('rskip89'),
  initialHeight,
)

async function initialHeight(call: BridgeCall): Promise<bigint> {
  return BigInt((await lowestBlock(call)).height)
}
