import { expect, it } from 'vitest'
import type { ClientPath } from '../../src/concurrency/fairQueue.ts'
import { createFairSlices } from '../../src/concurrency/fairSlices.ts'

it('fair slices alternate between client paths, however many tasks each has', async () => {
  const nextSlice = createFairSlices()
  const seen: string[] = []
  const work = async (name: string, clientPath: ClientPath, slices: number) => {
    for (let slice = 0; slice < slices; slice++) {
      await nextSlice(clientPath)
      seen.push(name)
    }
    return seen.length
  }
  const greedy = Array.from({ length: 8 }, () => work('greedy', ['a'], 50))
  expect(await work('modest', ['b'], 10)).toBeLessThanOrEqual(21)
  await Promise.all(greedy)
  expect(seen).toHaveLength(410)
})

it('each fair slice waits for the next iteration of the event loop', async () => {
  const nextSlice = createFairSlices()
  const seen: string[] = []
  const slices = Promise.all([1, 2].map((slice) => nextSlice(['a']).then(() => seen.push(`slice ${slice}`))))
  setImmediate(() => seen.push('other task'))
  await slices
  expect(seen).toEqual(['slice 1', 'other task', 'slice 2'])
})
