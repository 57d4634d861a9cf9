import { voteForFederation } from '../changes.ts'
import { ALWAYS, change } from '../method.ts'

export const createFederation = change('createFederation', [], 'int256', 11_000n, ALWAYS, voteForFederation)
