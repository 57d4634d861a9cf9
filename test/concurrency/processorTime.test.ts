import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createFairSemaphore } from '../../src/concurrency/fairSemaphore.ts'
import {
  beginSection,
  currentAccount,
  endSection,
  enterAccount,
  keepAccount,
  leaveAccount,
  type TimeAccount,
} from '../../src/concurrency/processorTime.ts'
import { createResourcePool } from '../../src/concurrency/resourcePool.ts'
import { exhaustSlice, yieldIfSliceUsed } from '../../src/concurrency/timeSlice.ts'

/** An account that sums what it is charged. */
class Sum implements TimeAccount {
  queues = 0
  ms = 0
  charge(ms: number): void {
    this.ms += ms
  }
}

/** Occupies the event loop. */
function compute(ms: number): void {
  for (const end = performance.now() + ms; performance.now() < end; );
}

it('an account is charged for the microtasks of its turn, and not for the next turn', async () => {
  const sum = new Sum()
  enterAccount(sum)
  await Promise.resolve()
  compute(5)
  expect(currentAccount()).toBe(sum)
  await setImmediate()
  expect(currentAccount()).toBeUndefined()
  compute(5)
  expect(sum.ms).toBeGreaterThanOrEqual(5)
  const before = sum.ms
  await setImmediate()
  expect(sum.ms).toBe(before)
})

it('two works that alternate are each charged for their own slices', async () => {
  const [long, short] = [new Sum(), new Sum()]
  const work = async (sum: Sum, ms: number) => {
    await setImmediate()
    enterAccount(sum)
    for (let step = 0; step < 5; step++) {
      compute(ms)
      exhaustSlice()
      await yieldIfSliceUsed(() => [`${ms}`])
      expect(currentAccount()).toBe(sum)
    }
    leaveAccount(sum)
  }
  await Promise.all([work(long, 6), work(short, 1)])
  expect(long.ms).toBeGreaterThanOrEqual(30)
  expect(short.ms).toBeGreaterThanOrEqual(5)
  expect(short.ms).toBeLessThan(long.ms)
})

it('work that waits for a promise, a permit or a member of a pool continues on its account', async () => {
  const [one, other] = [new Sum(), new Sum()]
  const semaphore = createFairSemaphore(1)
  const pool = createResourcePool(['member'])
  const work = async (sum: Sum) => {
    enterAccount(sum)
    await keepAccount(setImmediate())
    expect(currentAccount()).toBe(sum)
    await semaphore.run(async () => keepAccount(setImmediate()))
    expect(currentAccount()).toBe(sum)
    await pool.use(async () => keepAccount(setImmediate()))
    expect(currentAccount()).toBe(sum)
    leaveAccount(sum)
  }
  const first = work(one)
  await setImmediate()
  await Promise.all([first, work(other)])
  expect(currentAccount()).toBeUndefined()
})

it('work that waits for a permit is in a queue until it runs or gives up', async () => {
  const semaphore = createFairSemaphore(1)
  const held = semaphore.run(() => setImmediate())
  const [waiting, leaving] = [new Sum(), new Sum()]
  enterAccount(waiting)
  const ran = semaphore.run(async () => waiting.queues)
  const stop = new AbortController()
  enterAccount(leaving)
  const left = semaphore.run(async () => 0, { signal: stop.signal })
  expect([waiting.queues, leaving.queues]).toEqual([1, 1])
  stop.abort(new Error('left'))
  await expect(left).rejects.toThrow('left')
  expect(await ran).toBe(0)
  await held
  expect([waiting.queues, leaving.queues]).toEqual([0, 0])
})

it('a section inside the turn of another account is not charged to that account', () => {
  const [outer, inner] = [new Sum(), new Sum()]
  enterAccount(outer)
  const before = beginSection(inner)
  compute(10)
  expect(currentAccount()).toBe(inner)
  endSection(before)
  expect(currentAccount()).toBe(outer)
  leaveAccount(outer)
  expect(outer.ms).toBeLessThan(10)
  expect(inner.ms).toBe(0) // its caller measures it
})
