import type { HostileAttack } from '../hostileAttack.ts'
import { connections } from './connections.ts'
import { controlFrames } from './controlFrames.ts'
import { fragments } from './fragments.ts'
import { invalidMessages } from './invalidMessages.ts'
import { longBodies } from './longBodies.ts'
import { oneByteChunks } from './oneByteChunks.ts'
import { oneByteSegments } from './oneByteSegments.ts'
import { overrideAttacks } from './overrides.ts'
import { stalledBodies } from './stalledBodies.ts'
import { subscriptions } from './subscriptions.ts'

export const HOSTILE_ATTACKS: readonly HostileAttack[] = [
  ...oneByteChunks,
  ...oneByteSegments,
  ...longBodies,
  ...overrideAttacks,
  ...stalledBodies,
  ...controlFrames,
  ...invalidMessages,
  ...fragments,
  subscriptions,
  connections,
]
