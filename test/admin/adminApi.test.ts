import pino from 'pino'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Client } from '../../generated/admin/client.ts'
import { methodNames } from '../../generated/admin/methods.ts'
import document from '../../generated/admin/openrpc.json' with { type: 'json' }
import { resultValidators } from '../../generated/admin/resultValidators.ts'
import { openKeyStore } from '../../src/apiKeys/keyStore.ts'
import { createDeferred } from '../../src/concurrency/deferred.ts'
import { type AdminTools, openAdminApi } from '../../src/node/adminApi.ts'
import { Calls } from '../../src/rpc/calls/calls.ts'
import { createAdminServer } from '../../src/server/admin/adminServer.ts'
import { apiRoutes } from '../../src/server/admin/routes.ts'
import { serveTestChain } from '../_helpers/serveTestChain.ts'
import { closedAfterTest } from '../_helpers/temporary.ts'
import { serveUpstream } from '../_helpers/upstream.ts'
import { findClosed } from '../doctor/_proxy.ts'
import { ENGINES, type Engine } from '../storage/engines.ts'

const TOKEN = '0123456789abcdef0123456789abcdef'
const NO_LOAD = { spanMs: 0, loopDelay: { p99: 0, max: 0 }, costs: [] }
const NOON = Date.parse('2026-11-23T12:00:00Z')

interface Answer {
  readonly result?: unknown
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown }
}

/** Starts an admin server with the admin API over a key store, and creates its generated client. */
async function startApi(engine: Engine, upstreams: AdminTools['upstreams'] = new Map()) {
  const time = { ms: NOON }
  const clock = { nowMs: () => time.ms }
  const keys = closedAfterTest(await openKeyStore(await engine.newPlace(), clock))
  const logged: string[] = []
  const logger = pino({ level: 'info' }, { write: (line: string) => logged.push(line) })
  const api = await openAdminApi(
    keys,
    { keysPerOwner: 4 },
    { clock, logger, upstreams, calls: new Calls({}), load: () => NO_LOAD },
  )
  const server = createAdminServer({ token: TOKEN, logger, routes: [apiRoutes(api.rpc, api.document)] })
  const port = await server.listen(0, '127.0.0.1')
  onTestFinished(() => server.close(0))
  const url = `http://127.0.0.1:${port}/`
  const headers = { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' }
  const send = (body: string) => fetch(url, { method: 'POST', headers, body })
  const post = async (method: string, params: unknown = []) => {
    const answer: Answer = JSON.parse(
      await (await send(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }))).text(),
    )
    return answer
  }
  const call = async (method: string, params: unknown[]) => {
    const { result, error } = await post(method, params)
    if (error !== undefined) throw Object.assign(new Error(error.message), error)
    return result
  }
  const entries = methodNames.map((name) => [name, (...params: unknown[]) => call(name, params)])
  const client: Client = Object.fromEntries(entries)
  return { keys, client, post, send, url, time, logged }
}

for (const engine of ENGINES) {
  describe(`the admin API on ${engine.name}`, () => {
    it('the generated client creates, lists, changes, rotates and revokes a key', async () => {
      const { keys, client, time, logged } = await startApi(engine)
      const made = await client.admin_createKey({
        name: 'shop',
        owner: 'ana',
        network: 'testnet',
        requestsPerSecond: 20,
        expiresAt: '2027-01-01T00:00:00Z',
      })
      const shown = {
        id: made.id,
        name: 'shop',
        owner: 'ana',
        network: 'testnet',
        requestsPerSecond: 20,
        createdAt: '2026-11-23T12:00:00.000Z',
        expiresAt: '2027-01-01T00:00:00.000Z',
      }
      expect(await client.admin_getKey(made.id)).toEqual(shown)
      expect(await keys.find(made.key)).toMatchObject({ id: made.id, network: 'testnet' })

      const changes = { expiresAt: null, origins: ['https://shop.example'], requestsPerDay: 9, methods: ['eth_call'] }
      const { expiresAt: _, ...rest } = shown
      const changed = { ...rest, origins: ['https://shop.example'], requestsPerDay: 9, methods: ['eth_call'] }
      expect(await client.admin_updateKey(made.id, changes)).toEqual(changed)

      const rotated = await client.admin_rotateKey(made.id, 60)
      expect(await keys.find(made.key)).toEqual(await keys.find(rotated.key))
      time.ms += 60_000
      expect(await keys.find(made.key)).toBeUndefined()
      expect(await client.admin_getKey(made.id)).toEqual({ ...changed, previousUntil: '2026-11-23T12:01:00.000Z' })

      await keys.usage.add(
        [{ day: 20_780, keyId: made.id, method: 'eth_call', calls: 2, weight: 2, spentMs: 1500 }],
        20_780,
      )
      const used = { day: '2026-11-23', keyId: made.id, method: 'eth_call', calls: 2, weight: 2, processorSeconds: 1.5 }
      expect(await client.admin_getUsage()).toEqual([used])
      expect(await client.admin_getUsage({ from: '2026-11-22' })).toEqual([used])
      expect(await client.admin_getUsage({ from: '2026-11-22', to: '2026-11-22' })).toEqual([])

      expect(await client.admin_revokeKey(made.id)).toBe(true)
      expect(await keys.find(rotated.key)).toBeUndefined()
      expect(await client.admin_listKeys({ owner: 'ana' })).toMatchObject([
        { id: made.id, revokedAt: '2026-11-23T12:01:00.000Z' },
      ])
      const secrets = [made.key, rotated.key].map((key) => key.slice(9))
      for (const secret of secrets) expect(logged.join('')).not.toContain(secret)
    })

    it('the keys of an owner are bounded by the setting or by its own maximum', async () => {
      const { client, time } = await startApi(engine)
      const grant = { name: 'a', owner: 'ana' }
      for (let i = 0; i < 4; i++) await client.admin_createKey(grant)
      await expect(client.admin_createKey(grant)).rejects.toMatchObject({ code: -32005 })
      expect(await client.admin_setOwner('ana', { maxKeys: 5 })).toEqual({ name: 'ana', maxKeys: 5 })
      time.ms += 1
      const { id } = await client.admin_createKey(grant)
      expect((await client.admin_listKeys({ limit: 2 })).length).toBe(2)
      expect(await client.admin_listKeys({ after: id })).toEqual([])
      expect(await client.admin_listOwners()).toEqual([{ name: 'ana', maxKeys: 5 }])
    })

    it.each([
      [
        'a network that there is not',
        'admin_createKey',
        [{ name: 'a', network: 'moon' }],
        'network: must be all or one of mainnet, testnet, testnet2, devnet, regtest, got moon',
      ],
      [
        'an origin with a path',
        'admin_createKey',
        [{ name: 'a', origins: ['https://a.example/x'] }],
        'origins: must be origins like',
      ],
      [
        'a month that there is not',
        'admin_createKey',
        [{ name: 'a', expiresAt: '2027-13-01T00:00:00Z' }],
        'expiresAt: must be a time like',
      ],
      [
        'a day that there is not',
        'admin_getUsage',
        [{ from: '2027-02-30' }],
        'filter.from: must be a day like 2027-01-31, got 2027-02-30',
      ],
      ['no name', 'admin_createKey', [{}], "parameter 'grant'"],
      ['a member that there is not', 'admin_createKey', [{ name: 'a', secret: 'x' }], "expiresAt, got 'secret'"],
      ['an id that is none', 'admin_getKey', ['x'], "parameter 'id': expected 8 hexadecimal digits"],
    ])('%s is refused with the name of the wrong property', async (_what, method, params, message) => {
      const { post, client } = await startApi(engine)
      const { error } = await post(method, params)
      expect(error).toMatchObject({ code: -32602, message: expect.stringContaining(message) })
      expect(await client.admin_listKeys()).toEqual([])
    })

    it('the examples of the admin document are replayed', async () => {
      const { post, client } = await startApi(engine)
      await client.admin_setOwner('nobody', { maxKeys: 0 })
      for (const { method, match, params, expected } of examples()) {
        const { result, error } = await post(method, params)
        if (match === 'schema') expect([method, resultValidators[toName(method)](result)]).toEqual([method, true])
        else expect([method, result ?? error ?? null]).toEqual([method, expected])
      }
    })
  })
}

/** The request and the result of each example that needs one call. */
function examples() {
  return document.methods
    .flatMap(({ name: method, examples: shown, 'x-error-examples': errors = [] }) => [
      ...shown.map((example) => ({
        method,
        match: 'x-match' in example ? example['x-match'] : 'exact',
        params: example.params.map(({ value }): unknown => value),
        expected: example.result.value,
      })),
      ...errors.map((example) => ({
        method,
        match: 'x-match' in example ? example['x-match'] : 'exact',
        params: example.params,
        expected: example.error,
      })),
    ])
    .filter(({ match }) => match !== 'none')
}

function toName(name: string): (typeof methodNames)[number] {
  const known = methodNames.find((one) => one === name)
  if (known === undefined) throw new Error(`${name} is not generated`)
  return known
}

describe.each(ENGINES.slice(0, 1))('the admin API', (sqlite) => {
  it('the admin API serves its document and no methods of the node', async () => {
    const { post, client, url } = await startApi(sqlite)
    expect(await client['rpc.discover']()).toEqual(document)
    const headers = { authorization: `Bearer ${TOKEN}` }
    expect(await (await fetch(`${url}openrpc.json`, { headers })).json()).toEqual(document)
    expect((await post('admin_listkeys')).error).toMatchObject({
      code: -32601,
      data: { method: 'admin_listkeys', didYouMean: 'admin_listKeys' },
    })
    expect((await post('eth_chainId')).error).toMatchObject({ code: -32601 })
  })

  it('admin_listUpstreamNodes lists the nodes of a network in their states, without the paths of their URLs', async () => {
    const [ahead, behind] = [await serveTestChain(), await serveTestChain()]
    for (let block = 0; block < 3; block++) await ahead.askResult('evm_mine')
    const closed = await findClosed()
    const areAllPolled = createDeferred<void>()
    let polls = 0
    const { opened, remote } = await serveUpstream([ahead.url, behind.url, `${closed}/k3y-0123456789`], {
      onPolled: () => void (++polls === 3 && areAllPolled.resolve()),
    })
    await areAllPolled.promise
    const { client } = await startApi(sqlite, new Map([['regtest', opened.upstream]]))
    const rates = { network: 'regtest', errorRate: 0, latencyMs: expect.any(Number) }
    expect(await client.admin_listUpstreamNodes()).toEqual([
      { ...rates, node: new URL(ahead.url).origin, state: 'serving', height: 3, behindBlocks: 0 },
      { ...rates, node: new URL(behind.url).origin, state: 'behind', height: 0, behindBlocks: 3 },
      { network: 'regtest', node: closed, state: 'failing', errorRate: expect.any(Number) },
    ])
    remote.each()[1]?.markWrong('block 0 has another hash', { questions: [], read: () => undefined })
    const [, wrong] = await client.admin_listUpstreamNodes()
    expect(wrong).toMatchObject({ state: 'not trusted', reason: 'block 0 has another hash' })
    expect(Date.parse(String(wrong?.recheckAt))).toBeGreaterThan(0)
    expect(resultValidators.admin_listUpstreamNodes([wrong])).toBe(true)
  })

  it('a request without the token is refused before its body is read', async () => {
    const { url } = await startApi(sqlite)
    const refused = await fetch(url, { method: 'POST', body: 'x'.repeat(50_000) })
    expect([refused.status, await refused.text()]).toEqual([401, ''])
  })

  it('the admin API accepts JSON bodies up to its bound', async () => {
    const { send, url } = await startApi(sqlite)
    expect(await (await send('{"id"')).json()).toMatchObject({ error: { code: -32700 } })
    expect((await send(`"${'x'.repeat(100_000)}"`)).status).toBe(413)
    const headers = { authorization: `Bearer ${TOKEN}`, 'content-type': 'text/plain' }
    expect((await fetch(url, { method: 'POST', headers, body: '{}' })).status).toBe(415)
  })
})
