import { voteForFederation } from '../federation/vote.ts'
import { ALWAYS, change } from '../method.ts'

/** Votes to give up the new federation. */
export const rollbackFederation = change('rollbackFederation', [], 'int256', 12_000n, ALWAYS, (call) =>
  voteForFederation(call, { method: 'rollback', args: [] }),
)
