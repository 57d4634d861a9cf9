import { describe, expect, it } from 'vitest'
import { openKeyStore } from '../../src/apiKeys/keyStore.ts'
import { createUsageCounter } from '../../src/apiKeys/usageCounter.ts'
import type { Usage, UsageStore } from '../../src/apiKeys/usageStore.ts'
import { holdTimer } from '../_helpers/heldTimer.ts'
import { closedAfterTest } from '../_helpers/temporary.ts'
import { ENGINES, type Engine } from '../storage/engines.ts'

const DAY_MS = 86_400_000
const GRANT = { name: 'a', network: 'all' } as const

/** Waits for work of this process and of the database's. */
async function until(isDone: () => boolean) {
  while (!isDone()) await new Promise((resolve) => setImmediate(resolve))
}

/** Creates a store for several processes. `open` adds one, with a counter whose writes can fail or wait. */
async function openCounters(engine: Engine) {
  const time = { ms: 20_000 * DAY_MS }
  const clock = { nowMs: () => time.ms }
  const keys = closedAfterTest(await openKeyStore(await engine.newPlace(), clock))
  const logged: string[] = []
  const open = () => {
    const timer = holdTimer()
    const below = {
      failure: undefined as Error | undefined,
      held: undefined as Promise<void> | undefined,
      isSilent: false,
      begun: 0,
      written: 0,
    }
    const store: Pick<UsageStore, 'add' | 'total' | 'deleteBefore'> = {
      async add(rows: readonly Usage[], day) {
        if (below.failure !== undefined) {
          below.written++
          throw below.failure
        }
        below.begun++
        await below.held
        const totals = await keys.usage.add(rows, day)
        below.written++
        return totals
      },
      total: (keyId, day) => (below.isSilent ? new Promise(() => {}) : keys.usage.total(keyId, day)),
      deleteBefore: (day) => keys.usage.deleteBefore(day),
    }
    const logger = { error: (_: unknown, text?: string) => void logged.push(text ?? '') }
    const counter = createUsageCounter({ store, clock, timer, logger, keptDays: 2 })
    const write = async () => {
      const { written } = below
      timer.advance(1_000)
      await until(() => below.written > written)
      await new Promise((resolve) => setImmediate(resolve)) // the counter has processed the result
    }
    return { counter, timer, below, write }
  }
  return { time, keys, open, logged }
}

for (const engine of ENGINES) {
  describe(`use of keys on ${engine.name}`, () => {
    it('usage is counted at once, written within a second and available after a restart', async () => {
      const { keys, open } = await openCounters(engine)
      const key = await keys.create(GRANT)
      const before = open()
      expect(before.counter.countsOf(key).own).toMatchObject({ used: 0 })
      before.counter.add(key, 'eth_call', 1)
      before.counter.add(key, 'eth_call', 1)
      before.counter.add(key, 'eth_getLogs', 10)
      before.counter.spend(key, 'eth_call', 1.5)
      expect(before.counter.countsOf(key).own).toMatchObject({ used: 12, unwritten: 12 })
      await before.write()
      expect(before.counter.countsOf(key).own).toMatchObject({ used: 12, unwritten: 0 })

      const { counter } = open()
      await counter.whenLoaded(key)
      expect(counter.countsOf(key).own).toMatchObject({ used: 12 })
      expect(counter.whenLoaded(key)).toBeUndefined()
      expect(await keys.usage.list({ from: 0, to: 30_000 })).toEqual([
        { day: 20_000, keyId: key.id, method: 'eth_call', calls: 2, weight: 2, spentMs: 1.5 },
        { day: 20_000, keyId: key.id, method: 'eth_getLogs', calls: 1, weight: 10, spentMs: 0 },
      ])
      expect(await keys.usage.listKeys({ from: 0, to: 30_000 })).toEqual([
        { day: 20_000, keyId: key.id, calls: 3, weight: 12, spentMs: 1.5 },
      ])
    })

    it('processor time of a call that ends a day after its count has a row of its own', async () => {
      const { keys, open, time } = await openCounters(engine)
      const key = await keys.create(GRANT)
      const { counter, write } = open()
      counter.add(key, 'eth_call', 1)
      time.ms += DAY_MS
      counter.spend(key, 'eth_call', 70_000)
      await write()
      expect(await keys.usage.listKeys({ from: 0, to: 30_000 })).toMatchObject([
        { day: 20_001, calls: 0, weight: 0, spentMs: 70_000 },
        { day: 20_000, calls: 1, weight: 1, spentMs: 0 },
      ])
      expect(counter.countsOf(key).own).toMatchObject({ used: 0, unwritten: 0 })
    })

    it('usage during a write stays in the quota and is written next', async () => {
      const { keys, open } = await openCounters(engine)
      const key = await keys.create(GRANT)
      const { counter, below, write } = open()
      counter.add(key, 'eth_call', 1)
      let release = () => {}
      below.held = new Promise((resolve) => {
        release = resolve
      })
      const written = write()
      await until(() => below.begun > 0)
      counter.add(key, 'eth_call', 2)
      release()
      await written
      expect(counter.countsOf(key).own).toMatchObject({ used: 3, unwritten: 2 })
      await write()
      expect(counter.countsOf(key).own).toMatchObject({ used: 3, unwritten: 0 })
      expect(await keys.usage.listKeys({ from: 0, to: 30_000 })).toMatchObject([{ calls: 2, weight: 3 }])
    })

    it('usage of other processes is included from the next write on', async () => {
      const { keys, open } = await openCounters(engine)
      const key = await keys.create(GRANT)
      const [one, other] = [open(), open()]
      for (const { counter } of [one, other]) await counter.whenLoaded(key)
      one.counter.add(key, 'eth_call', 5)
      other.counter.add(key, 'eth_call', 7)
      await Promise.all([one.write(), other.write()])
      one.counter.add(key, 'eth_call', 1)
      await one.write()
      expect(one.counter.countsOf(key).own).toMatchObject({ used: 13, unwritten: 0 })
    })

    it('usage of the keys of an owner is summed', async () => {
      const { keys, open } = await openCounters(engine)
      const [first, second] = [
        await keys.create({ ...GRANT, owner: 'ana' }),
        await keys.create({ ...GRANT, owner: 'ana' }),
      ]
      const { counter, write } = open()
      counter.add({ ...first, owner: 'ana' }, 'eth_call', 3)
      counter.add({ ...second, owner: 'ana' }, 'eth_call', 4)
      expect(counter.countsOf({ ...first, owner: 'ana' }).owner).toMatchObject({ used: 7 })
      await write()
      const later = open().counter
      await later.whenLoaded({ ...second, owner: 'ana' })
      expect(later.countsOf({ ...second, owner: 'ana' })).toMatchObject({ own: { used: 4 }, owner: { used: 7 } })
      expect(await keys.usage.list({ from: 20_000, to: 20_000, owner: 'ana' })).toHaveLength(2)
    })

    it('usage restarts with the UTC day, and old days are deleted', async () => {
      const { time, keys, open } = await openCounters(engine)
      const key = await keys.create(GRANT)
      const { counter, write } = open()
      counter.add(key, 'eth_call', 3)
      time.ms += DAY_MS
      expect(counter.countsOf(key).own).toMatchObject({ used: 0 })
      counter.add(key, 'eth_call', 1)
      await write()
      expect((await keys.usage.list({ from: 0, to: 30_000 })).map(({ day, weight }) => [day, weight])).toEqual([
        [20_001, 1],
        [20_000, 3],
      ])
      time.ms += 2 * DAY_MS
      counter.add(key, 'eth_call', 1)
      await write()
      // Old days are deleted concurrently with writes.
      const days = async () => (await keys.usage.list({ from: 0, to: 30_000 })).map(({ day }) => day)
      await expect.poll(days).toEqual([20_003, 20_001])
    })

    it('usage stays in memory while the store fails, and is written once afterwards', async () => {
      const { keys, open, logged } = await openCounters(engine)
      const key = await keys.create(GRANT)
      const { counter, below, write } = open()
      below.failure = new Error('disk')
      counter.add(key, 'eth_call', 1)
      await write()
      counter.add(key, 'eth_call', 1)
      await write()
      expect([counter.isBehind(), logged.length]).toEqual([true, 1])
      expect(counter.countsOf(key).own).toMatchObject({ used: 2, unwritten: 2 })
      below.failure = undefined
      await write()
      expect(counter.isBehind()).toBe(false)
      expect(counter.countsOf(key).own).toMatchObject({ used: 2, unwritten: 0 })
      expect(await keys.usage.total(key.id, 20_000)).toEqual({ own: 2, owner: 0 })
    })

    it('the usage of a store that does not respond delays the first requests by at most 250 ms', async () => {
      const { keys, open } = await openCounters(engine)
      const key = await keys.create(GRANT)
      const { counter, timer, below } = open()
      below.isSilent = true
      const waited = counter.whenLoaded(key)
      expect(counter.whenLoaded(key)).toBe(waited)
      timer.advance(250)
      await waited
      expect(counter.whenLoaded(key)).toBeUndefined()
    })

    it('remaining usage is written when the process stops', async () => {
      const { keys, open } = await openCounters(engine)
      const key = await keys.create(GRANT)
      const { counter } = open()
      counter.add(key, 'eth_call', 9)
      await counter.close()
      expect(await keys.usage.total(key.id, 20_000)).toEqual({ own: 9, owner: 0 })
    })
  })
}
