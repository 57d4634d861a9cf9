import { LOCAL, read } from '../method.ts'
import { isProcessed } from '../pegin/peginMethods.ts'

export const isBtcTxHashAlreadyProcessed = read(
  'isBtcTxHashAlreadyProcessed',
  ['string'],
  'bool',
  23_000n,
  LOCAL,
  isProcessed,
)
