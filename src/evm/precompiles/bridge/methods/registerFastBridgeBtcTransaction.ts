import { registerFastBridge } from '../changes.ts'
import { change, since } from '../method.ts'

export const registerFastBridgeBtcTransaction = change(
  'registerFastBridgeBtcTransaction',
  ['bytes', 'uint256', 'bytes', 'bytes32', 'bytes', 'address', 'bytes', 'bool'],
  'int256',
  25_000n,
  since('rskip176'),
  registerFastBridge,
)
