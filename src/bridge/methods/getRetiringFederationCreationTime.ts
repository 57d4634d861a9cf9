import { describeFederation } from '../federation/describeFederation.ts'
import { retiringFederation } from '../federation/federations.ts'
import { LOCAL, read } from '../method.ts'

export const getRetiringFederationCreationTime = read(
  'getRetiringFederationCreationTime',
  [],
  'int256',
  3000n,
  LOCAL,
  describeFederation(retiringFederation).createdAt,
)
