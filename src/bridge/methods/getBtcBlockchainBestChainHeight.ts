import { openBitcoinChain } from '../bitcoinChain/bitcoinChain.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { localUntil, read } from '../method.ts'

export const getBtcBlockchainBestChainHeight = read(
  'getBtcBlockchainBestChainHeight',
  [],
  'int256',
  19_000n,
  localUntil('rskip220'),
  bestHeight,
)

async function bestHeight(call: BridgeCall): Promise<bigint> {
  return BigInt((await openBitcoinChain(call)).height)
}
