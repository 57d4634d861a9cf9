import { describe, expect, it } from 'vitest'
import { openKeyStore } from '../../../src/apiKeys/keyStore.ts'
import { createUsageCounter } from '../../../src/apiKeys/usageCounter.ts'
import { LimitExceeded, QuotaExceeded } from '../../../src/rpc/refusals.ts'
import { createLimiter, type Limits } from '../../../src/server/auth/limits.ts'
import { holdTimer } from '../../_helpers/heldTimer.ts'
import { closedAfterTest } from '../../_helpers/temporary.ts'
import { ENGINES, type Engine } from '../../storage/engines.ts'

const DAY_MS = 86_400_000
const KEY = { id: 'a' }
const call = (weight: number) => [{ name: 'eth_call', weight }]

/** Creates a limiter over a store that fails while `below.isBroken` is set. */
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
    deleteBefore: async () => {},
  }
  const usage = createUsageCounter({ store, clock, timer, logger: { error: () => {} }, keptDays: 1 })
  return { limiter: createLimiter(clock, usage, { timer }), time, timer, below, usage }
}

describe('a rate', () => {
  it('a full rate accepts a request heavier than a second, which leaves a debt', () => {
    const { limiter, timer } = openLimiter()
    const limits = { requestsPerSecond: 5 }
    limiter.chargeAhead(KEY, limits)
    limiter.charge(KEY, limits, call(20), 1)
    const refused = { quota: { limit: 5, remaining: 0, resetSeconds: 4 } }
    expect(() => limiter.chargeAhead(KEY, limits)).toThrow(expect.objectContaining(refused))
    timer.advance(3_000)
    expect(() => limiter.chargeAhead(KEY, limits)).toThrow(QuotaExceeded)
    timer.advance(200)
    limiter.chargeAhead(KEY, limits)
  })

  it.each([-3_600_000, 3_600_000])('a rate is measured by the timer when the clock is set by %d ms', (ms) => {
    const { limiter, time, timer } = openLimiter()
    const limits = { requestsPerSecond: 5 }
    const chargeAll = (count: number) => {
      for (let i = 0; i < count; i++) limiter.chargeAhead(KEY, limits)
    }
    chargeAll(5)
    time.ms += ms
    expect(() => limiter.chargeAhead(KEY, limits)).toThrow('limit of 5 requests per second exceeded')
    timer.advance(1_000)
    chargeAll(5)
    expect(() => limiter.chargeAhead(KEY, limits)).toThrow('limit of 5 requests per second exceeded')
  })

  it('a rate accepts all of a batch or none of it', () => {
    const { limiter, usage } = openLimiter()
    const limits = { requestsPerSecond: 5 }
    limiter.charge(KEY, limits, call(3), 0)
    expect(() => limiter.charge(KEY, limits, call(3), 0)).toThrow(QuotaExceeded)
    limiter.charge(KEY, limits, call(2), 0)
    expect(usage.countsOf(KEY).own.used).toBe(5)
  })
})

describe('a day', () => {
  it('a daily limit counts the weights of the key and of its owner, and the response has the tighter one', () => {
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
    expect(() => limiter.chargeAhead(one, limits)).toThrow('limit of 25 requests per day exceeded')
    time.ms += DAY_MS
    limiter.chargeAhead(one, limits)
  })

  it('while the store fails, a tenth of the daily limit is served, and at least 100 requests', async () => {
    const { limiter, timer, below, usage } = openLimiter()
    below.isBroken = true
    const [small, large] = [{ requestsPerDay: 500 }, { requestsPerDay: 5_000 }]
    for (let i = 0; i < 20; i++) limiter.charge(KEY, small, call(10), 0) // the failure is not known yet
    timer.advance(1_000)
    while (!usage.isBehind()) await new Promise((resolve) => setImmediate(resolve))
    expect(() => limiter.charge(KEY, small, call(1), 0)).toThrow('this node cannot count requests at the moment')
    expect(() => limiter.charge(KEY, small, call(1), 0)).toThrow(LimitExceeded)
    const other = { id: 'b' }
    limiter.charge(other, large, call(500), 0)
    expect(() => limiter.charge(other, large, call(1), 0)).toThrow('this node cannot count requests at the moment')
    limiter.charge({ id: 'c' }, {}, call(100_000), 0) // no daily limit
    below.isBroken = false
    timer.advance(1_000)
    while (usage.isBehind()) await new Promise((resolve) => setImmediate(resolve))
    limiter.charge(KEY, small, call(1), 0)
  })
})

type Limited = Awaited<ReturnType<typeof openProcesses>>
type Limiting = Limited['processes'][number]

/** Creates the limiters of several processes over one database, with one clock and one timer. `members.count` is their number. */
async function openProcesses(engine: Engine, count: number) {
  const clock = { nowMs: () => 20_000 * DAY_MS }
  const timer = holdTimer()
  const members = { count }
  const place = await engine.newPlace()
  const keys = closedAfterTest(await openKeyStore(place, clock))
  const { id } = await keys.create({ name: 'a', network: 'all', owner: 'ana' })
  const key = { id, owner: 'ana' }
  const processes = Array.from({ length: count }, () => {
    const usage = createUsageCounter({ store: keys.usage, clock, timer, logger: { error: () => {} }, keptDays: 1 })
    return { usage, limiter: createLimiter(clock, usage, { timer, processes: () => members.count }) }
  })
  for (const { limiter } of processes) await limiter.whenLoaded(key)
  return { key, members, timer, processes }
}

/** Distributes requests over the processes in rotation, and returns the number of accepted ones. */
function send({ key, processes }: Pick<Limited, 'key' | 'processes'>, limits: Limits, requests: number): number {
  let accepted = 0
  for (let i = 0; i < requests; i++) {
    const { limiter } = processes[i % processes.length] as Limiting
    try {
      limiter.chargeAhead(key, limits)
      limiter.charge(key, limits, call(1), 1)
      accepted++
    } catch (error) {
      expect(error).toBeInstanceOf(LimitExceeded)
    }
  }
  return accepted
}

describe.each(ENGINES)('a key that several processes serve, with keys on $name', (engine) => {
  const writeAll = async ({ processes }: Limited) => {
    for (const { usage } of processes) await usage.close()
  }

  it('several processes share the rate of a key', async () => {
    const limited = await openProcesses(engine, 3)
    const limits = { requestsPerSecond: 6 }
    let accepted = send(limited, limits, 60)
    expect(accepted).toBe(6)
    for (let second = 0; second < 10; second++) {
      limited.timer.advance(1_000)
      accepted += send(limited, limits, 60)
    }
    expect(accepted).toBe(66)
  })

  it('a rate below the number of processes has a burst of one request per process', async () => {
    const limited = await openProcesses(engine, 3)
    const limits = { requestsPerSecond: 1 }
    expect(send(limited, limits, 60)).toBe(3)
    limited.timer.advance(1_000)
    expect(send(limited, limits, 60)).toBe(0)
    limited.timer.advance(2_000)
    expect(send(limited, limits, 60)).toBe(3)
  })

  it('the shares of a rate grow when a process ends', async () => {
    const limited = await openProcesses(engine, 3)
    const limits = { requestsPerSecond: 6 }
    expect(send(limited, limits, 60)).toBe(6)
    limited.members.count = 2
    const left = { key: limited.key, processes: limited.processes.slice(1) }
    limited.timer.advance(1_000)
    expect(send(left, limits, 60)).toBe(6)
  })

  it('a refusal for an exceeded share names the whole rate', async () => {
    const limited = await openProcesses(engine, 3)
    const { limiter } = limited.processes[0] as Limiting
    const limits = { requestsPerSecond: 6 }
    limiter.charge(limited.key, limits, call(2), 0)
    const refused = {
      message: 'limit of 6 requests per second exceeded',
      quota: { limit: 6, remaining: 0, resetSeconds: 1 },
    }
    expect(() => limiter.chargeAhead(limited.key, limits)).toThrow(expect.objectContaining(refused))
  })

  it.each([
    ['the key', { requestsPerDay: 50 }],
    ['its owner', { ownerRequestsPerDay: 50 }],
  ])('the daily limit of %s over all processes is exceeded by at most one burst', async (_, limits) => {
    const limited = await openProcesses(engine, 3)
    const first = send(limited, limits, 200)
    expect(first).toBe(48) // 16 each, two remain
    await writeAll(limited) // in order, so the first two do not include the third's
    const second = send(limited, limits, 200)
    await writeAll(limited)
    expect(send(limited, limits, 200)).toBe(0)
    expect(second).toBeGreaterThanOrEqual(2)
    expect(second).toBeLessThanOrEqual(2 + 16)
  })

  it('a daily limit is exceeded by at most one second of the rate', async () => {
    const limited = await openProcesses(engine, 3)
    const limits = { requestsPerDay: 50, requestsPerSecond: 6 }
    let accepted = 0
    for (let second = 0; second < 20; second++) {
      accepted += send(limited, limits, 60)
      await writeAll(limited)
      limited.timer.advance(1_000)
    }
    expect(accepted).toBeGreaterThanOrEqual(50)
    expect(accepted).toBeLessThanOrEqual(56)
  })

  it('a key may use its whole daily limit at one process, a share at a time', async () => {
    const limited = await openProcesses(engine, 3)
    const one = { key: limited.key, processes: limited.processes.slice(0, 1) }
    const limits = { requestsPerDay: 50 }
    let accepted = send(one, limits, 200)
    expect(accepted).toBe(16)
    const { limiter } = limited.processes[0] as Limiting
    expect(() => limiter.chargeAhead(limited.key, limits)).toThrow('50 of 50 requests per day left for 3 processes')
    for (let second = 0; second < 20; second++) {
      await writeAll(limited)
      accepted += send(one, limits, 200)
    }
    expect(accepted).toBe(50)
    expect(() => limiter.chargeAhead(limited.key, limits)).toThrow('limit of 50 requests per day exceeded')
  })

  it('a request heavier than a share of the daily limit is accepted', async () => {
    const limited = await openProcesses(engine, 3)
    const { limiter } = limited.processes[0] as Limiting
    limiter.charge(limited.key, { requestsPerDay: 50 }, call(40), 0)
    expect(() => limiter.charge(limited.key, { requestsPerDay: 50 }, call(1), 0)).toThrow(LimitExceeded)
    await writeAll(limited)
    limiter.charge(limited.key, { requestsPerDay: 50 }, call(10), 0)
  })
})
