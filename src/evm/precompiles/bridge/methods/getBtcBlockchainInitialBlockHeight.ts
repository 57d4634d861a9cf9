import { initialHeight } from '../bitcoin/bitcoinMethods.ts'
import { localSince, read } from '../method.ts'

export const getBtcBlockchainInitialBlockHeight = read(
  'getBtcBlockchainInitialBlockHeight',
  [],
  'int256',
  20_000n,
  localSince('rskip89'),
  initialHeight,
)
