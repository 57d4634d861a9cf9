import { describe, expect, it } from 'vitest'
import { openKeyStore } from '../../../src/apiKeys/keyStore.ts'
import { createUsageCounter, type UsageCounterOptions } from '../../../src/apiKeys/usageCounter.ts'
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
      return { totals: new Map(), reserved: new Map() }
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

/**
 * Creates the limiters of several processes over one database, with one clock. `timer` measures the rates, and each process has one
 * for its writes. `members.count` is the number of processes.
 */
async function openProcesses(engine: Engine, count: number, limits: Limits = {}) {
  const time = { ms: 20_000 * DAY_MS }
  const clock = { nowMs: () => time.ms }
  const timer = holdTimer()
  const members = { count }
  const place = await engine.newPlace()
  const keys = closedAfterTest(await openKeyStore(place, clock))
  const { id } = await keys.create({ name: 'a', network: 'all', owner: 'ana' })
  const key = { id, owner: 'ana' }
  const processes = Array.from({ length: count }, () => {
    const writes = { begun: 0, running: 0 }
    const store: UsageCounterOptions['store'] = {
      async add(...written) {
        writes.begun++
        writes.running++
        return keys.usage.add(...written).finally(() => writes.running--)
      },
      total: (id, day) => keys.usage.total(id, day),
      deleteBefore: (day) => keys.usage.deleteBefore(day),
    }
    const ownTimer = holdTimer()
    const shared = () => members.count
    const options = { store, clock, timer: ownTimer, logger: { error: () => {} }, keptDays: 1, processes: shared }
    const usage = createUsageCounter(options)
    const limiter = createLimiter(clock, usage, { timer, processes: shared })
    const write = async () => {
      ownTimer.advance(1_000)
      do await new Promise((resolve) => setImmediate(resolve))
      while (writes.running > 0)
      await new Promise((resolve) => setImmediate(resolve)) // the counter has processed the result
    }
    return { usage, limiter, timer: ownTimer, writes, write }
  })
  for (const { limiter } of processes) await limiter.whenLoaded(key, limits)
  return { key, members, time, timer, processes, keys }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

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
    for (const { write } of processes) await write()
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
  ])('the daily limit of %s is reached and not exceeded by all processes together', async (_, limits) => {
    const limited = await openProcesses(engine, 3, limits)
    const accepted = [send(limited, limits, 200)]
    while (accepted.length < 8) {
      await writeAll(limited)
      accepted.push(send(limited, limits, 200))
    }
    expect(accepted[0]).toBe(16 + 11 + 7) // each a third of the rest
    expect(sum(accepted)).toBe(50)
  })

  it('a daily limit is not exceeded while processes write at different times and some die', async () => {
    const limits = { requestsPerDay: 500 }
    const limited = await openProcesses(engine, 3, limits)
    const [first, second, third] = limited.processes as [Limiting, Limiting, Limiting]
    let accepted = 0
    for (const writing of [first, second, first, third, second, first, first, third, second]) {
      accepted += send(limited, limits, 60)
      await writing.write()
    }
    limited.members.count = 2 // the third one dies, and its reservation ends
    limited.time.ms += 10_000
    const left = { key: limited.key, processes: [first, second] }
    for (let second = 0; second < 12; second++) {
      accepted += send(left, limits, 200)
      for (const { write } of left.processes) await write()
    }
    const counted = await limited.keys.usage.total(limited.key.id, 20_000)
    expect(counted.own).toBe(500)
    expect(accepted).toBe(500 + third.usage.countsOf(limited.key).own.unwritten)
  })

  it('an idle process gives its part of the daily limit to the others, and reserves another one before its next call', async () => {
    const limits = { requestsPerDay: 50 }
    const limited = await openProcesses(engine, 2, limits)
    const [busy, idle] = limited.processes as [Limiting, Limiting]
    const one = { key: limited.key, processes: [busy] }
    let accepted = 0
    for (let second = 0; second < 12; second++) {
      accepted += send(one, limits, 100)
      await busy.write()
    }
    expect(accepted).toBe(50 - 12) // the other one has a half of the rest
    idle.timer.advance(5_000)
    limited.time.ms += 10_000
    for (let second = 0; second < 12; second++) {
      accepted += send(one, limits, 100)
      await busy.write()
    }
    expect(accepted).toBe(50)
    await idle.limiter.whenLoaded(limited.key, limits)
    expect(() => idle.limiter.chargeAhead(limited.key, limits)).toThrow('limit of 50 requests per day exceeded')
  })

  it('a process that stops gives its part of the daily limit to the others at once', async () => {
    const limits = { requestsPerDay: 50 }
    const limited = await openProcesses(engine, 2, limits)
    const [left, stopped] = limited.processes as [Limiting, Limiting]
    await stopped.usage.close()
    const one = { key: limited.key, processes: [left] }
    let accepted = 0
    for (let second = 0; second < 12; second++) {
      accepted += send(one, limits, 100)
      await left.write()
    }
    expect(accepted).toBe(50)
  })

  it('the part of a daily limit that is reserved ends with the day', async () => {
    const limits = { requestsPerDay: 50 }
    const limited = await openProcesses(engine, 3, limits)
    expect(send(limited, limits, 200)).toBe(34)
    limited.time.ms += DAY_MS
    for (const { limiter } of limited.processes) await limiter.whenLoaded(limited.key, limits)
    expect(send(limited, limits, 200)).toBe(34)
    await writeAll(limited)
    expect(await limited.keys.usage.total(limited.key.id, 20_000)).toMatchObject({ own: 34 })
  })

  it('requests of a key that are refused cause one write a second', async () => {
    const limits = { requestsPerDay: 50 }
    const limited = await openProcesses(engine, 3, limits)
    send(limited, limits, 200)
    const [{ writes }] = limited.processes as [Limiting]
    const { begun } = writes
    for (let second = 0; second < 3; second++) {
      send(limited, limits, 200)
      await writeAll(limited)
    }
    expect(writes.begun - begun).toBe(3)
  })

  it('a key may use its whole daily limit at one process, a share at a time', async () => {
    const limits = { requestsPerDay: 50 }
    const limited = await openProcesses(engine, 3)
    const [only] = limited.processes as [Limiting]
    const one = { key: limited.key, processes: [only] }
    await only.limiter.whenLoaded(limited.key, limits)
    let accepted = send(one, limits, 200)
    expect(accepted).toBe(16)
    expect(() => only.limiter.chargeAhead(limited.key, limits)).toThrow(
      '50 of 50 requests per day left for 3 processes',
    )
    for (let second = 0; second < 20; second++) {
      await only.write()
      accepted += send(one, limits, 200)
    }
    expect(accepted).toBe(50)
    expect(() => only.limiter.chargeAhead(limited.key, limits)).toThrow('limit of 50 requests per day exceeded')
  })

  it('a request heavier than the share of its process is accepted after the next write', async () => {
    const limits = { requestsPerDay: 50 }
    const limited = await openProcesses(engine, 3)
    const [{ limiter, write }] = limited.processes as [Limiting]
    await limiter.whenLoaded(limited.key, limits)
    expect(() => limiter.charge(limited.key, limits, call(40), 0)).toThrow(LimitExceeded)
    await write()
    limiter.charge(limited.key, limits, call(40), 0)
    expect(() => limiter.charge(limited.key, limits, call(1), 0)).toThrow(LimitExceeded)
  })
})
