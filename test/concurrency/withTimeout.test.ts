import { expect, it } from 'vitest'
import { createTimeLimit } from '../../src/concurrency/withTimeout.ts'
import { holdTimer } from '../_helpers/heldTimer.ts'

it('each call has its whole time, with one timer for all', async () => {
  const timer = holdTimer()
  const limit = createTimeLimit(100, timer)
  const never = new Promise<string>(() => {})
  const ended: string[] = []
  const start = (name: string) => limit(never, () => name).then((late) => ended.push(late))
  const first = start('first')
  timer.advance(60)
  const second = start('second')
  expect(timer.waiting()).toBe(1)
  timer.advance(40)
  await first
  expect(ended).toEqual(['first'])
  expect(timer.waiting()).toBe(1)
  timer.advance(59)
  timer.advance(1)
  await second
  expect([ended, timer.waiting()]).toEqual([['first', 'second'], 0])
})

it('a result or an error in time is returned, and the function is not called', async () => {
  const timer = holdTimer()
  const limit = createTimeLimit(100, timer)
  const fail = () => {
    throw new Error('called')
  }
  expect(await limit(Promise.resolve(7), fail)).toBe(7)
  await expect(limit(Promise.reject(new Error('no')), fail)).rejects.toThrow('no')
  timer.advance(1_000)
  expect(timer.waiting()).toBe(0)
})
