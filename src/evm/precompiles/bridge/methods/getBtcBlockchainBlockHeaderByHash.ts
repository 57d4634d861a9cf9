import { headerByHash } from '../bitcoin/bitcoinMethods.ts'
import { read, since } from '../method.ts'

export const getBtcBlockchainBlockHeaderByHash = read(
  'getBtcBlockchainBlockHeaderByHash',
  ['bytes32'],
  'bytes',
  4600n,
  since('rskip220'),
  headerByHash,
)
