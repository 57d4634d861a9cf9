import { describeFederation } from '../federation/describeFederation.ts'
import { retiringFederation } from '../federation/federations.ts'
import { LOCAL, read } from '../method.ts'

export const getRetiringFederationSize = read(
  'getRetiringFederationSize',
  [],
  'int256',
  3000n,
  LOCAL,
  describeFederation(retiringFederation).size,
)
