import { voteForFederation } from '../federation/vote.ts'
import { ALWAYS, change } from '../method.ts'

/** Votes to begin with a new federation. */
export const createFederation = change('createFederation', [], 'int256', 11_000n, ALWAYS, (call) =>
  voteForFederation(call, { method: 'create', args: [] }),
)
