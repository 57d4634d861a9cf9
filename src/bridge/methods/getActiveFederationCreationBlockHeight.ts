import { activeSince } from '../federation/federations.ts'
import { read, since } from '../method.ts'

export const getActiveFederationCreationBlockHeight = read(
  'getActiveFederationCreationBlockHeight',
  [],
  'uint256',
  3000n,
  since('rskip186'),
  activeSince,
)
