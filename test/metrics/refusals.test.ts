import { expect, it } from 'vitest'
import { Refusals } from '../../src/metrics/refusals.ts'

/** Creates a counter with a timer that the test sets, and records the lines that it logs. */
function createRefusals() {
  const lines: unknown[] = []
  const timer = { atMs: 0, nowMs: () => timer.atMs }
  const refusals = new Refusals({ warn: (facts: unknown) => void lines.push(facts) }, timer)
  const totals = () =>
    Object.fromEntries(
      [...refusals.metric().samples]
        .filter(({ value }) => value > 0)
        .map(({ labels, value }) => [labels.reason, value]),
    )
  return { refusals, lines, timer, totals }
}

it('requests beyond a bound are counted by the bound', () => {
  const { refusals, totals } = createRefusals()
  for (let i = 0; i < 3; i++) refusals.count('rate', 'key')
  refusals.count('body_bytes')
  expect(totals()).toEqual({ rate: 3, body_bytes: 1 })
})

it('each bound is logged once a minute with the number of refusals since the previous line', () => {
  const { refusals, lines, timer } = createRefusals()
  for (let i = 0; i < 1_000; i++) refusals.count('rate', `key${i}`)
  refusals.count('body_bytes')
  expect(lines).toEqual([
    { reason: 'rate', keyId: 'key0', count: 1 },
    { reason: 'body_bytes', keyId: undefined, count: 1 },
  ])
  timer.atMs += 59_999
  refusals.count('rate', 'later')
  expect(lines).toHaveLength(2)
  timer.atMs += 1
  refusals.count('rate', 'last')
  expect(lines.slice(2)).toEqual([{ reason: 'rate', keyId: 'last', count: 1_001 }])
})
