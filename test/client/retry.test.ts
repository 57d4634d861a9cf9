import { describe, expect, it } from 'vitest'
import { backoffMs, retryDelayMs, sleep } from '../../src/client/retry.ts'
import { TransportError } from '../../src/client/transportError.ts'

const broken = new TransportError('network', 'gone')
const refused = { status: 429, retryAfterMs: 5_000, body: undefined }

it.each([0, 1, 2, 3])('the wait before repetition %i doubles and is spread', (attempt) => {
  const waits = Array.from({ length: 200 }, () => backoffMs(attempt, 100))
  const longest = 100 * 2 ** attempt
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(longest / 2)
  expect(Math.max(...waits)).toBeLessThanOrEqual(longest)
  expect(new Set(waits).size).toBeGreaterThan(100)
})

describe('how long to wait', () => {
  it('is what the node asks for, up to a bound', () => {
    expect(retryDelayMs(refused, 0, {})).toBe(5_000)
    expect(retryDelayMs(refused, 0, { maxRetryAfterMs: 4_999 })).toBeUndefined()
    expect(retryDelayMs({ ...refused, retryAfterMs: 0 }, 0, {})).toBe(0)
  })

  it('is nothing after the last repetition', () => {
    expect(retryDelayMs(broken, 2, {})).toBeTypeOf('number')
    expect(retryDelayMs(broken, 3, {})).toBeUndefined()
    expect(retryDelayMs(broken, 0, { times: 0 })).toBeUndefined()
  })

  it.each([200, 400, 401, 404, 500, 501])('is nothing with status %i', (status) => {
    expect(retryDelayMs({ ...refused, status }, 0, {})).toBeUndefined()
  })
})

it('a wait ends when nobody waits any more', async () => {
  const control = new AbortController()
  const waiting = sleep(3_600_000, control.signal)
  control.abort()
  await waiting
  await sleep(3_600_000, AbortSignal.abort())
})
