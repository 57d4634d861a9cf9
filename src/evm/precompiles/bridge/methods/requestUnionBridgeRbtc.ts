import { change, since } from '../method.ts'
import { requestFunds } from '../union/union.ts'

export const requestUnionBridgeRbtc = change(
  'requestUnionBridgeRbtc',
  ['uint256'],
  'int256',
  8000n,
  since('rskip502'),
  requestFunds,
)
