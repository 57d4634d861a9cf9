import { hasCoinbase } from '../bitcoin/confirmations.ts'
import { read, since } from '../method.ts'

export const hasBtcBlockCoinbaseTransactionInformation = read(
  'hasBtcBlockCoinbaseTransactionInformation',
  ['bytes32'],
  'bool',
  5000n,
  since('rskip143'),
  hasCoinbase,
)
