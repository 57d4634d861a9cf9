import { expect, it } from 'vitest'
import { yieldIfSliceUsed } from '../../src/concurrency/timeSlice.ts'

/** Blocks for 3 ms, longer than the shared slice of an event-loop iteration. */
function useUpTurn(): void {
  for (const endMs = performance.now() + 3; performance.now() < endMs; );
}

/** Runs `times` steps per owner, each longer than the slice, and returns the owners in the order of their steps. */
async function runAll(owners: readonly string[], times: number): Promise<string[]> {
  const done: string[] = []
  const work = async (owner: string) => {
    for (let i = 0; i < times; i++) {
      await yieldIfSliceUsed(() => [owner])
      done.push(owner)
      useUpTurn()
    }
  }
  await Promise.all(owners.map(work))
  return done
}

it('long tasks continue one at a time, once per iteration of the event loop', async () => {
  let turns = 0
  let isDone = false
  const count = () => {
    turns++
    if (!isDone) setImmediate(count)
  }
  count()
  const done = await runAll(['a', 'a', 'b'], 4)
  isDone = true
  expect(done).toHaveLength(12)
  expect(turns).toBeGreaterThanOrEqual(10) // the first begins at once
})

it('slices alternate between owners, however many tasks each has', async () => {
  useUpTurn()
  const done = await runAll(['many', 'many', 'many', 'many', 'many', 'one'], 3)
  expect(done.lastIndexOf('one')).toBeLessThan(8)
})

it('a task does not wait if the slice is unused', async () => {
  await new Promise((resolve) => setImmediate(resolve)) // the slice of this iteration is unused
  expect(yieldIfSliceUsed(() => ['a'])).toBeUndefined()
})
