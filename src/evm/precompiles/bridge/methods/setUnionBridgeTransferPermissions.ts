import { change, since } from '../method.ts'
import { setUnionPermissions } from '../union/union.ts'

export const setUnionBridgeTransferPermissions = change(
  'setUnionBridgeTransferPermissions',
  ['bool', 'bool'],
  'int256',
  8000n,
  since('rskip502'),
  setUnionPermissions,
)
