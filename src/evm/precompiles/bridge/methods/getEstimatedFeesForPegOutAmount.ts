import { read, since } from '../method.ts'
import { pegoutFeeOf } from '../pegout/pegoutMethods.ts'

export const getEstimatedFeesForPegOutAmount = read(
  'getEstimatedFeesForPegOutAmount',
  ['uint256'],
  'uint256',
  10_000n,
  since('rskip540'),
  pegoutFeeOf,
)
