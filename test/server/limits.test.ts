import { describe, expect, it } from 'vitest'
import { createUsageCounter } from '../../src/keys/usageCounter.ts'
import { LimitExceeded, QuotaExceeded } from '../../src/rpc/refusals.ts'
import { createLimiter } from '../../src/server/limits.ts'
import { holdTimer } from '../_helpers/heldTimer.ts'

const DAY_MS = 86_400_000
const KEY = { id: 'a' }
const call = (weight: number) => [{ name: 'eth_call', weight }]

/** A limiter over counts whose store can be made to fail. */
function openLimiter() {
  const time = { ms: 20_000 * DAY_MS }
  const clock = { nowMs: () => time.ms }
  const timer = holdTimer()
  const below = { isBroken: false }
  const store = {
    async add() {
      if (below.isBroken) throw new Error('disk')
      return new Map()
    },
    total: async () => ({ own: 0, owner: 0 }),
    forgetBefore: async () => {},
  }
  const usage = createUsageCounter({ store, clock, timer, logger: { error: () => {} }, keptDays: 1 })
  return { limiter: createLimiter(clock, usage, { timer }), time, timer, below, usage }
}

describe('a rate', () => {
  it('lets what is heavier than a second through when nothing was used, and has it owed', () => {
    const { limiter, timer } = openLimiter()
    const limits = { requestsPerSecond: 5 }
    limiter.admit(KEY, limits)
    limiter.charge(KEY, limits, call(20), 1)
    const refused = { quota: { limit: 5, remaining: 0, resetSeconds: 4 } }
    expect(() => limiter.admit(KEY, limits)).toThrow(expect.objectContaining(refused))
    timer.advance(3_000)
    expect(() => limiter.admit(KEY, limits)).toThrow(QuotaExceeded)
    timer.advance(200)
    limiter.admit(KEY, limits)
  })

  it.each([-3_600_000, 3_600_000])('is measured by the timer when the clock is set by %d ms', (ms) => {
    const { limiter, time, timer } = openLimiter()
    const limits = { requestsPerSecond: 5 }
    const admitAll = (count: number) => {
      for (let i = 0; i < count; i++) limiter.admit(KEY, limits)
    }
    admitAll(5)
    time.ms += ms
    expect(() => limiter.admit(KEY, limits)).toThrow('limit of 5 requests per second exceeded')
    timer.advance(1_000)
    admitAll(5)
    expect(() => limiter.admit(KEY, limits)).toThrow('limit of 5 requests per second exceeded')
  })

  it('takes all of a batch or nothing of it', () => {
    const { limiter, usage } = openLimiter()
    const limits = { requestsPerSecond: 5 }
    limiter.charge(KEY, limits, call(3), 0)
    expect(() => limiter.charge(KEY, limits, call(3), 0)).toThrow(QuotaExceeded)
    limiter.charge(KEY, limits, call(2), 0)
    expect(usage.countsOf(KEY).own.used).toBe(5)
  })
})

describe('a day', () => {
  it('counts weights, of the key and of all keys of its owner, and tells what is left of the tighter one', () => {
    const { limiter, time } = openLimiter()
    const [one, other] = [
      { id: 'a', owner: 'ana' },
      { id: 'b', owner: 'ana' },
    ]
    const limits = { requestsPerDay: 20, ownerRequestsPerDay: 25 }
    limiter.charge(one, limits, call(15), 0)
    expect(limiter.dailyQuota(one, limits)).toEqual({ limit: 20, remaining: 5, resetSeconds: 86_400 })
    expect(limiter.dailyQuota(other, limits)).toEqual({ limit: 25, remaining: 10, resetSeconds: 86_400 })
    expect(() => limiter.charge(one, limits, call(6), 0)).toThrow('limit of 20 requests per day exceeded')
    expect(() => limiter.charge(other, limits, call(11), 0)).toThrow('limit of 25 requests per day exceeded')
    limiter.charge(other, limits, call(10), 0)
    expect(() => limiter.admit(one, limits)).toThrow('limit of 25 requests per day exceeded')
    time.ms += DAY_MS
    limiter.admit(one, limits)
  })

  it('of a store that takes no counts has room for a tenth of the limit, and for a hundred at least', async () => {
    const { limiter, timer, below, usage } = openLimiter()
    below.isBroken = true
    const [small, large] = [{ requestsPerDay: 500 }, { requestsPerDay: 5_000 }]
    for (let i = 0; i < 20; i++) limiter.charge(KEY, small, call(10), 0) // nobody knows yet that it fails
    timer.advance(1_000)
    while (!usage.isBehind()) await new Promise((resolve) => setImmediate(resolve))
    expect(() => limiter.charge(KEY, small, call(1), 0)).toThrow('requests cannot be counted at the moment')
    expect(() => limiter.charge(KEY, small, call(1), 0)).toThrow(LimitExceeded)
    const other = { id: 'b' }
    limiter.charge(other, large, call(500), 0)
    expect(() => limiter.charge(other, large, call(1), 0)).toThrow('requests cannot be counted at the moment')
    limiter.charge({ id: 'c' }, {}, call(100_000), 0) // no limit is in danger
    below.isBroken = false
    timer.advance(1_000)
    while (usage.isBehind()) await new Promise((resolve) => setImmediate(resolve))
    limiter.charge(KEY, small, call(1), 0)
  })
})
