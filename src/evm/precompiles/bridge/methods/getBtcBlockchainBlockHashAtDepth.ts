import { hashAtDepth } from '../bitcoin/bitcoinMethods.ts'
import { localSince, read } from '../method.ts'

export const getBtcBlockchainBlockHashAtDepth = read(
  'getBtcBlockchainBlockHashAtDepth',
  ['int256'],
  'bytes',
  20_000n,
  localSince('rskip89'),
  hashAtDepth,
)
