import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { startTestServer } from './_testServer.ts'

const printed = readFileSync(new URL('../../generated/openrpc.json', import.meta.url), 'utf8')
const PATHS = ['/openrpc.json', '/llms.txt', '/llms-full.txt']
const headers = { origin: 'https://elsewhere.example' }

const NODES = [
  { hasFastPath: true },
  { hasFastPath: false },
  { isOpen: true, access: { allowedHosts: [], corsOrigins: [], servesLocalPages: true } },
  { access: { allowedHosts: [], corsOrigins: ['https://app.example'], servesLocalPages: false } },
  { publicUrl: 'https://rpc.example/node' },
]

describe.each(NODES)('a node with %j', (options) => {
  it('pages of every origin may read the public files without credentials', async () => {
    const { send } = await startTestServer({ openrpc: () => printed, ...options })
    for (const path of PATHS) {
      const whole = await send({ method: 'GET', path, headers })
      const known = { ...headers, 'if-none-match': String(whole.headers.etag) }
      const answers = [
        whole,
        await send({ method: 'HEAD', path, headers }),
        await send({ method: 'GET', path, headers: known }),
        await send({ method: 'OPTIONS', path, headers: { ...headers, 'access-control-request-method': 'GET' } }),
      ]
      expect(
        answers.map(({ status }) => status),
        path,
      ).toEqual([200, 200, 304, 204])
      for (const answer of answers) {
        expect(answer.headers['access-control-allow-origin'], path).toBe('*')
        expect(answer.headers).not.toHaveProperty('access-control-allow-credentials')
      }
    }
  })
})

it('a preflight of a public file allows any header and no private network', async () => {
  const { send } = await startTestServer()
  const asked = { 'access-control-request-headers': 'x-api-key', 'access-control-request-private-network': 'true' }
  const answer = await send({ method: 'OPTIONS', path: '/openrpc.json', headers: { ...headers, ...asked } })
  expect(answer.headers).toMatchObject({
    'access-control-allow-methods': 'GET, HEAD',
    'access-control-allow-headers': '*',
  })
  expect(answer.headers).not.toHaveProperty('access-control-allow-private-network')
})

it('responses with a key are unreadable for other origins, rpc.discover included', async () => {
  const { send } = await startTestServer()
  for (const method of ['read', 'rpc.discover']) {
    const answer = await send({ body: JSON.stringify({ jsonrpc: '2.0', id: 1, method }), headers })
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
  }
})

it('a POST to a public file is 405 with Allow', async () => {
  const { send } = await startTestServer()
  const { status, headers: answered } = await send({ path: '/llms-full.txt' })
  expect([status, answered.allow]).toEqual([405, 'GET, HEAD, OPTIONS'])
})
