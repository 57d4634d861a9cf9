import { expect, it } from 'vitest'
import { createDeferred } from '../../src/concurrency/deferred.ts'
import { createPolling } from '../../src/upstream/polling.ts'
import { holdTimer } from '../_helpers/heldTimer.ts'
import { until } from '../_helpers/until.ts'

/** Starts polls whose end the test decides about. */
function start() {
  const timer = holdTimer()
  const polling = createPolling({ timer, pollMs: 1_000, onProblem: () => undefined })
  let count = 0
  let running = createDeferred<void>()
  const wake = polling.start(() => {
    count++
    running = createDeferred()
    return running.promise
  })
  const end = async () => {
    const wait = timer.nextWait()
    running.resolve()
    await wait
  }
  return { timer, polling, wake, end, count: () => count }
}

it('a woken poll runs at once, and the next one a period later', async () => {
  const { timer, wake, end, count } = start()
  await end()
  wake()
  expect(count()).toBe(2)
  await end()
  timer.advance(999)
  expect(count()).toBe(2)
  timer.advance(1)
  expect(count()).toBe(3)
})

it('a poll that is woken while it runs is followed by one more', async () => {
  const { wake, end, count, timer } = start()
  for (let time = 0; time < 5; time++) wake()
  await end()
  await until(() => count() === 2)
  await end()
  expect([count(), timer.waiting()]).toEqual([2, 1])
})

it('polls are woken at most ten times a second', async () => {
  const { timer, wake, end, count } = start()
  await end()
  for (let time = 0; time < 10; time++) {
    wake()
    await end()
  }
  expect(count()).toBe(11)
  for (let time = 0; time < 5; time++) wake()
  expect(count()).toBe(11)
  timer.advance(99)
  expect(count()).toBe(11)
  timer.advance(1)
  expect(count()).toBe(12)
})

it('no poll runs after the stop', async () => {
  const { timer, polling, wake, end, count } = start()
  await end()
  polling.stop()
  wake()
  timer.advance(10_000)
  expect([count(), timer.waiting()]).toEqual([1, 0])
})
