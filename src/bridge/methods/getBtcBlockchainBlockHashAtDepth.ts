import type { Bytes } from '../../base/bytes.ts'
import { PrecompileFailure } from '../../evm/nativeContracts.ts'
import { openBitcoinChain, readAtDepth } from '../bitcoinChain/bitcoinChain.ts'
import { lowestBlock } from '../bitcoinChain/lowestBlock.ts'
import { hashOf } from '../bitcoinChain/storedBlock.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { localSince, read } from '../method.ts'
import { toInt } from '../toInt.ts'

export const getBtcBlockchainBlockHashAtDepth = read(
  'getBtcBlockchainBlockHashAtDepth',
  ['int256'],
  'bytes',
  20_000n,
  localSince('rskip89'),
  hashAtDepth,
)

async function hashAtDepth(call: BridgeCall, depth: bigint): Promise<Bytes> {
  const head = await openBitcoinChain(call)
  const deepest = head.height - (await lowestBlock(call)).height
  if (toInt(depth) < 0 || toInt(depth) > deepest) throw new PrecompileFailure(`Depth must be between 0 and ${deepest}`)
  const block = await readAtDepth(call, head, toInt(depth))
  if (block === undefined) throw new PrecompileFailure(`there is no block at depth ${depth}`)
  return hashOf(block)
}
