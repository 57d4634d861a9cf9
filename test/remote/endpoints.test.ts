import { describe, expect, it } from 'vitest'
import { WrongAnswer } from '../../src/remote/errors.ts'
import type { Recheck } from '../../src/remote/rechecks.ts'
import { createRemote, type Remote, type RemoteSetup } from '../../src/remote/remote.ts'
import { type HeldTimer, holdTimer } from '../_helpers/heldTimer.ts'
import { closedAfterTest } from '../_helpers/temporary.ts'
import { until } from '../_helpers/until.ts'
import {
  type Behaviour,
  drop,
  limit,
  type ScriptedEndpoint,
  stall,
  startScriptedEndpoint,
  status,
} from './_scriptedEndpoint.ts'

const BACKOFF_MS = 1_000

interface Pair {
  readonly first: ScriptedEndpoint
  readonly second: ScriptedEndpoint
  readonly remote: Remote
  readonly timer: HeldTimer
}

/** Opens a remote of two endpoints, which answer with the name of the method and their own. */
async function openPair(setup: Partial<RemoteSetup> = {}): Promise<Pair> {
  const answersOf = (name: string) => (method: string) => (method === 'eth_blockNumber' ? '0x10' : { method, by: name })
  const [first, second] = [
    await startScriptedEndpoint(answersOf('first')),
    await startScriptedEndpoint(answersOf('second')),
  ]
  const timer = holdTimer()
  const urls = [first.url, second.url]
  const remote = closedAfterTest(createRemote({ urls, timer, backoffMs: BACKOFF_MS, random: () => 1, ...setup }))
  return { first, second, remote, timer }
}

const healthy = (remote: Remote) => remote.endpoints().map(({ isHealthy }) => isHealthy)

describe('two endpoints', () => {
  it('the first one is asked while it answers', async () => {
    const { second, remote } = await openPair()
    for (const method of ['a', 'b']) expect(await remote.ask(method, [])).toEqual({ method, by: 'first' })
    expect(second.calls).toHaveLength(0)
  })

  it('the least busy one is asked if questions are spread', async () => {
    const { first, second, remote } = await openPair({ spreads: true, maxBatchSize: 1 })
    first.next(stall)
    second.next(stall)
    for (const method of ['a', 'b']) void remote.ask(method, []).catch(() => undefined)
    await until(() => first.calls.length === 1 && second.calls.length === 1)
    first.calls[0]?.answer()
    expect(await remote.ask('c', [])).toEqual({ method: 'c', by: 'first' })
  })

  it.for<[string, Behaviour]>([
    ['a dropped connection', drop],
    ['HTTP 503', status(503)],
    ['HTTP 401', status(401)],
    ['a limit', limit(0)],
  ])('the second one is asked at once after %s of the first', async ([, behaviour]) => {
    const { first, remote } = await openPair()
    first.next(behaviour)
    expect(await remote.ask('a', [])).toEqual({ method: 'a', by: 'second' })
    expect(remote.stats()).toMatchObject({ retries: 0, failures: 0 })
    expect(healthy(remote)).toEqual([false, true])
  })

  it('both are asked again after a wait if both fail', async () => {
    const { first, second, remote, timer } = await openPair()
    first.next(drop)
    second.next(drop)
    const answer = remote.ask('a', [])
    await until(() => remote.stats().retries === 1 && timer.waiting() === 1)
    timer.advance(BACKOFF_MS)
    expect(await answer).toEqual({ method: 'a', by: 'first' })
    expect([first.calls.length, second.calls.length]).toEqual([2, 1])
  })

  it('the first one is used again after two successful probes', async () => {
    const { first, remote, timer } = await openPair()
    first.next(drop)
    await remote.ask('a', [])
    for (const errorRate of [0.16, 0.128]) {
      expect(healthy(remote)).toEqual([false, true])
      timer.advance(BACKOFF_MS)
      expect(await remote.ask('b', [])).toEqual({ method: 'b', by: 'second' })
      await until(() => Math.abs((remote.endpoints()[0]?.errorRate ?? 0) - errorRate) < 1e-9)
    }
    expect(first.methods()).toEqual([['a'], ['eth_blockNumber'], ['eth_blockNumber']])
    expect(healthy(remote)).toEqual([true, true])
    expect(await remote.ask('c', [])).toEqual({ method: 'c', by: 'first' })
  })

  it('a probe that fails doubles the wait until the next', async () => {
    const { first, remote, timer } = await openPair()
    first.always(drop)
    await remote.ask('a', [])
    timer.advance(BACKOFF_MS)
    await remote.ask('b', [])
    await until(() => (remote.endpoints()[0]?.errorRate ?? 0) > 0.3)
    const calls = first.calls.length
    timer.advance(2 * BACKOFF_MS - 1)
    await remote.ask('c', [])
    expect(first.calls).toHaveLength(calls)
    timer.advance(1)
    await remote.ask('d', [])
    await until(() => first.calls.length === calls + 1)
  })

  it('reports show origin, height, error rate and latency, without path', async () => {
    const { first, second, remote, timer } = await openPair()
    first.next(drop)
    await remote.ask('a', [])
    second.next((call) => {
      timer.advance(7)
      call.answer()
    })
    await remote.ask('eth_blockNumber', [])
    const [failed, serving] = remote.endpoints()
    expect(failed).toEqual({
      origin: first.origin,
      isHealthy: false,
      height: undefined,
      errorRate: 0.2,
      latencyMs: undefined,
      wrong: undefined,
      recheckInMs: undefined,
      isBehind: false,
    })
    expect(serving).toMatchObject({ origin: second.origin, isHealthy: true, height: 16, errorRate: 0 })
    expect(serving?.latencyMs).toBeCloseTo(1.4)
  })
})

describe('a hedged question', () => {
  const HEDGE_MS = 200

  it('is answered by the second endpoint if the first one is slow, which is then avoided', async () => {
    const { first, remote, timer } = await openPair({ hedgeAfterMs: HEDGE_MS })
    first.next(stall)
    const answer = remote.ask('a', [])
    await until(() => first.calls.length === 1)
    timer.advance(HEDGE_MS)
    expect(await answer).toEqual({ method: 'a', by: 'second' })
    expect(healthy(remote)).toEqual([false, true])
    await until(() => first.calls[0]?.response.destroyed === true)
  })

  it('is answered by the first endpoint if it is faster after all', async () => {
    const { first, second, remote, timer } = await openPair({ hedgeAfterMs: HEDGE_MS })
    let answerFirst = () => {}
    first.next((call) => {
      answerFirst = call.answer
    })
    second.next(stall)
    const answer = remote.ask('a', [])
    await until(() => first.calls.length === 1)
    timer.advance(HEDGE_MS)
    await until(() => second.calls.length === 1)
    answerFirst()
    expect(await answer).toEqual({ method: 'a', by: 'first' })
    expect(healthy(remote)).toEqual([true, true])
  })

  it('is sent once if the first endpoint answers in time', async () => {
    const { second, remote } = await openPair({ hedgeAfterMs: HEDGE_MS })
    expect(await remote.ask('a', [])).toEqual({ method: 'a', by: 'first' })
    expect(second.calls).toHaveLength(0)
  })
})

describe('a method that the first endpoint does not offer', () => {
  const lack: Behaviour = (call) =>
    call.answer(
      (response) => ({ ...response, result: undefined, error: { code: -32601, message: 'unknown' } }) as never,
    )

  it('is asked of the second one for ten minutes, which the other methods are not', async () => {
    const { first, remote, timer } = await openPair()
    first.next(lack)
    for (const method of ['a', 'a']) expect(await remote.ask(method, [])).toEqual({ method, by: 'second' })
    expect(await remote.ask('b', [])).toEqual({ method: 'b', by: 'first' })
    expect(healthy(remote)).toEqual([true, true])
    timer.advance(600_000)
    expect(await remote.ask('a', [])).toEqual({ method: 'a', by: 'first' })
  })

  it('is refused if the second one does not offer it either', async () => {
    const { first, second, remote } = await openPair()
    first.next(lack)
    second.next(lack)
    await expect(remote.ask('a', [])).rejects.toMatchObject({ kind: 'remoteError', code: -32601 })
  })

  it('does not hold up other questions while the second one does not answer', async () => {
    const { first, second, remote } = await openPair()
    first.next(lack)
    second.always(drop)
    const refused = expect(remote.ask('a', [])).rejects.toMatchObject({ kind: 'remoteUnavailable' })
    await until(() => second.calls.length === 1)
    expect(await remote.ask('b', [])).toEqual({ method: 'b', by: 'first' })
    await refused
  })
})

describe('an endpoint with a wrong answer', () => {
  const MINUTE_MS = 60_000
  const NEVER_WRONG = { questions: [], read: () => undefined }
  /** Asks `check`, whose right answer is by the second endpoint. */
  const CHECK: Recheck = {
    questions: [['check', []]],
    read([answer]) {
      if (Object(answer).isFalse === true) throw new WrongAnswer('check', 'isFalse', 'is true')
    },
  }
  const lie: Behaviour = (call) => call.answer((response) => ({ ...response, result: { isFalse: true } }))
  const checks = ({ methods }: ScriptedEndpoint) =>
    methods()
      .flat()
      .filter((method) => method === 'check').length

  it('is not asked any more, and reported once', async () => {
    const wrong: string[][] = []
    const { first, remote, timer } = await openPair({ onWrong: (...report) => void wrong.push(report) })
    const [a, b] = [await remote.ask('a', []), await remote.ask('b', [])]
    expect(remote.markWrong(a, 'wrong hash', CHECK)).toBe(true)
    expect(remote.markWrong(b, 'wrong hash', CHECK)).toBe(false)
    expect(wrong).toEqual([[first.origin, 'wrong hash']])
    timer.advance(9 * MINUTE_MS)
    expect(await remote.ask('c', [])).toEqual({ method: 'c', by: 'second' })
    expect(remote.endpoints()[0]).toMatchObject({ isHealthy: false, wrong: 'wrong hash', recheckInMs: MINUTE_MS })
  })

  it('serves again after ten minutes if it answers the same question rightly', async () => {
    const { first, remote, timer } = await openPair()
    remote.markWrong(await remote.ask('a', []), 'wrong hash', CHECK)
    timer.advance(10 * MINUTE_MS)
    await until(() => remote.endpoints()[0]?.wrong === undefined)
    expect(checks(first)).toBe(1)
    expect(await remote.ask('c', [])).toEqual({ method: 'c', by: 'first' })
  })

  it('is excluded for twice as long each time, up to a day', async () => {
    const { first, remote, timer } = await openPair()
    remote.markWrong(await remote.ask('a', []), 'wrong hash', CHECK)
    first.always(lie)
    for (const minutes of [10, 20, 40, 80, 160, 320, 640, 1280, 1440, 1440]) {
      expect(remote.endpoints()[0]?.recheckInMs).toBe(minutes * MINUTE_MS)
      const before = checks(first)
      timer.advance(minutes * MINUTE_MS - 1)
      expect(checks(first)).toBe(before)
      timer.advance(1)
      await until(() => checks(first) > before && remote.endpoints()[0]?.recheckInMs !== 0)
    }
  })

  it('stays excluded for the shortest time while it does not answer', async () => {
    const { first, remote, timer } = await openPair()
    remote.markWrong(await remote.ask('a', []), 'wrong hash', CHECK)
    first.always(drop)
    for (let times = 0; times < 3; times++) {
      expect(remote.endpoints()[0]).toMatchObject({ wrong: 'wrong hash', recheckInMs: 10 * MINUTE_MS })
      timer.advance(10 * MINUTE_MS)
      await until(() => remote.endpoints()[0]?.recheckInMs !== 0)
    }
  })

  it('is excluded for ten minutes again after a day without a wrong answer', async () => {
    const { remote, timer } = await openPair()
    for (const days of [0, 2]) {
      timer.advance(days * 1440 * MINUTE_MS)
      remote.each()[0]?.markWrong('wrong hash', NEVER_WRONG)
      expect(remote.endpoints()[0]?.recheckInMs).toBe(10 * MINUTE_MS)
      timer.advance(10 * MINUTE_MS)
      await until(() => remote.endpoints()[0]?.wrong === undefined)
    }
  })

  it('is asked again if no other is left', async () => {
    const { remote } = await openPair()
    expect(remote.markWrong(await remote.ask('a', []), 'x', CHECK)).toBe(true)
    expect(remote.markWrong(await remote.ask('b', []), 'x', CHECK)).toBe(false)
    expect(await remote.ask('c', [])).toEqual({ method: 'c', by: 'first' })
  })

  it('an answer of unknown origin marks none', async () => {
    const { remote } = await openPair()
    expect(remote.markWrong({}, 'x', CHECK)).toBe(false)
    expect(remote.markWrong('x', 'x', CHECK)).toBe(false)
    expect(healthy(remote)).toEqual([true, true])
  })
})

it('replaced URLs are used from the next question on', async () => {
  const { first, second, remote } = await openPair()
  await remote.ask('a', [])
  remote.replaceUrls([second.url])
  expect(await remote.ask('b', [])).toEqual({ method: 'b', by: 'second' })
  expect(first.calls).toHaveLength(1)
  expect(() => remote.replaceUrls([])).toThrow(/remote URLs: must be 1 to 8, got 0/)
  expect(remote.endpoints()).toHaveLength(1)
})

it('headers are sent to the origins of the first URLs only', async () => {
  const { first, second, remote } = await openPair({ headers: [['x-key', 'secret']] })
  remote.replaceUrls([`${first.url}other`])
  await remote.ask('a', [])
  const stranger = await startScriptedEndpoint(() => null)
  remote.replaceUrls([stranger.url])
  await remote.ask('b', [])
  remote.replaceUrls([second.url])
  await remote.ask('c', [])
  const keys = [first, stranger, second].map(({ calls }) => calls.map(({ headers }) => headers['x-key']))
  expect(keys).toEqual([['secret'], [undefined], ['secret']])
})

it('replaced URLs are used at once by a question that waits for an endpoint', async () => {
  const { first, second, remote, timer } = await openPair()
  remote.replaceUrls([first.url])
  first.next(drop)
  const answer = remote.ask('a', [])
  await until(() => remote.stats().retries === 1 && timer.waiting() === 1)
  remote.replaceUrls([second.url])
  expect(await answer).toEqual({ method: 'a', by: 'second' })
})
