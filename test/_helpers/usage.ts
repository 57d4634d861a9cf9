import { createUsageCounter, type UsageCounter } from '../../src/apiKeys/usageCounter.ts'
import { type Clock, systemTimer } from '../../src/base/clock.ts'

/** Counts in memory: the store below it takes everything and has nothing to tell. */
export function createForgetfulUsage(clock: Clock): UsageCounter {
  const store = {
    add: async () => new Map(),
    total: async () => ({ own: 0, owner: 0 }),
    deleteBefore: async () => {},
  }
  return createUsageCounter({ store, clock, timer: systemTimer, logger: { error: () => {} }, keptDays: 1 })
}
