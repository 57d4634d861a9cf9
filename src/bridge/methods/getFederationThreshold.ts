import { describeFederation } from '../federation/describeFederation.ts'
import { activeFederation } from '../federation/federations.ts'
import { LOCAL, read } from '../method.ts'

export const getFederationThreshold = read(
  'getFederationThreshold',
  [],
  'int256',
  11_000n,
  LOCAL,
  describeFederation(activeFederation).threshold,
)
