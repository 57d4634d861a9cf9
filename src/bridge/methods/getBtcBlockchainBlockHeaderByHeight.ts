import { type Bytes, EMPTY_BYTES } from '../../base/bytes.ts'
import { isSearched, openBitcoinChain, readAtHeight } from '../bitcoinChain/bitcoinChain.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { read, since } from '../method.ts'
import { toInt } from '../toInt.ts'

export const getBtcBlockchainBlockHeaderByHeight = read(
  'getBtcBlockchainBlockHeaderByHeight',
  ['uint256'],
  'bytes',
  5000n,
  since('rskip220'),
  headerByHeight,
)

async function headerByHeight(call: BridgeCall, height: bigint): Promise<Bytes> {
  const head = await openBitcoinChain(call)
  const isThere = isSearched(call, head, toInt(height))
  const block = isThere ? await readAtHeight(call, head, toInt(height)) : undefined
  return block?.header ?? EMPTY_BYTES
}
