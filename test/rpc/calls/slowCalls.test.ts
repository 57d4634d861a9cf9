import { expect, it } from 'vitest'
import { ServedCall } from '../../../src/rpc/calls/servedCall.ts'
import { SlowCalls } from '../../../src/rpc/calls/slowCalls.ts'
import { owner } from '../_testRpc.ts'

const END = { elapsedMs: 1_500.04, code: undefined, responseLength: 66 }

/** Creates a log of calls from 1 s on, with a timer that the test sets. */
function createSlowCalls(minMs = 1_000) {
  const lines: unknown[] = []
  const timer = { atMs: 0, nowMs: () => timer.atMs }
  const slow = new SlowCalls(minMs, { warn: (facts: unknown) => void lines.push(facts) }, timer)
  const call = new ServedCall(undefined, { caller: owner, delivery: { requestId: 'r1' } }, 0)
  call.name = 'eth_call'
  call.charge(1_400.26)
  return { slow, lines, timer, call }
}

it('a slow call is logged with its key, network, method, times and size', () => {
  const { slow, lines, call } = createSlowCalls()
  expect([slow.isSlow(999.9), slow.isSlow(1_000)]).toEqual([false, true])
  slow.log(call, END)
  expect(lines).toEqual([
    {
      ...{ keyId: 'local', network: 'regtest', method: 'eth_call', requestId: 'r1' },
      ...{ durationMs: 1_500, processorMs: 1_400.3, responseLength: 66, code: undefined, omitted: 0 },
    },
  ])
})

it('slow calls are logged up to ten times in 10 s, and the next line has the number of omitted ones', () => {
  const { slow, lines, timer, call } = createSlowCalls()
  for (let i = 0; i < 1_000; i++) slow.log(call, END)
  expect(lines).toHaveLength(10)
  timer.atMs += 9_999
  slow.log(call, END)
  expect(lines).toHaveLength(10)
  timer.atMs += 1
  slow.log(call, END)
  slow.log(call, END)
  expect(lines.slice(10)).toMatchObject([{ omitted: 991 }, { omitted: 0 }])
})

it('a duration of 0 logs no call', () => {
  expect(createSlowCalls(0).slow.isSlow(1e9)).toBe(false)
})
