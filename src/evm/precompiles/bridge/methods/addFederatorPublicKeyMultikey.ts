import { voteForFederation } from '../changes.ts'
import { change, since } from '../method.ts'

export const addFederatorPublicKeyMultikey = change(
  'addFederatorPublicKeyMultikey',
  ['bytes', 'bytes', 'bytes'],
  'int256',
  13_000n,
  since('rskip123'),
  voteForFederation,
)
