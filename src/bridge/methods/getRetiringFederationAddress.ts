import { describeFederation } from '../federation/describeFederation.ts'
import { retiringFederation } from '../federation/federations.ts'
import { LOCAL, read } from '../method.ts'

export const getRetiringFederationAddress = read(
  'getRetiringFederationAddress',
  [],
  'string',
  3000n,
  LOCAL,
  describeFederation(retiringFederation).address,
)
