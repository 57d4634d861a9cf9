import { describeFederation } from '../federation/describeFederation.ts'
import { activeFederation } from '../federation/federations.ts'
import { localSince, read } from '../method.ts'

export const getFederatorPublicKeyOfType = read(
  'getFederatorPublicKeyOfType',
  ['int256', 'string'],
  'bytes',
  10_000n,
  localSince('rskip123'),
  describeFederation(activeFederation).key,
)
