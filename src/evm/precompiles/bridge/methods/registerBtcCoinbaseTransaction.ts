import { registerCoinbase } from '../changes.ts'
import { act, since } from '../method.ts'

export const registerBtcCoinbaseTransaction = act(
  'registerBtcCoinbaseTransaction',
  ['bytes', 'bytes32', 'bytes', 'bytes32', 'bytes32'],
  10_000n,
  since('rskip143'),
  registerCoinbase,
)
