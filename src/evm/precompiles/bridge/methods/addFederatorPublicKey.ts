import { voteForFederation } from '../changes.ts'
import { change, until } from '../method.ts'

export const addFederatorPublicKey = change(
  'addFederatorPublicKey',
  ['bytes'],
  'int256',
  13_000n,
  until('rskip123'),
  voteForFederation,
)
