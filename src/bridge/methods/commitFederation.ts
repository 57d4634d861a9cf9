import { voteForFederation } from '../federation/vote.ts'
import { ALWAYS, change } from '../method.ts'

/** Votes to put the new federation in office. */
export const commitFederation = change('commitFederation', ['bytes'], 'int256', 38_000n, ALWAYS, (call, hash) =>
  voteForFederation(call, { method: 'commit', args: [hash] }),
)
