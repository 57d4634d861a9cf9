import { voteForFederation } from '../changes.ts'
import { ALWAYS, change } from '../method.ts'

export const commitFederation = change('commitFederation', ['bytes'], 'int256', 38_000n, ALWAYS, voteForFederation)
