import { expect, it } from 'vitest'
import { createFairSemaphore } from '../../src/concurrency/fairSemaphore.ts'

/** Tasks that the test ends by name. */
function held() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const work = (name: string) => () => {
    begun.push(name)
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
  }
  const end = async (name: string) => {
    ends.get(name)?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { begun, work, end }
}

it('a fair semaphore runs up to its limit, and starts waiting tasks fairly by client path', async () => {
  const gate = createFairSemaphore(2)
  const { begun, work, end } = held()
  const running = ['a1', 'a2', 'a3', 'a4', 'b1'].map((name) => gate.run(work(name), { clientPath: [name.slice(0, 1)] }))
  expect(begun).toEqual(['a1', 'a2'])
  await end('a2')
  expect(begun).toEqual(['a1', 'a2', 'a3'])
  await end('a1')
  expect(begun).toEqual(['a1', 'a2', 'a3', 'b1'])
  for (const name of ['a3', 'b1', 'a4']) await end(name)
  expect(await Promise.all(running)).toEqual(['a1', 'a2', 'a3', 'a4', 'b1'])
})

it('a task aborted while it waits for a fair semaphore does not start', async () => {
  const gate = createFairSemaphore(1)
  const { begun, work, end } = held()
  const first = gate.run(work('first'))
  const [stop, go] = [new AbortController(), new AbortController()]
  const left = gate.run(work('left'), { signal: stop.signal })
  const last = gate.run(work('last'), { signal: go.signal })
  stop.abort(new Error('gone'))
  await expect(left).rejects.toThrow('gone')
  await expect(gate.run(work('late'), { signal: stop.signal })).rejects.toThrow('gone')
  await end('first')
  expect(begun).toEqual(['first', 'last'])
  go.abort(new Error('too late to stop'))
  await end('last')
  expect(await Promise.all([first, last])).toEqual(['first', 'last'])
})

it('a fair semaphore is released by a task that fails', async () => {
  const gate = createFairSemaphore(1)
  const fail = async () => {
    throw new Error('broken')
  }
  const ends = await Promise.allSettled([gate.run(fail), gate.run(fail), gate.run(async () => 'whole')])
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled'])
})
