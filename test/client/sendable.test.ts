import { expect, it } from 'vitest'
import { createClient } from '../../src/client/client.ts'
import type { WireRequest } from '../../src/client/transport.ts'

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
