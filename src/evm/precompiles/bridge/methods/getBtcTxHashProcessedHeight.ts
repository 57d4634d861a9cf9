import { LOCAL, read } from '../method.ts'
import { processedHeight } from '../pegin/peginMethods.ts'

export const getBtcTxHashProcessedHeight = read(
  'getBtcTxHashProcessedHeight',
  ['string'],
  'int64',
  22_000n,
  LOCAL,
  processedHeight,
)
