import { read, since } from '../method.ts'
import { unionCap } from '../union/unionCells.ts'

export const getUnionBridgeLockingCap = read(
  'getUnionBridgeLockingCap',
  [],
  'uint256',
  3000n,
  since('rskip502'),
  unionCap,
)
