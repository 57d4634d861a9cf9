import { type Bytes, EMPTY_BYTES } from '../../base/bytes.ts'
import { openBitcoinChain, readBlock } from '../bitcoinChain/bitcoinChain.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { read, since } from '../method.ts'

export const getBtcBlockchainBlockHeaderByHash = read(
  'getBtcBlockchainBlockHeaderByHash',
  ['bytes32'],
  'bytes',
  4600n,
  since('rskip220'),
  headerByHash,
)

async function headerByHash(call: BridgeCall, hash: Bytes): Promise<Bytes> {
  await openBitcoinChain(call)
  return (await readBlock(call, hash))?.header ?? EMPTY_BYTES
}
