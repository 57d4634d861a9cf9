import { read, since } from '../method.ts'
import { nextPegoutFee } from '../pegout/pegoutMethods.ts'

export const getEstimatedFeesForNextPegOutEvent = read(
  'getEstimatedFeesForNextPegOutEvent',
  [],
  'uint256',
  10_000n,
  since('rskip271'),
  nextPegoutFee,
)
