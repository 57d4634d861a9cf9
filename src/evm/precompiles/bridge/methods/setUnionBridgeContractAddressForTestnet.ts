import { change, since } from '../method.ts'
import { setUnionContract } from '../union/union.ts'

export const setUnionBridgeContractAddressForTestnet = change(
  'setUnionBridgeContractAddressForTestnet',
  ['address'],
  'int256',
  8000n,
  since('rskip502'),
  setUnionContract,
)
