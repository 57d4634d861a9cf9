import { pendingKey } from '../federation/federationMethods.ts'
import { localSince, read } from '../method.ts'

export const getPendingFederatorPublicKeyOfType = read(
  'getPendingFederatorPublicKeyOfType',
  ['int256', 'string'],
  'bytes',
  3000n,
  localSince('rskip123'),
  pendingKey,
)
