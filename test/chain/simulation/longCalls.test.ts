import { expect, it } from 'vitest'
import { createLongCalls } from '../../../src/chain/simulation/longCalls.ts'

const ALICE = ['alice', 'connection 1']
const [LIMIT, LONG, SHORT] = [2, 3, 1]
const BOB = ['bob', 'connection 2']

const call = (to: number, ...data: number[]) => ({
  kind: 'call' as const,
  request: { to: Uint8Array.of(to), data: Uint8Array.from(data) },
})

function create() {
  let nowMs = 0
  const calls = createLongCalls(() => nowMs)
  return {
    calls,
    wait: (ms: number) => {
      nowMs += ms
    },
  }
}

it('a long call is remembered by client, contract and method, for all arguments', () => {
  const { calls } = create()
  calls.report(call(1, 1, 2, 3, 4, 5), ALICE, LONG)
  expect(calls.has(call(1, 1, 2, 3, 4, 6), ['alice', 'another connection'], LIMIT)).toBe(true)
  expect(calls.has(call(1, 1, 2, 3, 4, 5), BOB, LIMIT)).toBe(false)
  expect(calls.has(call(2, 1, 2, 3, 4, 5), ALICE, LIMIT)).toBe(false)
  expect(calls.has(call(1, 1, 2, 3, 9, 5), ALICE, LIMIT)).toBe(false)
  expect(calls.has({ ...call(1, 1, 2, 3, 4, 5), kind: 'estimate' }, ALICE, LIMIT)).toBe(false)
})

it('a long call is tried again after a second, or at once after a worker ran it quickly', () => {
  const { calls, wait } = create()
  calls.report(call(1), ALICE, LONG)
  wait(999)
  expect(calls.has(call(1), ALICE, LIMIT)).toBe(true)
  wait(1)
  expect(calls.has(call(1), ALICE, LIMIT)).toBe(false)
  calls.report(call(1), ALICE, LONG)
  calls.report(call(1), ALICE, SHORT)
  expect(calls.has(call(1), ALICE, LIMIT)).toBe(false)
})

it('a call is long only by a limit that it exceeded', () => {
  const { calls } = create()
  calls.report(call(1), ALICE, LONG)
  expect([2, 3, 25].map((limitMs) => calls.has(call(1), ALICE, limitMs))).toEqual([true, false, false])
})

it('the oldest long calls are forgotten above the limit', () => {
  const { calls } = create()
  for (let i = 0; i <= 1_000; i++) calls.report(call(1, i >> 8, i & 255), ALICE, LONG)
  expect(calls.has(call(1, 0, 0), ALICE, LIMIT)).toBe(false)
  expect(calls.has(call(1, 0, 1), ALICE, LIMIT)).toBe(true)
})
