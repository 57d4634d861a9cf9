import { getEventListeners } from 'node:events'
import { expect, it } from 'vitest'
import { createDeadlines } from '../../src/rpc/deadlines.ts'

it('calls that look at their signal leave nothing at the client’s, however many a batch has', async () => {
  const { signal } = new AbortController()
  const deadlines = createDeadlines(1_000)
  for (let call = 0; call < 20; call++) {
    const isAborted = await deadlines.bound({ signal }, async (running) => running.signal.aborted)
    expect(isAborted).toBe(false)
  }
  expect(getEventListeners(signal, 'abort')).toHaveLength(0)
})

it('a call ends with its client, and with its time', async () => {
  const client = new AbortController()
  const untilAborted = (running: { readonly signal: AbortSignal }) =>
    new Promise<string>((resolve) => running.signal.addEventListener('abort', () => resolve('too late')))
  const left = createDeadlines(60_000).bound({ signal: client.signal }, untilAborted)
  client.abort()
  await expect(left).rejects.toMatchObject({ kind: 'executionTimedOut' })
  const slow = createDeadlines(5).bound({ signal: new AbortController().signal }, untilAborted)
  await expect(slow).rejects.toMatchObject({ kind: 'executionTimedOut' })
})
