import { voteForFederation } from '../federation/vote.ts'
import { change, since } from '../method.ts'

/** Votes to add a member to the new federation (RSKIP-123). */
export const addFederatorPublicKeyMultikey = change(
  'addFederatorPublicKeyMultikey',
  ['bytes', 'bytes', 'bytes'],
  'int256',
  13_000n,
  since('rskip123'),
  (call, btcKey, rskKey, mstKey) => voteForFederation(call, { method: 'add-multi', args: [btcKey, rskKey, mstKey] }),
)
