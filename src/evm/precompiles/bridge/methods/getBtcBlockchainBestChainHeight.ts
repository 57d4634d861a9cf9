import { bestHeight } from '../bitcoin/bitcoinMethods.ts'
import { localUntil, read } from '../method.ts'

export const getBtcBlockchainBestChainHeight = read(
  'getBtcBlockchainBestChainHeight',
  [],
  'int256',
  19_000n,
  localUntil('rskip220'),
  bestHeight,
)
