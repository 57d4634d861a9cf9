import { getEventListeners } from 'node:events'
import { expect, it } from 'vitest'
import { createDeadlines } from '../../src/rpc/deadlines.ts'

it('calls that read their signal leave no listeners at the client’s signal, however many a batch has', async () => {
  const { signal } = new AbortController()
  const deadlines = createDeadlines(1_000)
  for (let call = 0; call < 20; call++) {
    const isAborted = await deadlines.bound({ signal }, 'key', async (running) => running.signal.aborted)
    expect(isAborted).toBe(false)
  }
  expect(getEventListeners(signal, 'abort')).toHaveLength(0)
})

it('a call ends when its client leaves, and at its time limit', async () => {
  const client = new AbortController()
  const untilAborted = (running: { readonly signal: AbortSignal }) =>
    new Promise<string>((resolve) => running.signal.addEventListener('abort', () => resolve('too late')))
  const left = createDeadlines(60_000).bound({ signal: client.signal }, 'key', untilAborted)
  client.abort()
  await expect(left).rejects.toMatchObject({ kind: 'executionTimedOut' })
  const slow = createDeadlines(5).bound({ signal: new AbortController().signal }, 'key', untilAborted)
  await expect(slow).rejects.toMatchObject({ kind: 'executionTimedOut' })
})

it('a synchronous result or error is returned or thrown at once and leaves no timer', async () => {
  const { signal } = new AbortController()
  const woken: (() => void)[] = []
  const deadlines = createDeadlines(100, { nowMs: () => 0, wakeIn: (_ms, work) => void woken.push(work) })
  expect(deadlines.bound({ signal }, 'key', (running) => running.signal.aborted)).toBe(false)
  const fail = (running: { readonly signal: AbortSignal }) => {
    throw new Error(`aborted: ${running.signal.aborted}`)
  }
  expect(() => deadlines.bound({ signal }, 'key', fail)).toThrow('aborted: false')
  expect(getEventListeners(signal, 'abort')).toHaveLength(0)
  expect(woken).toHaveLength(0)
})

it('the time of a call starts before its work', async () => {
  const woken: (() => void)[] = []
  let nowMs = 0
  const timer = { nowMs: () => nowMs, wakeIn: (_ms: number, work: () => void) => void woken.push(work) }
  const slow = createDeadlines(100, timer).bound({ signal: new AbortController().signal }, 'key', () => {
    nowMs = 100
    return new Promise(() => {})
  })
  for (const wake of woken) wake()
  await expect(slow).rejects.toMatchObject({ kind: 'executionTimedOut' })
})
