import { voteForFederation } from '../changes.ts'
import { ALWAYS, change } from '../method.ts'

export const rollbackFederation = change('rollbackFederation', [], 'int256', 12_000n, ALWAYS, voteForFederation)
