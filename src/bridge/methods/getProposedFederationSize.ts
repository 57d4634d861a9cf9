import { describeFederation } from '../federation/describeFederation.ts'
import { proposedFederation } from '../federation/federations.ts'
import { localSince, read } from '../method.ts'

export const getProposedFederationSize = read(
  'getProposedFederationSize',
  [],
  'int256',
  3000n,
  localSince('rskip419'),
  describeFederation(proposedFederation).size,
)
