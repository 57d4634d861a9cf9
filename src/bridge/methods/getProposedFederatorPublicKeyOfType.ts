import { describeFederation } from '../federation/describeFederation.ts'
import { proposedFederation } from '../federation/federations.ts'
import { localSince, read } from '../method.ts'

export const getProposedFederatorPublicKeyOfType = read(
  'getProposedFederatorPublicKeyOfType',
  ['int256', 'string'],
  'bytes',
  3000n,
  localSince('rskip419'),
  describeFederation(proposedFederation).key,
)
