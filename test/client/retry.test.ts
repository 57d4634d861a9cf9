import { describe, expect, it } from 'vitest'
import { backoffMs, retryDelayMs, sleep } from '../../src/client/retry.ts'
import { TransportError } from '../../src/client/transportError.ts'

const broken = new TransportError('network', 'gone')
const refused = { status: 429, retryAfterMs: 5_000, body: undefined }

it.each([0, 1, 2, 3])('the wait before retry %i doubles and is random within half of it', (attempt) => {
  const waits = Array.from({ length: 200 }, () => backoffMs(attempt, 100))
  const longest = 100 * 2 ** attempt
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(longest / 2)
  expect(Math.max(...waits)).toBeLessThanOrEqual(longest)
  expect(new Set(waits).size).toBeGreaterThan(100)
})

describe('the wait before a retry', () => {
  it('the wait is the requested one, unless it exceeds maxRetryAfterMs', () => {
    expect(retryDelayMs(refused, 0, {})).toBe(5_000)
    expect(retryDelayMs(refused, 0, { maxRetryAfterMs: 4_999 })).toBeUndefined()
    expect(retryDelayMs({ ...refused, retryAfterMs: 0 }, 0, {})).toBe(0)
  })

  it('there is no retry after the last one', () => {
    expect(retryDelayMs(broken, 2, {})).toBeTypeOf('number')
    expect(retryDelayMs(broken, 3, {})).toBeUndefined()
    expect(retryDelayMs(broken, 0, { times: 0 })).toBeUndefined()
  })

  it.each([200, 400, 401, 404, 500, 501])('there is no retry with status %i', (status) => {
    expect(retryDelayMs({ ...refused, status }, 0, {})).toBeUndefined()
  })
})

it('a wait ends when its signal is aborted', async () => {
  const control = new AbortController()
  const waiting = sleep(3_600_000, control.signal)
  control.abort()
  await waiting
  await sleep(3_600_000, AbortSignal.abort())
})
