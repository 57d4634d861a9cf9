import { request } from 'node:http'
import { createPublicClient, http } from 'viem'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { GuardedTransport } from '../../../scripts/mock/guardedTransport.ts'
import { main, startMock } from '../../../scripts/mock/main.ts'
import { readReply } from '../../../src/doctor/answer.ts'
import { judgeReplay } from '../../../src/doctor/checks/examples.ts'
import { replaysOf, requestOf } from '../../../src/doctor/replay.ts'
import { document } from '../../_helpers/fixture.ts'
import { postText } from '../../_helpers/wire.ts'

const root = new URL('../../..', import.meta.url).pathname
const open: GuardedTransport[] = []

async function serveMock(network: string): Promise<string> {
  const mock = await startMock(root, { host: '127.0.0.1', port: 0, network })
  open.push(mock)
  return `http://127.0.0.1:${mock.port}`
}

const NETWORKS = ['mainnet', 'testnet', 'regtest'] as const
const urls: Record<string, string> = {}
const regtest = () => urls.regtest ?? ''

beforeAll(async () => {
  for (const network of NETWORKS) urls[network] = await serveMock(network)
})
afterAll(async () => {
  for (const mock of open) await mock.stop()
})

async function post(url: string, body: unknown): Promise<unknown> {
  return (await postText(url, JSON.stringify(body))).body
}

describe.each(document.methods)('$name', (method) => {
  it.each(replaysOf(method))('the example $name has its response, by position and by name', async (replay) => {
    const url = urls[replay.network ?? 'regtest'] ?? ''
    for (const params of [replay.params, replay.named ?? replay.params]) {
      const value = await post(url, requestOf(replay, params, 3))
      expect(judgeReplay(replay, readReply({ kind: 'body', status: 200, value, size: 0, ms: 0 }, 3))).toEqual([])
      if (!replay.isVolatile) expect(value).toEqual({ jsonrpc: '2.0', id: 3, ...replay.expected })
    }
  })
})

describe('a call without an example', () => {
  const call = (method: string, params?: unknown) => post(regtest(), { jsonrpc: '2.0', id: 1, method, params })

  it('a call without an example receives the result of the first one', async () => {
    const nobody = `0x${'99'.repeat(20)}`
    const first = document.methods.find(({ name }) => name === 'eth_getBalance')?.examples[0]?.result.value
    expect(await call('eth_getBalance', [nobody, '0x77'])).toMatchObject({ result: first })
  })

  it('a call with invalid parameters is refused with a short text', async () => {
    expect(await call('eth_getBalance', [12])).toEqual({
      jsonrpc: '2.0',
      id: 1,
      error: { code: -32602, message: 'Invalid params' },
    })
  })

  it('an unknown method is not found', async () => {
    for (const name of ['eth_nosuch', 'toString', '__proto__', 'constructor']) {
      expect(await call(name, [])).toMatchObject({ id: 1, error: { code: -32601 } })
    }
  })

  it('rpc.discover returns the document unchanged', async () => {
    expect(await call('rpc.discover', [])).toMatchObject({ result: document })
  })
})

/** Bodies that end the process of the library's own server, or receive a wrong response there. */
const hostileBodies: readonly (readonly [what: string, body: string, status: number, code: number])[] = [
  ['parameters that are left out', '{"jsonrpc":"2.0","id":1,"method":"eth_getBalance"}', 200, -32602],
  ['parameters that are null', '{"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":null}', 200, -32602],
  ['parameters that are a text', '{"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":"0x"}', 200, -32600],
  ['broken JSON', '{bad', 200, -32700],
  ['nothing', '', 200, -32700],
  ['an empty batch', '[]', 200, -32600],
  ['null', 'null', 200, -32600],
  ['another version', '{"jsonrpc":"1.0","id":1,"method":"eth_chainId"}', 200, -32600],
  ['more than a megabyte', `"${'x'.repeat(2 ** 20)}"`, 413, -32600],
  ['a batch that is too long', `[${Array(101).fill(1).join()}]`, 200, -32600],
]

describe.each(hostileBodies)('%s', (what, body, status, code) => {
  it(`a body with ${what} is refused, and the next call receives a response`, async () => {
    const refused = await postText(regtest(), body)
    expect(refused).toMatchObject({ status, body: { jsonrpc: '2.0', error: { code } } })
    expect(await post(regtest(), { jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] })).toMatchObject({
      result: '0x21',
    })
  })
})

describe('over HTTP', () => {
  it('an invalid item of a batch has its own error, a notification no response', async () => {
    const call = { jsonrpc: '2.0', method: 'eth_chainId' }
    expect(await post(regtest(), [1, call, { ...call, id: 'a' }])).toEqual([
      { jsonrpc: '2.0', id: null, error: { code: -32600, message: 'Invalid Request' } },
      { jsonrpc: '2.0', id: 'a', result: '0x21' },
    ])
    const silent = await fetch(regtest(), { method: 'POST', body: JSON.stringify(call) })
    expect([silent.status, await silent.text()]).toEqual([204, ''])
  })

  it('other HTTP methods and upgrades are refused in JSON', async () => {
    const got = await fetch(regtest())
    expect([got.status, await got.json()]).toMatchObject([405, { error: { code: -32600 } }])
    expect(got.headers.get('allow')).toBe('POST, OPTIONS')
    const status = await new Promise((resolve, reject) => {
      const headers = { connection: 'Upgrade', upgrade: 'websocket' }
      request(regtest(), { headers }, (response) => resolve(response.resume().statusCode))
        .on('error', reject)
        .end()
    })
    expect(status).toBe(405)
  })
})

describe('a body that is too long', () => {
  it.each([2, 5])('a body of %i MB is refused, and its connection ends', async (megabytes) => {
    const refused = await postText(regtest(), 'x'.repeat(megabytes * 2 ** 20))
    expect([refused.status, refused.headers.get('connection')]).toEqual([413, 'close'])
    for (let i = 0; i < 5; i++)
      expect(await post(regtest(), { jsonrpc: '2.0', id: i, method: 'eth_chainId' })).toBeTruthy()
  })
})

it('a port in use is reported in one line', async () => {
  const told: unknown[] = []
  const spy = vi.spyOn(console, 'error').mockImplementation((...words) => void told.push(words.join(' ')))
  const port = new URL(regtest()).port
  expect(await main({ root, args: ['--port', port] })).toBe(1)
  spy.mockRestore()
  expect(told).toEqual([
    expect.stringMatching(new RegExp(`^cannot listen on 127.0.0.1:${port}: .*EADDRINUSE.*--port.*$`)),
  ])
})

it('a viem client works with the mock', async () => {
  const client = createPublicClient({ transport: http(regtest()) })
  expect(await client.getChainId()).toBe(33)
  expect(await client.getBlockNumber()).toBe(5n)
})
