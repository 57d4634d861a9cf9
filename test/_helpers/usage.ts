import { createUsageCounter, type UsageCounter } from '../../src/apiKeys/usageCounter.ts'
import { type Clock, systemTimer } from '../../src/base/clock.ts'

/** Creates a usage counter in memory, over a store that keeps nothing. */
export function createForgetfulUsage(clock: Clock): UsageCounter {
  const store = {
    add: async () => ({ totals: new Map(), reserved: new Map() }),
    total: async () => ({ own: 0, owner: 0 }),
    deleteBefore: async () => {},
  }
  return createUsageCounter({ store, clock, timer: systemTimer, logger: { error: () => {} }, keptDays: 1 })
}
