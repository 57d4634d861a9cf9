import { describeFederation } from '../federation/describeFederation.ts'
import { activeFederation } from '../federation/federations.ts'
import { LOCAL, read } from '../method.ts'

export const getFederationCreationTime = read(
  'getFederationCreationTime',
  [],
  'int256',
  10_000n,
  LOCAL,
  describeFederation(activeFederation).createdAt,
)
