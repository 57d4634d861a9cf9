import { expect, it } from 'vitest'
import { pacedReads } from '../../src/concurrency/pacedReads.ts'
import { openSql } from '../../src/storage/engines.ts'
import { closedAfterTest } from '../_helpers/temporary.ts'

/** Waits for the next iteration of the event loop. */
const nextTurn = () => new Promise(setImmediate)

it('the first paced read in an iteration of the event loop returns synchronously', async () => {
  await nextTurn()
  expect(pacedReads(() => 1)).toBe(1)
})

it('a paced read throws synchronously, or rejects if it waited', async () => {
  const fail = () => {
    throw new RangeError('no')
  }
  await nextTurn()
  expect(() => pacedReads(fail)).toThrow('no')
  const begunAt = performance.now()
  while (performance.now() - begunAt < 5) pacedReads(() => undefined)
  await expect(pacedReads(fail)).rejects.toThrow('no')
})

it('paced reads in a loop yield to other tasks', async () => {
  const sql = closedAfterTest(await openSql({ kind: 'memory' }))
  let isDone = false
  let turns = 0
  const count = () => {
    turns++
    if (!isDone) setImmediate(count)
  }
  setImmediate(count)
  for (let read = 0; read < 20_000; read++) await sql.first('SELECT 1 AS one')
  isDone = true
  expect(turns).toBeGreaterThan(3)
})

it('waiting reads run in the order of their calls', async () => {
  const begunAt = performance.now()
  while (performance.now() - begunAt < 5) pacedReads(() => undefined)
  const order: number[] = []
  await Promise.all([1, 2, 3].map((number) => pacedReads(() => order.push(number))))
  expect(order).toEqual([1, 2, 3])
})
