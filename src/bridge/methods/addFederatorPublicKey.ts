import { voteForFederation } from '../federation/vote.ts'
import { change, until } from '../method.ts'

/** Votes to add a member with one key for all purposes (before RSKIP-123). */
export const addFederatorPublicKey = change(
  'addFederatorPublicKey',
  ['bytes'],
  'int256',
  13_000n,
  until('rskip123'),
  (call, key) => voteForFederation(call, { method: 'add', args: [key] }),
)
