import { describeFederation } from '../federation/describeFederation.ts'
import { activeFederation } from '../federation/federations.ts'
import { LOCAL, read } from '../method.ts'

export const getFederationSize = read(
  'getFederationSize',
  [],
  'int256',
  10_000n,
  LOCAL,
  describeFederation(activeFederation).size,
)
