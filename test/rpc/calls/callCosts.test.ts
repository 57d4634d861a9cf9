import { expect, it } from 'vitest'
import { methodNames } from '../../../generated/methods.ts'
import { describeCalls } from '../../../src/metrics/callMetrics.ts'
import { printMetrics } from '../../../src/metrics/textFormat.ts'
import { CallCosts } from '../../../src/rpc/calls/callCosts.ts'
import { RunningCalls } from '../../../src/rpc/calls/runningCalls.ts'

const sumOf = (costs: CallCosts) => costs.totals().reduce((sum, { spentMs }) => sum + spentMs, 0)
const own = (costs: CallCosts) => costs.totals().filter(({ keyId }) => keyId !== '_OTHER')

it('costs are the calls and the time of the present and the last window, the highest time first', () => {
  const costs = new CallCosts()
  costs.add('old', 'eth_call', 1, 5)
  costs.beginWindow()
  costs.add('a', 'eth_call', 1, 2)
  costs.beginWindow()
  costs.add('a', 'eth_call', 1, 3)
  costs.add('b', 'eth_getLogs', 1, 7)
  costs.add('b', 'eth_getLogs', 0, 1) // after its end
  expect(costs.recent()).toEqual([
    { keyId: 'b', method: 'eth_getLogs', calls: 1, spentMs: 8 },
    { keyId: 'a', method: 'eth_call', calls: 2, spentMs: 5 },
  ])
})

it('metrics of 1,000 keys that call every method have at most 200 pairs of key and method of their own, and lose no time', async () => {
  const costs = new CallCosts()
  for (let key = 0; key < 1_000; key++)
    for (const method of methodNames) costs.add(key.toString(16).padStart(8, '0'), method, 1, 1)
  expect(costs.recent().length).toBeLessThanOrEqual(10_000 + methodNames.length)
  expect(own(costs)).toHaveLength(200)
  expect(costs.totals().length).toBeLessThanOrEqual(200 + methodNames.length)
  expect(sumOf(costs)).toBe(1_000 * methodNames.length)
  const text = await printMetrics(describeCalls(costs, new RunningCalls(), 0))
  expect(text.length).toBeLessThan(50_000)
})

it('a pair with more time than another lately takes its place from 0, and no total decreases', () => {
  const costs = new CallCosts()
  for (let key = 0; key < 200; key++) costs.add(`small${key}`, 'eth_call', 1, 10)
  expect(own(costs)).toHaveLength(200)
  costs.add('heavy', 'eth_call', 1, 5) // less than all others
  expect(own(costs).map(({ keyId }) => keyId)).not.toContain('heavy')
  costs.beginWindow()
  costs.add('heavy', 'eth_call', 1, 1_000)
  expect(own(costs)).toContainEqual({ keyId: 'heavy', method: 'eth_call', spentMs: 1_000, lateMs: 1_000 })
  expect(own(costs)).toHaveLength(200)
  expect(costs.totals()).toContainEqual(expect.objectContaining({ keyId: '_OTHER', method: 'eth_call', spentMs: 5 }))
})

it('a key that no longer calls loses its place to a new one', () => {
  const costs = new CallCosts()
  for (let key = 0; key < 200; key++) costs.add(`revoked${key}`, 'eth_call', 1, 100)
  for (let window = 0; window < 10; window++) {
    costs.beginWindow()
    for (let key = 0; key < 3; key++) costs.add(`new${key}`, 'eth_call', 1, 1)
  }
  const names = own(costs).map(({ keyId }) => keyId)
  expect(names).toEqual(expect.arrayContaining(['new0', 'new1', 'new2']))
  expect(names).toHaveLength(200)
})
