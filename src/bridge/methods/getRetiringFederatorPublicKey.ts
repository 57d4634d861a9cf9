import { describeFederation } from '../federation/describeFederation.ts'
import { retiringFederation } from '../federation/federations.ts'
import { localAndUntil, read } from '../method.ts'

export const getRetiringFederatorPublicKey = read(
  'getRetiringFederatorPublicKey',
  ['int256'],
  'bytes',
  3000n,
  localAndUntil('rskip123'),
  describeFederation(retiringFederation).key,
)
