import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { startTestServer } from '../_testServer.ts'

const MESSAGE =
  'not found: expected a path that ends in /<network>/<API_KEY>, or with the key in a header in /<network> or / (regtest); the networks are mainnet, regtest'

describe('an unknown path', () => {
  it.each(['/regtst/secret_key', '/secret_key', '/regtest/secret_key/more', '/testnet/secret_key', '/testnet'])(
    'POST to the unknown path %s: the error names the form and the served networks, and no part of the path',
    async (path) => {
      const { send } = await startTestServer()
      const { status, text } = await send({ path })
      expect(status).toBe(404)
      expect(JSON.parse(text)).toEqual({ jsonrpc: '2.0', id: null, error: { code: -32600, message: MESSAGE } })
    },
  )

  it.each(['GET', 'OPTIONS', 'PUT'])('%s to an unknown path has the same error', async (method) => {
    const { send } = await startTestServer()
    expect(JSON.parse((await send({ method, path: '/regtst' })).text).error.message).toBe(MESSAGE)
  })

  it('a WebSocket to an unknown path has the same error', async () => {
    const { port } = await startTestServer()
    const socket = new WebSocket(`ws://127.0.0.1:${port}/regtst/secret_key`)
    socket.on('error', () => {}) // the refusal
    const [, response] = await once(socket, 'unexpected-response')
    const [body] = await once(response, 'data')
    expect(response.statusCode).toBe(404)
    expect(JSON.parse(String(body)).error.message).toBe(MESSAGE)
  })

  it.each([
    [true, ['regtest'], '/regtest or /'],
    [true, ['mainnet', 'regtest'], '/<network> or / (regtest); the networks are mainnet, regtest'],
    [false, ['regtest'], '/regtest/<API_KEY>, or with the key in a header in /regtest or /'],
  ] as const)(
    'the error names the paths that are served, / included (open: %s, networks: %s)',
    async (isOpen, networks, ends) => {
      const { send } = await startTestServer({ isOpen, networks })
      expect(JSON.parse((await send({ path: '/regtst' })).text).error.message).toBe(
        `not found: expected a path that ends in ${ends}`,
      )
    },
  )
})
