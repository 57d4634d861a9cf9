import { parentHeaderByHash } from '../bitcoin/bitcoinMethods.ts'
import { read, since } from '../method.ts'

export const getBtcBlockchainParentBlockHeaderByHash = read(
  'getBtcBlockchainParentBlockHeaderByHash',
  ['bytes32'],
  'bytes',
  4900n,
  since('rskip220'),
  parentHeaderByHash,
)
