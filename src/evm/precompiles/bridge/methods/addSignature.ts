import { addSignature as run } from '../federation/membersOnly.ts'
import { ALWAYS, act } from '../method.ts'

export const addSignature = act('addSignature', ['bytes', 'bytes[]', 'bytes'], 70_000n, ALWAYS, run)
