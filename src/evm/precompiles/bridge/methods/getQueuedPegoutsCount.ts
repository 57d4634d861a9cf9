import { read, since } from '../method.ts'
import { queuedPegouts } from '../pegout/pegoutMethods.ts'

export const getQueuedPegoutsCount = read(
  'getQueuedPegoutsCount',
  [],
  'uint256',
  3000n,
  since('rskip271'),
  queuedPegouts,
)
