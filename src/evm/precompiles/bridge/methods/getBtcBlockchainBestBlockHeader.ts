import { bestHeader } from '../bitcoin/bitcoinMethods.ts'
import { read, since } from '../method.ts'

export const getBtcBlockchainBestBlockHeader = read(
  'getBtcBlockchainBestBlockHeader',
  [],
  'bytes',
  3800n,
  since('rskip220'),
  bestHeader,
)
