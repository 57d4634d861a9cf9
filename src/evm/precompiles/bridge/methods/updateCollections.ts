import { updateCollections as run } from '../federation/membersOnly.ts'
import { ALWAYS, act } from '../method.ts'

export const updateCollections = act('updateCollections', [], 48_000n, ALWAYS, run)
