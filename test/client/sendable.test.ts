import { describe, expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { createClient } from '../../src/client/client.ts'
import { http } from '../../src/client/http.ts'
import { inProcess } from '../../src/client/inProcess.ts'
import type { WireRequest } from '../../src/client/transport.ts'
import { webSocket } from '../../src/client/webSocket.ts'
import { startWebSocketServer } from './_webSocketServer.ts'

const ADDRESS = '0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826'

/** A client whose requests are kept. */
function openClient() {
  const sent: WireRequest[] = []
  const request = async (one: WireRequest) => void sent.push(one)
  return { client: createClient({ transport: { request } }), sent }
}

const circle: Record<string, unknown> = {}
circle.inner = [circle]

it.each<[name: string, value: unknown, path: string, got: string]>([
  ['a bigint', 16n, 'block', "the bigint 16; pass '0x10'"],
  ['a negative bigint', -1n, 'block', 'the bigint -1; pass a 0x-prefixed text'],
  ['a bigint in an object', { blockNumber: 5n }, 'block.blockNumber', "the bigint 5; pass '0x5'"],
  ['NaN, which would be null and so the latest block', Number.NaN, 'block', 'NaN; pass a finite number'],
  ['an infinite number', [Number.POSITIVE_INFINITY], 'block.0', 'Infinity; pass a finite number'],
  ['a function', () => 1, 'block', 'a function; pass its value'],
  ['a symbol', Symbol('a'), 'block', 'a symbol; pass its value'],
  ['a Map', new Map([['blockHash', '0x']]), 'block', 'a Map; convert it'],
  ['bytes', Uint8Array.of(1), 'block', 'a Uint8Array; convert it'],
  ['a promise', Promise.resolve('latest'), 'block', 'a Promise; await it'],
  ['a circle', circle, 'block.inner.0', 'an object that contains itself; remove the reference'],
])('a call with %s is rejected with its method and parameter, and not sent', async (_name, value, path, got) => {
  const { client, sent } = openClient()
  const message = `eth_getBalance: parameter '${path}' must have a JSON form, got ${got}`
  await expect(client.request<string>('eth_getBalance', [ADDRESS, value])).rejects.toThrow(new TypeError(message))
  await expect(client.request<string>('eth_getBalance', { address: ADDRESS, block: value })).rejects.toThrow(message)
  expect(sent).toEqual([])
})

it('a parameter of an unknown method is named by its position', async () => {
  const { client } = openClient()
  await expect(client.request('my_method', ['a', { b: 1n }])).rejects.toThrow("my_method: parameter '1.b' must have")
})

it('undefined members, dates, shared objects and bigints with a JSON form are sent', async () => {
  const { client, sent } = openClient()
  const shared = { to: ADDRESS }
  const values = [shared, { a: undefined, b: [shared, shared] }, new Date(0), { toJSON: () => '0x1' }]
  await client.request('my_method', values)
  expect(sent).toEqual([{ method: 'my_method', params: values }])
})

const failing = {
  toJSON() {
    throw new Error('boom')
  },
}
const getter = {
  get to() {
    throw new Error('boom')
  },
}
let deep: unknown = 1
for (let i = 0; i < 100_000; i++) deep = [deep]

it.each<[name: string, value: unknown, text: string]>([
  ['a toJSON that throws', failing, "'block' must have a JSON form, got an error: Error: boom"],
  ['a toJSON that throws in an object', { a: [failing] }, "'block.a' must have a JSON form, got an error: Error: boom"],
  [
    'a toJSON that returns a bigint',
    { a: { toJSON: () => 5n } },
    "'block.a' must have a JSON form, got the bigint 5; pass '0x5'",
  ],
  ['a toJSON that returns a Map', { toJSON: () => new Map() }, "'block' must have a JSON form, got a Map; convert it"],
  ['a getter that throws', getter, "'block' must have a JSON form, got an error: Error: boom"],
  ['too many levels', deep, 'must have a JSON form, got an error: RangeError: Maximum call stack size exceeded'],
  ['an error', { a: new Error('no') }, "'block.a' must have a JSON form, got a Error; convert it"],
  ['headers', new Headers({ a: 'b' }), "'block' must have a JSON form, got a Headers; convert it"],
  ['an iterator', [1].values(), "'block' must have a JSON form, got a Array Iterator; convert it"],
  ['a bigint after a repeated object', [circleless(), 1n], "'block.1' must have a JSON form, got the bigint 1"],
])('a parameter with %s is named in the error', async (_name, value, text) => {
  const { client, sent } = openClient()
  await expect(client.request<string>('eth_getBalance', [ADDRESS, value])).rejects.toThrow(text)
  expect(sent).toEqual([])
})

function circleless() {
  const shared = { a: 1 }
  return [shared, { shared }]
}

it('a parameter with a toJSON that returns an object is sent', async () => {
  const { client, sent } = openClient()
  const block = { toJSON: () => ({ blockNumber: '0x1', until: new Date(0) }) }
  await client.request<string>('eth_getBalance', [ADDRESS, block])
  expect(JSON.stringify(sent[0]?.params)).toBe(
    `["${ADDRESS}",{"blockNumber":"0x1","until":"1970-01-01T00:00:00.000Z"}]`,
  )
})

describe('each transport', () => {
  it('a call that JSON cannot carry fails alone in a batch over HTTP', async () => {
    const bodies: string[] = []
    const transport = http('http://127.0.0.1/', {
      fetch: async (_url, init) => {
        const body = String(init?.body)
        bodies.push(body)
        return Response.json(JSON.parse(body).map(({ id }: { id: number }) => ({ jsonrpc: '2.0', id, result: '0x7' })))
      },
    })
    const client = createClient({ transport })
    const ended = await Promise.allSettled([
      client.eth_chainId(),
      client.request<string>('eth_getBalance', [ADDRESS, 1n]),
      client.request<string>('eth_getBalance', [failing]),
      client.eth_gasPrice(),
    ])
    expect(ended).toMatchObject([
      { value: '0x7' },
      { reason: { message: expect.stringContaining("eth_getBalance: parameter 'block'") } },
      { reason: { message: expect.stringContaining("eth_getBalance: parameter 'address'") } },
      { value: '0x7' },
    ])
    expect(bodies).toHaveLength(1)
  })

  it('a call that JSON cannot carry does not reach a node in the same process', async () => {
    const handle = () => Promise.reject(new Error('called'))
    const client = createClient({ transport: inProcess({ handle }, undefined) })
    await expect(client.request('my_method', { a: Number.NaN })).rejects.toThrow("my_method: parameter 'a' must have")
  })

  it('a subscription with a parameter that JSON cannot carry fails, and the connection goes on', async () => {
    const server = await startWebSocketServer()
    const client = createClient({ transport: webSocket(server.url, { WebSocket }) })
    onTestFinished(() => client.close())
    await client.request('echo', [1])
    for (const value of [1n, Number.NaN, new Map(), failing]) {
      const message = /^eth_subscribe: parameter 'options(\.startBlock)?' must have a JSON form/
      await expect(client.subscribe(['logs', { startBlock: value }]).next()).rejects.toThrow(message)
    }
    expect(await client.request('echo', [2])).toEqual([2])
    expect(server.requests.map(({ method }) => method)).toEqual(['echo', 'echo'])
  })
})
