import { change, since } from '../method.ts'
import { releaseFunds } from '../union/union.ts'

export const releaseUnionBridgeRbtc = change(
  'releaseUnionBridgeRbtc',
  [],
  'int256',
  8000n,
  since('rskip502'),
  releaseFunds,
)
