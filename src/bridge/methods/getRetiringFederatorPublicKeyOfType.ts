import { describeFederation } from '../federation/describeFederation.ts'
import { retiringFederation } from '../federation/federations.ts'
import { localSince, read } from '../method.ts'

export const getRetiringFederatorPublicKeyOfType = read(
  'getRetiringFederatorPublicKeyOfType',
  ['int256', 'string'],
  'bytes',
  3000n,
  localSince('rskip123'),
  describeFederation(retiringFederation).key,
)
