import { expect, it } from 'vitest'
import { countProcesses } from '../../src/replication/processCount.ts'
import { StoreError } from '../../src/storage/errors.ts'
import { holdTimer } from '../_helpers/heldTimer.ts'

/** Returns a count over a table whose reads the test controls. */
function open() {
  const table = { others: 0, isBroken: false, reads: 0 }
  const state = { isWriting: false }
  const timer = holdTimer()
  const members = {
    async countOthers() {
      table.reads++
      if (table.isBroken) throw new StoreError('storeUnavailable')
      return table.others
    },
  }
  const count = countProcesses({ members, id: 'a', writes: () => state.isWriting, timer })
  /** Advances the time by a second and waits until the table has been read. */
  const second = async () => {
    const again = timer.nextWait()
    timer.advance(1_000)
    await again
  }
  return { table, state, timer, count, second }
}

it('the count of a follower includes itself and the writer, which is no member', async () => {
  const { table, state, count, second } = open()
  expect(count.current()).toBe(2)
  table.others = 1
  await second()
  expect(count.current()).toBe(3)
  state.isWriting = true
  expect(count.current()).toBe(2)
})

it('the table is read each second, and the last count is kept while it cannot be read', async () => {
  const { table, count, second } = open()
  table.others = 2
  await second()
  table.isBroken = true
  await second()
  expect([count.current(), table.reads]).toEqual([4, 2])
  await expect(count.refresh()).rejects.toThrow(StoreError)
  table.isBroken = false
  table.others = 0
  await second()
  expect(count.current()).toBe(2)
})

it('nothing is read after the stop', () => {
  const { table, timer, count } = open()
  count.stop()
  timer.advance(5_000)
  expect([table.reads, timer.waiting()]).toEqual([0, 0])
})
