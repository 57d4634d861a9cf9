import type { Bytes } from '../../base/bytes.ts'
import { openBitcoinChain } from '../bitcoinChain/bitcoinChain.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { read, since } from '../method.ts'

export const getBtcBlockchainBestBlockHeader = read(
  'getBtcBlockchainBestBlockHeader',
  [],
  'bytes',
  3800n,
  since('rskip220'),
  bestHeader,
)

async function bestHeader(call: BridgeCall): Promise<Bytes> {
  return (await openBitcoinChain(call)).header
}
