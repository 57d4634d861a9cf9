import { pendingKey } from '../federation/federationMethods.ts'
import { localAndUntil, read } from '../method.ts'

export const getPendingFederatorPublicKey = read(
  'getPendingFederatorPublicKey',
  ['int256'],
  'bytes',
  3000n,
  localAndUntil('rskip123'),
  pendingKey,
)
