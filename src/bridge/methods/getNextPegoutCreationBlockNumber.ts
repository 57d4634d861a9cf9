import { read, since } from '../method.ts'
import { nextPegoutBlock } from '../pegout/nextPegoutHeight.ts'

export const getNextPegoutCreationBlockNumber = read(
  'getNextPegoutCreationBlockNumber',
  [],
  'uint256',
  3000n,
  since('rskip271'),
  nextPegoutBlock,
)
