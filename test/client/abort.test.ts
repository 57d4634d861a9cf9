import { getEventListeners } from 'node:events'
import { expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { onAbort } from '../../src/client/abort.ts'
import { createClient } from '../../src/client/client.ts'
import { http } from '../../src/client/http.ts'
import { inProcess } from '../../src/client/inProcess.ts'
import { webSocket } from '../../src/client/webSocket.ts'
import { collectWarnings } from '../_helpers/warnings.ts'
import { startWebSocketServer } from './_webSocketServer.ts'

const count = (signal: AbortSignal) => getEventListeners(signal, 'abort').length

/** Calls release their signal just after their end, and warnings are events of the next turn. */
const turn = () => new Promise(setImmediate)

const reply = (body: string) => {
  const one = ({ id }: { id: number }) => ({ jsonrpc: '2.0', id, result: '0x7' })
  const sent = JSON.parse(body)
  return JSON.stringify(Array.isArray(sent) ? sent.map(one) : one(sent))
}

const overHttp = () =>
  http('http://127.0.0.1/', { fetch: async (_url, init) => new Response(reply(String(init?.body))) })

async function overWebSocket() {
  const { url } = await startWebSocketServer(({ id }) => ({ jsonrpc: '2.0', id, result: '0x7' }))
  const transport = webSocket(url, { WebSocket })
  onTestFinished(() => transport.close())
  return transport
}

const platforms: [string, () => { signal: AbortSignal; abort(reason: string): void }][] = [
  ['a signal', () => controlled((signal) => signal)],
  ['AbortSignal.any', () => controlled((signal) => AbortSignal.any([signal, AbortSignal.timeout(3_600_000)]))],
]

function controlled(derive: (signal: AbortSignal) => AbortSignal) {
  const control = new AbortController()
  return { signal: derive(control.signal), abort: (reason: string) => control.abort(reason) }
}

for (const [transportName, open] of [
  ['HTTP', overHttp],
  ['WebSocket', overWebSocket],
  ['the same process', () => inProcess({ handle: (body) => ({ text: reply(body) }) }, undefined)],
] as const) {
  it.each(platforms)(
    `%s has one listener during 1,000 calls over ${transportName}, and none afterwards`,
    async (_name, create) => {
      const warnings = collectWarnings()
      const { signal } = create()
      const client = createClient({ transport: await open() })
      const calls = Array.from({ length: 1_000 }, () => client.with({ signal }).eth_chainId())
      expect(count(signal)).toBe(1)
      expect(new Set(await Promise.all(calls))).toEqual(new Set(['0x7']))
      await turn()
      expect(count(signal)).toBe(0)
      for (let i = 0; i < 20; i++) await client.with({ signal }).eth_chainId()
      await turn()
      expect(count(signal)).toBe(0)
      expect(warnings).toEqual([])
    },
  )
}

it.each(platforms)('%s ends 10,000 waiting calls with its reason and keeps no listener', async (_name, create) => {
  const warnings = collectWarnings()
  const { signal, abort } = create()
  const client = createClient({ transport: { request: () => new Promise(() => undefined) }, signal, timeoutMs: 0 })
  const calls = Array.from({ length: 10_000 }, () => client.eth_chainId().catch((reason: unknown) => reason))
  expect(count(signal)).toBe(1)
  abort('enough')
  expect(new Set(await Promise.all(calls))).toEqual(new Set(['enough']))
  expect(count(signal)).toBe(0)
  await turn()
  expect(warnings).toEqual([])
})

it('subscriptions and requests of a transport share the listener of their signal', async () => {
  const { url } = await startWebSocketServer()
  const transport = webSocket(url, { WebSocket })
  onTestFinished(() => transport.close())
  const control = new AbortController()
  const { signal } = control
  const heads = Array.from({ length: 20 }, () => transport.subscribe(['newHeads'], { signal }))
  const calls = Array.from({ length: 20 }, () => transport.request({ method: 'echo', params: [1] }, signal))
  expect(count(signal)).toBe(1)
  await Promise.all([...calls, ...heads.map((items) => items.next())])
  expect(count(signal)).toBe(1)
  for (const items of heads.slice(1)) await items.return?.()
  expect(count(signal)).toBe(1)
  control.abort()
  expect(await heads[0]?.next()).toMatchObject({ done: true })
  expect(count(signal)).toBe(0)
})

it('a listener that stopped is not called, and those that stay are', () => {
  const control = new AbortController()
  const called: string[] = []
  const stop = onAbort(control.signal, () => called.push('first'))
  onAbort(control.signal, () => called.push('second'))
  stop()
  stop()
  onAbort(control.signal, () => called.push('third'))
  control.abort()
  expect(called).toEqual(['second', 'third'])
})
