import { read, since } from '../method.ts'
import { unionContract } from '../union/unionCells.ts'

export const getUnionBridgeContractAddress = read(
  'getUnionBridgeContractAddress',
  [],
  'address',
  3000n,
  since('rskip502'),
  unionContract,
)
