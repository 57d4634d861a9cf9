import { confirmations, confirmationsGas } from '../bitcoin/confirmations.ts'
import { read, since } from '../method.ts'

export const getBtcTransactionConfirmations = read(
  'getBtcTransactionConfirmations',
  ['bytes32', 'bytes32', 'uint256', 'bytes32[]'],
  'int256',
  confirmationsGas,
  since('rskip122'),
  confirmations,
)
