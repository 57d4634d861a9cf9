import { once } from 'node:events'
import { connect } from 'node:net'
import pino from 'pino'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type AdminRoutes, createAdminServer } from '../../../src/server/admin/adminServer.ts'
import { sendRaw } from '../_testServer.ts'

const TOKEN = '0123456789abcdef0123456789abcdef'

/** Starts an admin server with a page and a failing page; `asked` and `logged` record its requests and log lines. */
async function startAdmin() {
  const logged: string[] = []
  const logger = pino({ level: 'info' }, { write: (line: string) => logged.push(line) })
  const asked: string[] = []
  const routes: AdminRoutes = (app) => {
    app.get('/page', async (request) => {
      asked.push(request.url)
      return 'for the operator'
    })
    app.get('/broken', async () => {
      throw new Error('the password is secret')
    })
  }
  const server = createAdminServer({ token: TOKEN, logger, routes: [routes] })
  const port = await server.listen(0, '127.0.0.1')
  onTestFinished(() => server.close(0))
  const get = (path: string, authorization?: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: authorization === undefined ? {} : { authorization } })
  return { port, get, asked, logged }
}

describe("the operator's server", () => {
  it('the admin server answers requests with the token, with cache-control: no-store', async () => {
    const { get } = await startAdmin()
    for (const authorization of [`Bearer ${TOKEN}`, `bearer  ${TOKEN} `]) {
      const page = await get('/page', authorization)
      expect([page.status, await page.text()]).toEqual([200, 'for the operator'])
      expect(page.headers.get('cache-control')).toBe('no-store')
    }
    const missing = await get('/other', `Bearer ${TOKEN}`)
    expect(missing.status).toBe(404)
  })

  it.each([
    ['no token', undefined],
    ['another token', `Bearer ${TOKEN.replace('0', '1')}`],
    ['a part of the token', `Bearer ${TOKEN.slice(1)}`],
    ['more than the token', `Bearer ${TOKEN} ${TOKEN}`],
    ['the token of another scheme', `Basic ${TOKEN}`],
    ['an empty token', 'Bearer '],
  ])('the admin server answers 401 without a body for %s', async (_what, authorization) => {
    const { get, asked } = await startAdmin()
    for (const path of ['/page', '/other', '/broken']) {
      const refused = await get(path, authorization)
      expect([refused.status, await refused.text()]).toEqual([401, ''])
      expect(refused.headers.get('www-authenticate')).toBe('Bearer')
    }
    expect(asked).toEqual([])
  })

  it('the admin server checks the token before the path', async () => {
    const { get } = await startAdmin()
    expect((await get('/%zz', undefined)).status).toBe(401)
    expect((await get('/%zz', `Bearer ${TOKEN}`)).status).toBe(400)
  })

  it('the admin server logs the text of a failure and does not send it', async () => {
    const { get, logged } = await startAdmin()
    const broken = await get('/broken', `Bearer ${TOKEN}`)
    expect(broken.status).toBe(500)
    expect(await broken.text()).not.toContain('password')
    expect(logged.join('')).toContain('the password is secret')
  })

  it('the admin server bounds invalid requests, heads and connections', async () => {
    const { port, get } = await startAdmin()
    expect(await sendRaw(port, 'nonsense\r\n\r\n')).toMatch(/^HTTP\/1.1 400 /)
    expect(await sendRaw(port, `GET / HTTP/1.1\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`)).toMatch(/^HTTP\/1.1 4/)
    const open = Array.from({ length: 20 }, () => connect(port, '127.0.0.1'))
    await Promise.all(open.map((socket) => once(socket, 'connect')))
    await expect(get('/page', `Bearer ${TOKEN}`)).rejects.toThrow()
    for (const socket of open) socket.destroy()
  })
})
