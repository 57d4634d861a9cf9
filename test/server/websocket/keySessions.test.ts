import pino from 'pino'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createCachedKeys } from '../../../src/apiKeys/cachedKeys.ts'
import { type KeyStore, openKeyStore } from '../../../src/apiKeys/keyStore.ts'
import { openAdminApi } from '../../../src/node/adminApi.ts'
import { Calls } from '../../../src/rpc/calls/calls.ts'
import { createAdminServer } from '../../../src/server/admin/adminServer.ts'
import { apiRoutes } from '../../../src/server/admin/routes.ts'
import { closedAfterTest } from '../../_helpers/temporary.ts'
import { ENGINES, type Engine } from '../../storage/engines.ts'
import { openClient, startWebSocketServer } from './_webSocketServer.ts'

const TOKEN = '0123456789abcdef0123456789abcdef'
const NOON = Date.parse('2026-11-23T12:00:00Z')
const KEEP_SECONDS = 8

interface Held {
  readonly clock: { nowMs(): number }
}

/** Rotates keys as an operator does, by a request to the admin API over this store. */
async function startOperator(keys: KeyStore, { clock }: Held) {
  const logger = pino({ level: 'silent' })
  const load = () => ({ spanMs: 0, loopDelay: { p99: 0, max: 0 }, costs: [] })
  const tools = { clock, logger, upstreams: new Map(), calls: new Calls({}), load }
  const api = await openAdminApi(keys, { keysPerOwner: 4 }, tools)
  const server = createAdminServer({ token: TOKEN, logger, routes: [apiRoutes(api.rpc, api.document)] })
  const port = await server.listen(0, '127.0.0.1')
  onTestFinished(() => server.close(0))
  return async (id: string, keepSeconds: number): Promise<string> => {
    const response = await fetch(`http://127.0.0.1:${port}/`, {
      method: 'POST',
      headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'admin_rotateKey', params: [id, keepSeconds] }),
    })
    const { result }: { result: { key: string } } = JSON.parse(await response.text())
    return result.key
  }
}

/** A server that looks keys up in a store, beside the process whose admin API rotates them; one clock for both. */
async function startRotating(engine: Engine, options: Parameters<typeof startWebSocketServer>[0] = {}) {
  const time = { ms: NOON, timerMs: 0 }
  const clock = { nowMs: () => time.ms }
  const timer = { nowMs: () => time.timerMs, wakeIn: () => {} }
  const place = await engine.newPlace()
  const operators = closedAfterTest(await openKeyStore(place, clock))
  const served = closedAfterTest(await openKeyStore(place, clock))
  const rotate = await startOperator(operators, { clock })
  const cached = createCachedKeys(served, { clock, timer, tooManyError: () => new Error('too many') })
  const server = await startWebSocketServer({ ...options, findKey: (key) => cached.find(key) })
  const { id, key } = await operators.create({ name: 'shop', network: 'all' })
  return {
    keys: operators,
    old: { id, key },
    rotate,
    connect: (text: string) => openClient(server.url(`regtest/${text}`)),
    post: async (text: string) => (await server.send({ path: `/regtest/${text}` })).status,
    /** Lets wall clock and timer go on, and the server look at its connections each second. */
    async pass(ms: number) {
      for (let left = ms; left > 0; left -= 500) {
        time.ms += 500
        time.timerMs += 500
        await server.advance(500)
        await served.list() // a round trip to the store: what was asked before it has been answered
        await new Promise((resolve) => setImmediate(resolve))
      }
    },
  }
}

type Client = Awaited<ReturnType<typeof openClient>>
const isOpen = ({ socket }: Client) => socket.readyState === socket.OPEN
const ANSWER = expect.objectContaining({ result: expect.anything() })

describe.each(ENGINES)('a rotated key on $name', (engine) => {
  const OWNER_FIRST = ['owner', 'thief'] as const
  it.each([
    ['the new secret connects first', OWNER_FIRST],
    ['the old secret connects first', OWNER_FIRST.toReversed()],
  ])('the connections of the previous secret end within two seconds of its end: %s', async (_, order) => {
    const { old, rotate, connect, post, pass } = await startRotating(engine)
    const renewed = await rotate(old.id, KEEP_SECONDS)
    const clients: Record<string, Client> = {}
    for (const who of order) clients[who] = await connect(who === 'owner' ? renewed : old.key)
    const { owner, thief } = clients
    if (owner === undefined || thief === undefined) throw new Error('both are connected')

    await pass(KEEP_SECONDS * 1_000 - 500)
    expect(await owner.call('read')).toEqual(ANSWER)
    expect(await thief.call('read')).toEqual(ANSWER)

    await pass(2_500)
    expect(await thief.closed).toEqual({ code: 1008, reason: 'missing or invalid API key' })
    expect(await post(old.key)).toBe(401)
    await pass(5_000)
    expect(isOpen(owner)).toBe(true)
    expect(await owner.call('read')).toEqual(ANSWER)
  })

  it('connections from before a rotation end with their secret, not at the rotation', async () => {
    const { old, rotate, connect, pass } = await startRotating(engine)
    const early = await connect(old.key)
    const renewed = await rotate(old.id, KEEP_SECONDS)
    const late = await connect(renewed)
    await pass(KEEP_SECONDS * 1_000 - 500)
    expect([isOpen(early), isOpen(late)]).toEqual([true, true])
    await pass(2_500)
    expect(await early.closed).toMatchObject({ code: 1008 })
    expect(isOpen(late)).toBe(true)
  })

  it('the connections of a secret end when it becomes invalid', async () => {
    const { old, rotate, connect, pass } = await startRotating(engine)
    const early = await connect(old.key)
    const late = await connect(await rotate(old.id, 0))
    await pass(2_000)
    expect(await early.closed).toMatchObject({ code: 1008 })
    expect(isOpen(late)).toBe(true)
  })

  it('the connections of both secrets end when the terms of the key change', async () => {
    const { keys, old, rotate, connect, pass } = await startRotating(engine)
    const renewed = await rotate(old.id, KEEP_SECONDS)
    const clients = [await connect(old.key), await connect(renewed)]
    await pass(1_000)
    await keys.update(old.id, { limits: { requestsPerDay: 9 } })
    await pass(2_000)
    for (const client of clients) {
      expect(await client.closed).toEqual({ code: 1008, reason: 'the API key has changed' })
    }
  })

  it('the maximum of connections is that of both secrets together', async () => {
    const { old, rotate, connect } = await startRotating(engine, { webSocketBounds: { connectionsPerKey: 2 } })
    const renewed = await rotate(old.id, KEEP_SECONDS)
    await connect(old.key)
    await connect(renewed)
    await expect(connect(old.key)).rejects.toThrow('429')
    await expect(connect(renewed)).rejects.toThrow('429')
  })

  it('the maximum of subscriptions is that of both secrets together', async () => {
    const { old, rotate, connect } = await startRotating(engine, { webSocketBounds: { subscriptionsPerKey: 2 } })
    const clients = [await connect(old.key), await connect(await rotate(old.id, KEEP_SECONDS))]
    for (const client of clients) expect(await client.call('subscribe')).toEqual(ANSWER)
    for (const client of clients) {
      expect(await client.call('subscribe')).toMatchObject({ error: { code: -32005 } })
    }
  })
})
