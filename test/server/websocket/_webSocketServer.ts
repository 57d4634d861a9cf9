import { once } from 'node:events'
import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import type { Timer } from '../../../src/base/clock.ts'
import type { NotificationSource, Subscriber } from '../../../src/notifications/channel.ts'
import type { Caller } from '../../../src/rpc/caller.ts'
import { methods } from '../../rpc/_testRpc.ts'
import { startTestServer } from '../_testServer.ts'

/** Creates a timer that only the test advances. */
export function holdTimer() {
  let atMs = 0
  const sleeping = new Set<{ readonly atMs: number; readonly work: () => void }>()
  const timer: Timer = {
    nowMs: () => atMs,
    wakeIn: (ms, work) => void sleeping.add({ atMs: atMs + ms, work }),
  }
  return {
    timer,
    /** Advances the time in steps, after each of which woken work runs. */
    async advance(ms: number) {
      for (const end = atMs + ms; atMs < end; ) {
        atMs = Math.min(end, atMs + 500)
        for (const one of [...sleeping]) {
          if (one.atMs > atMs) continue
          sleeping.delete(one)
          one.work()
        }
        await new Promise((resolve) => setImmediate(resolve))
      }
    },
  }
}

/** Creates a method that returns when it is released. */
export function heldMethod() {
  const waiting: ((result: unknown) => void)[] = []
  let wake = () => {}
  return {
    hold: () =>
      new Promise((resolve) => {
        waiting.push(resolve)
        wake()
      }),
    count: () => waiting.length,
    /** Resolves when this number of calls waits. */
    async begun(count: number) {
      while (waiting.length < count) {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
    },
    release() {
      for (const resolve of waiting.splice(0)) resolve('released')
    },
  }
}

type Options = NonNullable<Parameters<typeof startTestServer>[0]>

/** Starts the test server with methods that subscribe, and returns the controls of their subscriptions. */
export async function startWebSocketServer({ handlers = {}, ...options }: Options = {}) {
  const held = holdTimer()
  const subscribers: { readonly subscriber: Subscriber; resumed: number; ended: boolean }[] = []
  const source: NotificationSource = (subscriber) => {
    const one = { subscriber, resumed: 0, ended: false }
    subscribers.push(one)
    return {
      resume: () => void one.resumed++,
      end: () => {
        one.ended = true
      },
    }
  }
  type Params = readonly unknown[]
  const subscribing = {
    subscribe: async (_engine: unknown, [weight]: Params, _call: unknown, { notifications }: Caller) =>
      notifications?.subscribe(source, typeof weight === 'number' ? weight : undefined) ?? 'nowhere',
    unsubscribe: async (_engine: unknown, [id]: Params, _call: unknown, { notifications }: Caller) =>
      notifications?.unsubscribe(String(id)) ?? 'nowhere',
  }
  const server = await startTestServer({
    handlers: { ...methods, ...subscribing, ...handlers },
    timer: held.timer,
    ...options,
  })
  return {
    ...server,
    advance: held.advance,
    subscribers,
    url: (path = 'regtest/all_key') => `ws://127.0.0.1:${server.port}/${path}`,
  }
}

/** Opens a client of `ws`. */
export async function openClient(url: string, options: { origin?: string; headers?: Record<string, string> } = {}) {
  const socket = new WebSocket(url, options)
  const received: unknown[] = []
  const waiting = new Set<() => void>()
  const wakeAll = () => {
    for (const wake of waiting) wake()
  }
  socket.on('message', (data) => {
    received.push(JSON.parse(String(data)))
    wakeAll()
  })
  const closed = new Promise<{ code: number; reason: string }>((resolve) =>
    socket.on('close', (code, reason) => {
      resolve({ code, reason: reason.toString() })
      wakeAll()
    }),
  )
  onTestFinished(() => socket.terminate())
  await once(socket, 'open')
  const until = (holds: () => boolean) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (!holds() && socket.readyState === WebSocket.OPEN) return
        waiting.delete(look)
        resolve()
      }
      waiting.add(look)
      look()
    })
  let lastId = 0
  return {
    socket,
    received,
    closed,
    until,
    send: (value: unknown) => socket.send(typeof value === 'string' ? value : JSON.stringify(value)),
    /** Sends a request and returns its response. */
    async call(method: string, params: unknown = []): Promise<unknown> {
      const id = `call ${++lastId}`
      socket.send(JSON.stringify({ jsonrpc: '2.0', id, method, params }))
      const find = () => received.find((one) => typeof one === 'object' && one !== null && 'id' in one && one.id === id)
      await until(() => find() !== undefined)
      return find()
    },
  }
}
