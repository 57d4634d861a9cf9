import { headerByHeight } from '../bitcoin/bitcoinMethods.ts'
import { read, since } from '../method.ts'

export const getBtcBlockchainBlockHeaderByHeight = read(
  'getBtcBlockchainBlockHeaderByHeight',
  ['uint256'],
  'bytes',
  5000n,
  since('rskip220'),
  headerByHeight,
)
