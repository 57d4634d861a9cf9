import { describeFederation } from '../federation/describeFederation.ts'
import { retiringFederation } from '../federation/federations.ts'
import { LOCAL, read } from '../method.ts'

export const getRetiringFederationCreationBlockNumber = read(
  'getRetiringFederationCreationBlockNumber',
  [],
  'int256',
  3000n,
  LOCAL,
  describeFederation(retiringFederation).createdIn,
)
