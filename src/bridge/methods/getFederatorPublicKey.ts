import { describeFederation } from '../federation/describeFederation.ts'
import { activeFederation } from '../federation/federations.ts'
import { localAndUntil, read } from '../method.ts'

export const getFederatorPublicKey = read(
  'getFederatorPublicKey',
  ['int256'],
  'bytes',
  10_000n,
  localAndUntil('rskip123'),
  describeFederation(activeFederation).key,
)
