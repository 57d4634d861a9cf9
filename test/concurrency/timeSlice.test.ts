import { expect, it } from 'vitest'
import { yieldIfSliceUsed } from '../../src/concurrency/timeSlice.ts'

/** Longer than what is shared of a turn. */
function useUpTurn(): void {
  for (const endMs = performance.now() + 3; performance.now() < endMs; );
}

/** What each owner did, in order; each works for longer than there is time, until it has done so `times`. */
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

it('work that lasts goes on once in each turn of the event loop, whoever it is for', async () => {
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

it('owners take turns, however much one of them has to do', async () => {
  useUpTurn()
  const done = await runAll(['many', 'many', 'many', 'many', 'many', 'one'], 3)
  expect(done.lastIndexOf('one')).toBeLessThan(8)
})

it('what is short does not wait', async () => {
  await new Promise((resolve) => setImmediate(resolve)) // nothing of this turn is used up
  expect(yieldIfSliceUsed(() => ['a'])).toBeUndefined()
})
