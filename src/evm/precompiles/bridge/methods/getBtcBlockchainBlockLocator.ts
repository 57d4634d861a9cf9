import { blockLocator } from '../bitcoin/bitcoinMethods.ts'
import { localAndUntil, read } from '../method.ts'

export const getBtcBlockchainBlockLocator = read(
  'getBtcBlockchainBlockLocator',
  [],
  'string[]',
  76_000n,
  localAndUntil('rskip89'),
  blockLocator,
)
