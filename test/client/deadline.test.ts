import { getEventListeners } from 'node:events'
import { expect, it } from 'vitest'
import { within } from '../../src/client/deadline.ts'

const never = () => new Promise<never>(() => undefined)
const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length

it.each(['aborted', 'timed out'])(
  'a call that was %s leaves no timer and no listener, even if it never settles',
  async (how) => {
    const control = new AbortController()
    const before = timers()
    const timeoutMs = how === 'aborted' ? 3_600_000 : 5
    const calls = Array.from({ length: 5 }, () => within({ signal: control.signal, timeoutMs }, never))
    expect(getEventListeners(control.signal, 'abort')).toHaveLength(1)
    if (how === 'aborted') control.abort('enough')
    const ended = await Promise.allSettled(calls)
    const reason = how === 'aborted' ? 'enough' : { kind: 'timedOut' }
    for (const one of ended) expect(one).toMatchObject({ status: 'rejected', reason })
    expect(getEventListeners(control.signal, 'abort')).toHaveLength(0)
    expect(timers()).toBeLessThanOrEqual(before)
  },
)

it('a call that throws synchronously rejects, and leaves no timer and no listener', async () => {
  const { signal } = new AbortController()
  const before = timers()
  const broken = () => {
    throw new Error('boom')
  }
  await expect(within({ signal, timeoutMs: 3_600_000 }, broken)).rejects.toThrow('boom')
  expect(getEventListeners(signal, 'abort')).toHaveLength(0)
  expect(timers()).toBeLessThanOrEqual(before)
})

it.each([Number.POSITIVE_INFINITY, 2 ** 31, 2 ** 40])('a timeout of %d ms is no limit', async (timeoutMs) => {
  const later = () => new Promise((resolve) => setTimeout(resolve, 20, 'late'))
  expect(await within({ timeoutMs }, later)).toBe('late')
})
