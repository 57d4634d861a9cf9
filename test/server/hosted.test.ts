import { mkdtemp, rm } from 'node:fs/promises'
import { type OutgoingHttpHeaders, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openKeyStore } from '../../src/apiKeys/keyStore.ts'
import { systemClock } from '../../src/base/clock.ts'
import { toHex } from '../../src/base/hex.ts'
import { signFrom } from '../_helpers/chain.ts'
import { type Cleanup, collectCleanup } from '../_helpers/cleanup.ts'
import { keysIn } from '../_helpers/places.ts'
import { type Service, startService, UPSTREAM, upstreamFlags } from '../_helpers/service.ts'

const NETWORKS = ['mainnet', 'regtest']
const BODY_LIMIT = 100_000
const CHAIN_ID = call('eth_chainId')
const CHAIN_ANSWER = { jsonrpc: '2.0', id: 1, result: '0x21' }
/** A transaction whose gas limit is below its intrinsic gas. */
const REFUSED = toHex(signFrom(0, { gasLimit: 1n }))
const NOBODY = '0x000000000000000000000000000000000000dead'

let service: Service
const keys = { any: '', mainnet: '', reader: '', slow: '', daily: '' }

function call(method: string, params: unknown = [], id: unknown = 1): string {
  return JSON.stringify({ jsonrpc: '2.0', id, method, params })
}

interface Sent {
  readonly verb?: string
  readonly path?: string
  readonly headers?: OutgoingHttpHeaders
  readonly body?: string
}

interface Got {
  readonly status: number | undefined
  readonly headers: Readonly<Record<string, unknown>>
  readonly text: string
}

/** A POST with a length is read by the fast path, one in chunks by Node's parser. The responses must be equal. */
type Framing = 'with a length' | 'in chunks'

function send({ verb = 'POST', path, headers, body = '' }: Sent, framing: Framing = 'with a length'): Promise<Got> {
  const length: OutgoingHttpHeaders = framing === 'with a length' ? { 'content-length': Buffer.byteLength(body) } : {}
  const given = { 'content-type': 'application/json', ...(verb === 'POST' ? length : {}), ...headers }
  return new Promise((resolve, reject) => {
    const options = { method: verb, headers: given, agent: false }
    const sending = request(`${service.base}${path ?? `/regtest/${keys.any}`}`, options, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk
      })
      answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, text }))
    })
    sending.on('error', reject)
    if (verb === 'POST') sending.write(body)
    sending.end()
  })
}

/** Returns status, id and code of a single response. */
async function sendJson(sent: Sent, framing?: Framing) {
  const { status, text } = await send(sent, framing)
  const { id, error } = JSON.parse(text)
  return { status, id, code: error?.code }
}

/** Starts the nodes behind the tested one, if it has any. Returns its networks as flags. */
type OpenNetworks = (cleanup: Cleanup) => Promise<readonly string[]>

const openOwn: OpenNetworks = async () => ['--networks', NETWORKS.join(), '--allow-public-ids']

const openUpstream: OpenNetworks = async (cleanup) => {
  const origin = await startService(['--open', '--networks', NETWORKS.join()])
  cleanup(async () => void (await origin.stop()))
  return upstreamFlags(origin, NETWORKS)
}

describe.each([
  ['a node', openOwn],
  [UPSTREAM, openUpstream],
] as const)('hosted profile of %s', (_, openNetworks) => {
  const { cleanup, run } = collectCleanup()
  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'scion-hosted-'))
    cleanup(() => rm(folder, { recursive: true, force: true }))
    const store = await openKeyStore(keysIn(folder), systemClock)
    const create = async (...[grant]: Parameters<typeof store.create>) => (await store.create(grant)).key
    keys.any = await create({ name: 'any', network: 'all' })
    keys.mainnet = await create({ name: 'mainnet', network: 'mainnet' })
    keys.reader = await create({ name: 'reader', network: 'all', methods: ['eth_blockNumber'] })
    keys.slow = await create({ name: 'slow', network: 'all', limits: { requestsPerSecond: 1 } })
    keys.daily = await create({ name: 'daily', network: 'all', limits: { requestsPerDay: 2 } })
    await store.close()
    const limits = ['--body-limit-bytes', `${BODY_LIMIT}`, '--response-limit-bytes', '5000', '--call-timeout-ms', '0']
    const flags = ['--profile', 'hosted', ...limits]
    service = await startService([...flags, ...(await openNetworks(cleanup))], folder)
    cleanup(async () => void (await service.stop()))
  })
  afterAll(run)

  describe.each<Framing>(['with a length', 'in chunks'])('requests %s', (framing) => {
    it.each<[what: string, body: string, id: unknown, code: number]>([
      ['invalid JSON', '{bad json', null, -32700],
      ['an empty body', '', null, -32700],
      ['a scalar', '5', null, -32600],
      ['an empty batch', '[]', null, -32600],
      ['another version of JSON-RPC', '{"jsonrpc":"1.0","id":1,"method":"eth_chainId"}', null, -32600],
      ['an envelope without method', '{"jsonrpc":"2.0","id":1}', null, -32600],
      ['a scalar as params', '{"jsonrpc":"2.0","id":1,"method":"eth_chainId","params":5}', null, -32600],

      ['too many parameters', call('eth_chainId', [1]), 1, -32602],
      ['too few parameters', call('eth_getBalance'), 1, -32602],
      ['a parameter of another form', call('eth_getBalance', ['0x12', 'latest'], 'x'), 'x', -32602],
      ['a parameter of no such name', call('eth_getBalance', { owner: NOBODY }), 1, -32602],
      ['a transaction for another chain', call('eth_sendRawTransaction', ['0xc0']), 1, -32602],
      ['a call at an unknown block', call('eth_call', [{ to: NOBODY }, '0x99']), 1, -32602],
      ['state of an unknown block', call('eth_getBalance', [NOBODY, '0x99']), 1, -32600],
    ])(`a request ${framing} gets 200 with the error: %s`, async (_, body, id, code) => {
      expect(await sendJson({ body }, framing)).toEqual({ status: 200, id, code })
    })

    it.each<[what: string, body: string, code: number | undefined]>([
      ['an answer', CHAIN_ID, undefined],
      ['an unknown method', call('eth_nosuch'), -32601],
      ['an empty method', call(''), -32601],
      ['a revert', call('eth_call', [{ data: '0x600160005260206000fd' }, 'latest']), -32015],
      ['an estimate that finds no gas', call('eth_estimateGas', [{ data: '0xfe' }]), -32000],
      ['a refused transaction', call('eth_sendRawTransaction', [REFUSED]), -32010],
      ['an answer that is too long', call('eth_call', [{ data: '0x6117706000f3' }, 'latest']), -32011],
    ])(`a request ${framing} gets 200: %s`, async (_, body, code) => {
      expect(await sendJson({ body }, framing)).toEqual({ status: 200, id: 1, code })
    })

    it('a batch is 200 with its items, and without those of notifications', async () => {
      const batch = `[${call('eth_chainId', [1])},5,${call('eth_nosuch')},{"jsonrpc":"2.0","method":"eth_chainId"}]`
      const { status, text } = await send({ body: batch }, framing)
      expect(status).toBe(200)
      expect(JSON.parse(text)).toMatchObject([
        { id: 1, error: { code: -32602 } },
        { id: null, error: { code: -32600 } },
        { id: 1, error: { code: -32601 } },
      ])
      const most = await send({ body: `[${Array(50).fill(CHAIN_ID).join()}]` }, framing)
      expect([most.status, JSON.parse(most.text)]).toEqual([200, Array(50).fill(CHAIN_ANSWER)])
    })

    it.each([
      ['a notification', '{"jsonrpc":"2.0","method":"eth_chainId"}'],
      ['a notification that fails', '{"jsonrpc":"2.0","method":"eth_chainId","params":[1]}'],
      ['a batch of notifications', '[{"jsonrpc":"2.0","method":"eth_chainId"}]'],
    ])(`a request ${framing} gets 200 and an empty body: %s`, async (_, body) => {
      expect(await send({ body }, framing)).toMatchObject({ status: 200, text: '', headers: { 'content-length': '0' } })
    })

    it.each<[what: string, status: number, code: number, path: () => string]>([
      ['no key', 401, -32001, () => '/regtest'],
      ['no key and no network', 401, -32001, () => '/'],
      ['a wrong key', 401, -32001, () => '/regtest/wrong'],
      ['a key of another network', 403, -32003, () => `/regtest/${keys.mainnet}`],
    ])('%s: %i, before the body is looked at', async (_, status, code, path) => {
      const bodies = [CHAIN_ID, '{bad json', 'x'.repeat(BODY_LIMIT + 1)]
      for (const body of bodies)
        expect(await sendJson({ path: path(), body }, framing)).toEqual({ status, id: null, code })
      const foreign = { path: path(), body: CHAIN_ID, headers: { 'content-type': 'text/plain' } }
      expect(await sendJson(foreign, framing)).toEqual({ status, id: null, code })
    })

    it('a method outside the key is 403, and in a batch an item with the error', async () => {
      const path = `/regtest/${keys.reader}`
      expect(await sendJson({ path, body: call('eth_blockNumber') }, framing)).toMatchObject({
        status: 200,
        code: undefined,
      })
      expect(await sendJson({ path, body: CHAIN_ID }, framing)).toEqual({ status: 403, id: 1, code: -32003 })
      const batch = await send({ path, body: `[${CHAIN_ID}]` }, framing)
      expect([batch.status, JSON.parse(batch.text)]).toMatchObject([200, [{ error: { code: -32003 } }]])
    })

    it('a body beyond the limit is 413', async () => {
      expect(await sendJson({ body: `"${'x'.repeat(BODY_LIMIT)}"` }, framing)).toMatchObject({ status: 413, id: null })
      expect(await sendJson({ body: `"${'x'.repeat(BODY_LIMIT - 2)}"` }, framing)).toMatchObject({
        status: 200,
        code: -32600,
      })
    })

    it('a content type other than JSON is 415', async () => {
      const typed = (type: string) => sendJson({ body: CHAIN_ID, headers: { 'content-type': type } }, framing)
      for (const type of ['text/plain', 'application/json2', ''])
        expect(await typed(type)).toMatchObject({ status: 415 })
      for (const type of ['application/json-rpc', 'Application/JSON; charset=utf-8']) {
        expect(await typed(type)).toMatchObject({ status: 200, code: undefined })
      }
      const packed = { body: CHAIN_ID, headers: { 'content-encoding': 'gzip' } }
      expect(await sendJson(packed, framing)).toMatchObject({ status: 415 })
    })

    it('an unknown path is 404', async () => {
      const paths = ['/nosuch', '/testnet/x', `/regtest/${keys.any}/more`]
      for (const path of paths) expect(await sendJson({ path, body: CHAIN_ID }, framing)).toMatchObject({ status: 404 })
    })
  })

  it('another method on an RPC path is 405 with Allow', async () => {
    for (const verb of ['GET', 'PUT', 'DELETE', 'PATCH']) {
      for (const path of ['/', '/regtest', `/regtest/${keys.any}`]) {
        const { status, headers } = await send({ verb, path })
        expect({ verb, path, status, allow: headers.allow }).toEqual({
          verb,
          path,
          status: 405,
          allow: 'POST, OPTIONS',
        })
      }
    }
    expect((await send({ verb: 'GET', path: '/nosuch' })).status).toBe(404)
  })

  it.each(['slow', 'daily'] as const)(
    'a request beyond the limit of a %s key is 429 with Retry-After',
    async (name) => {
      const path = `/regtest/${keys[name]}`
      const body = `[${Array(50).fill(CHAIN_ID).join()}]` // above both limits; a full rate accepts it once
      if (name === 'slow') expect(await send({ path, body })).toMatchObject({ status: 200 })
      const { status, headers, text } = await send({ path, body })
      expect([status, JSON.parse(text)]).toMatchObject([429, { id: null, error: { code: -32005 } }])
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    },
  )
})
