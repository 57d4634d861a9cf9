import { type Bytes, EMPTY_BYTES } from '../../base/bytes.ts'
import { openBitcoinChain, readBlock } from '../bitcoinChain/bitcoinChain.ts'
import { parentHashOf } from '../bitcoinChain/storedBlock.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { read, since } from '../method.ts'

export const getBtcBlockchainParentBlockHeaderByHash = read(
  'getBtcBlockchainParentBlockHeaderByHash',
  ['bytes32'],
  'bytes',
  4900n,
  since('rskip220'),
  parentHeaderByHash,
)

async function parentHeaderByHash(call: BridgeCall, hash: Bytes): Promise<Bytes> {
  await openBitcoinChain(call)
  const block = await readBlock(call, hash)
  const parent = block === undefined ? undefined : await readBlock(call, parentHashOf(block))
  return parent?.header ?? EMPTY_BYTES
}
