import { expect, it } from 'vitest'
import { startTestServer } from '../_testServer.ts'
import { openRaw } from '../websocket/_frames.ts'

const FIELDS = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
}
const REFUSED = { path: '/regtest/wrong' }
const ANSWERS = [
  {},
  REFUSED,
  { path: '/regtest/all_key', body: '{' },
  { path: '/regtest/all_key', headers: { 'content-type': 'text/plain' } },
  { path: '/regtest/all_key', body: 'x'.repeat(10_001) },
  { path: '/nowhere', method: 'GET' },
  { path: '/regtest', method: 'GET' },
  { path: '/regtest', method: 'OPTIONS' },
  { path: '/health', method: 'GET' },
]

it.each([true, false])(
  'every response has the security headers and is not cached (fast path: %s)',
  async (hasFastPath) => {
    const { send } = await startTestServer({ hasFastPath })
    for (const sent of ANSWERS) {
      const { headers } = await send(sent)
      expect(headers, JSON.stringify(sent).slice(0, 80)).toMatchObject({ ...FIELDS, 'cache-control': 'no-store' })
      expect(headers).not.toHaveProperty('strict-transport-security')
    }
  },
)

it('files may be cached and must be revalidated', async () => {
  const { send } = await startTestServer()
  for (const path of ['/openrpc.json', '/docs/']) {
    const { headers } = await send({ path, method: 'GET' })
    // The document names the address of the request, so a shared cache must not keep it.
    const caching = path === '/docs/' ? 'no-cache' : 'private, no-cache'
    expect(headers, path).toMatchObject({ ...FIELDS, 'cache-control': caching })
  }
})

it.each([true, false])(
  'every response has strict-transport-security if pinsTls is set (fast path: %s)',
  async (hasFastPath) => {
    const { send } = await startTestServer({ pinsTls: true, hasFastPath })
    for (const sent of ANSWERS) {
      expect((await send(sent)).headers['strict-transport-security']).toBe('max-age=31536000')
    }
  },
)

it('a refused upgrade has the security headers', async () => {
  const { port } = await startTestServer()
  const { head, closed } = await openRaw(port, REFUSED)
  await closed
  for (const [name, value] of Object.entries(FIELDS)) expect(head()).toContain(`${name}: ${value}\r\n`)
})
