import { change, since } from '../method.ts'
import { increaseUnionCap } from '../union/union.ts'

export const increaseUnionBridgeLockingCap = change(
  'increaseUnionBridgeLockingCap',
  ['uint256'],
  'int256',
  8000n,
  since('rskip502'),
  increaseUnionCap,
)
