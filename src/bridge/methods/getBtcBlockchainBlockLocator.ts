import { toHex } from '../../base/hex.ts'
import { PrecompileFailure } from '../../evm/nativeContracts.ts'
import { openBitcoinChain, readAtDepth } from '../bitcoinChain/bitcoinChain.ts'
import { lowestBlock } from '../bitcoinChain/lowestBlock.ts'
import { hashOf } from '../bitcoinChain/storedBlock.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { localAndUntil, read } from '../method.ts'

const MOST_LOCATORS = 100

export const getBtcBlockchainBlockLocator = read(
  'getBtcBlockchainBlockLocator',
  [],
  'string[]',
  76_000n,
  localAndUntil('rskip89'),
  blockLocator,
)

/** Hashes of the best chain at distances that double, down to where the chain begins (before RSKIP-89). */
async function blockLocator(call: BridgeCall): Promise<readonly string[]> {
  const lowest = await lowestBlock(call)
  const head = await openBitcoinChain(call)
  const blocks = [head]
  for (let distance = 1; blocks.length <= MOST_LOCATORS && head.height - distance > lowest.height; distance *= 2) {
    const block = await readAtDepth(call, head, distance)
    if (block === undefined) throw new PrecompileFailure('the Bitcoin chain cannot be followed')
    blocks.push(block)
  }
  if (head.height > lowest.height) blocks.push(lowest)
  return blocks.map((block) => toHex(hashOf(block)).slice(2))
}
