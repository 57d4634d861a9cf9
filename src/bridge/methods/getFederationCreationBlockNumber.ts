import { describeFederation } from '../federation/describeFederation.ts'
import { activeFederation } from '../federation/federations.ts'
import { LOCAL, read } from '../method.ts'

export const getFederationCreationBlockNumber = read(
  'getFederationCreationBlockNumber',
  [],
  'int256',
  10_000n,
  LOCAL,
  describeFederation(activeFederation).createdIn,
)
