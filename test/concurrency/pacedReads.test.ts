import { expect, it } from 'vitest'
import { pacedReads } from '../../src/concurrency/pacedReads.ts'
import { openSql } from '../../src/storage/engines.ts'
import { closedAfterTest } from '../_helpers/temporary.ts'

/** A turn of the event loop that has just begun. */
const nextTurn = () => new Promise(setImmediate)

it('what is read first in a turn is there at once', async () => {
  await nextTurn()
  expect(pacedReads(() => 1)).toBe(1)
})

it('an error is thrown, or rejects', async () => {
  const fail = () => {
    throw new RangeError('no')
  }
  await nextTurn()
  expect(() => pacedReads(fail)).toThrow('no')
  const begunAt = performance.now()
  while (performance.now() - begunAt < 5) pacedReads(() => undefined)
  await expect(pacedReads(fail)).rejects.toThrow('no')
})

it('who reads in a loop lets others go between', async () => {
  const sql = closedAfterTest(await openSql({ kind: 'sqlite', path: ':memory:' }))
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

it('reads come in their order also when they wait', async () => {
  const begunAt = performance.now()
  while (performance.now() - begunAt < 5) pacedReads(() => undefined)
  const order: number[] = []
  await Promise.all([1, 2, 3].map((number) => pacedReads(() => order.push(number))))
  expect(order).toEqual([1, 2, 3])
})
