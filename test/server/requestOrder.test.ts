import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { InvalidParams } from '../../src/rpc/refusals.ts'
import type { KeyGrant } from '../../src/server/auth/authenticate.ts'
import { createLimiter } from '../../src/server/auth/limits.ts'
import type { ConnectionBounds } from '../../src/server/options.ts'
import { createForgetfulUsage } from '../_helpers/usage.ts'
import { startTestServer } from './_testServer.ts'
import { exchange } from './http/fast/_pair.ts'

const BODY_LIMIT = 300_000
/** The length of a body that weighs 3 requests more than its calls. */
const HEAVY_BODY = 200_000
/** Requests of the key that were counted today before the test. */
const USED = 10

/** A request that a check may spoil, with its key and the server that receives it. */
interface Draft {
  line: { method: string; path: string; key: string }
  fields: string[]
  contentType: string
  call: Record<string, unknown>
  body: { isBroken: boolean; length: number }
  grant: { -readonly [Part in keyof KeyGrant]: KeyGrant[Part] }
  bounds: Partial<ConnectionBounds>
}

interface Check {
  /** The first words of its row in src/server/README.md. */
  readonly row: string
  /** Status, and code if the refusal has one; undefined for a closed connection. */
  readonly status: number | undefined
  readonly code?: number
  /** A part of the refusal's text. */
  readonly text?: string
  /** Makes the request fail this check. */
  spoil(draft: Draft): void
}

const [INVALID_KEY, NOT_ALLOWED, LIMIT] = [-32001, -32003, -32005]

const BEFORE_KEY: readonly Check[] = [
  { row: 'open connections', status: undefined, spoil: ({ bounds }) => Object.assign(bounds, { maxConnections: 0 }) },
  { row: 'syntax, size', status: 400, spoil: ({ fields }) => fields.push('no colon') },
  { row: '`Expect`', status: 417, spoil: ({ fields }) => fields.push('Expect: miracles') },
  { row: 'one `Host`', status: 400, spoil: ({ fields }) => fields.push('Host: other.example') },
  { row: 'path', status: 404, text: 'not found', spoil: ({ line }) => Object.assign(line, { path: '/nowhere' }) },
  { row: 'method', status: 405, spoil: ({ line }) => Object.assign(line, { method: 'PUT' }) },
  {
    row: 'two different keys',
    status: 401,
    code: INVALID_KEY,
    text: 'two different API keys',
    spoil: ({ fields }) => fields.push('x-api-key: another'),
  },
]

const KEYED: readonly Check[] = [
  ...BEFORE_KEY,
  {
    row: 'key',
    status: 401,
    code: INVALID_KEY,
    text: 'missing or invalid',
    spoil: ({ line }) => Object.assign(line, { key: 'unknown' }),
  },
  {
    row: 'network of the key',
    status: 403,
    code: NOT_ALLOWED,
    text: 'for the network',
    spoil: ({ grant }) => Object.assign(grant, { network: 'mainnet' }),
  },
  {
    row: 'origins of the key',
    status: 403,
    code: NOT_ALLOWED,
    text: 'for web pages only',
    spoil: ({ grant }) => Object.assign(grant, { origins: ['https://app.example'] }),
  },
  {
    row: 'addresses of the key',
    status: 403,
    code: NOT_ALLOWED,
    text: 'for the address',
    spoil: ({ grant }) => Object.assign(grant, { addresses: ['192.0.2.0/24'] }),
  },
  {
    row: 'daily limits',
    status: 429,
    code: LIMIT,
    text: 'limit of 10 requests per day',
    spoil: ({ grant }) => Object.assign(grant, { limits: { ...grant.limits, requestsPerDay: USED } }),
  },
  {
    row: 'rate of the key',
    status: 429,
    code: LIMIT,
    text: 'requests per second',
    spoil: ({ grant }) => Object.assign(grant, { limits: { ...grant.limits, requestsPerSecond: 1 } }),
  },
  {
    row: 'connections of the key',
    status: 429,
    code: LIMIT,
    text: 'limit of 0 connections',
    spoil: ({ bounds }) => Object.assign(bounds, { connectionsPerKey: 0 }),
  },
  {
    row: 'content type',
    status: 415,
    text: 'content type',
    spoil: (draft) => Object.assign(draft, { contentType: 'text/plain' }),
  },
  {
    row: 'content encoding',
    status: 415,
    text: 'compressed',
    spoil: ({ fields }) => fields.push('Content-Encoding: br'),
  },
  {
    row: 'length, pieces',
    status: 413,
    text: 'too large',
    spoil: ({ body }) => Object.assign(body, { length: BODY_LIMIT + 1 }),
  },
  {
    row: 'limits of the key',
    status: 429,
    code: LIMIT,
    text: 'limit of 13 requests per day',
    spoil({ body, grant }) {
      body.length = Math.max(body.length, HEAVY_BODY)
      grant.limits = { requestsPerDay: USED + 3, ...grant.limits }
    },
  },
  { row: 'JSON syntax', status: 400, code: -32700, spoil: ({ body }) => Object.assign(body, { isBroken: true }) },
  { row: 'JSON-RPC request', status: 400, code: -32600, spoil: ({ call }) => Object.assign(call, { jsonrpc: '1.0' }) },
  {
    row: 'method of the document',
    status: 200,
    code: -32601,
    spoil: ({ call }) => Object.assign(call, { method: 'hidden' }),
  },
  {
    row: 'methods of the key',
    status: 403,
    code: NOT_ALLOWED,
    text: 'for the method',
    spoil: ({ grant }) => Object.assign(grant, { methods: ['none'] }),
  },
  {
    row: 'methods of the owner',
    status: 403,
    code: NOT_ALLOWED,
    text: 'only for the owner',
    spoil: ({ call }) => Object.assign(call, { method: 'ownerOnly' }),
  },
  { row: 'parameters', status: 400, code: -32602, spoil: ({ call }) => Object.assign(call, { params: ['invalid'] }) },
]

/** The checks of a request with the local key, up to the first that follows those of the key. */
const LOCAL: readonly Check[] = [
  ...BEFORE_KEY,
  {
    row: 'key (`Host`',
    status: 403,
    code: NOT_ALLOWED,
    text: 'this Host',
    spoil: ({ fields }) => fields.splice(0, 1, 'Host: other.example'),
  },
  {
    row: 'key (`Host`, then `Origin`',
    status: 403,
    code: NOT_ALLOWED,
    text: 'cross-origin',
    spoil: ({ fields }) => fields.push('Origin: https://app.example'),
  },
  {
    row: 'content type',
    status: 415,
    text: 'content type',
    spoil: (draft) => Object.assign(draft, { contentType: 'text/plain' }),
  },
]

/** Sends a request that fails these checks, and returns the first response. */
async function sendSpoiled(checks: readonly Check[], { key, hasFastPath }: { key: string; hasFastPath: boolean }) {
  const draft: Draft = {
    line: { method: 'POST', path: '/regtest', key },
    fields: ['Host: localhost'],
    contentType: 'application/json',
    call: { jsonrpc: '2.0', id: 1, method: 'read' },
    body: { isBroken: false, length: 0 },
    grant: { id: 'test', network: 'all' },
    bounds: {},
  }
  for (const { spoil } of checks) spoil(draft)
  const { line, fields, contentType, call, body, grant, bounds } = draft
  const clock = { nowMs: () => 86_400_000 * 20_000 }
  const usage = createForgetfulUsage(clock)
  await usage.whenLoaded(grant)
  usage.add(grant, 'read', USED)
  const limiter = createLimiter(clock, usage, { timer: clock })
  limiter.chargeAhead(grant, { requestsPerSecond: 1 }) // uses up the second
  const { port } = await startTestServer({
    hasFastPath,
    limiter,
    bounds,
    bodyLimitBytes: BODY_LIMIT,
    findKey: (text) => (text === 'key' ? grant : undefined),
    parseParams(_method, params = []) {
      if (Array.isArray(params) && params.length > 0) throw new InvalidParams('invalid params')
      return params
    },
  })
  const text = `${JSON.stringify(call)}${body.isBroken ? '{' : ''}`.padEnd(body.length)
  const head = [
    `${line.method} ${line.path}/${line.key} HTTP/1.1`,
    ...fields,
    `Content-Type: ${contentType}`,
    `Content-Length: ${text.length}`,
  ]
  const [status, ...rest] = (await exchange(port, [`${head.join('\r\n')}\r\n\r\n${text}`])).split('\r\n')
  return { status: status === '' ? undefined : Number(status?.split(' ')[1]), text: rest.join('\r\n') }
}

function expectRefusal({ status, text }: { status: number | undefined; text: string }, check: Check): void {
  expect(status).toBe(check.status)
  if (check.code !== undefined) expect(text).toContain(`"code":${check.code}`)
  if (check.text !== undefined) expect(text).toContain(check.text)
}

const pairsOf = (checks: readonly Check[]) =>
  checks.slice(1).map((second, index) => ({ first: checks[index] as Check, second }))

describe.each([
  ['the fast path', true],
  ["Node's parser", false],
])('over %s', (_path, hasFastPath) => {
  it('a request that passes all checks is answered', async () => {
    expect(await sendSpoiled([], { key: 'key', hasFastPath })).toMatchObject({ status: 200 })
    expect(await sendSpoiled([], { key: 'local_key', hasFastPath })).toMatchObject({ status: 200 })
  })

  it.each(KEYED)('a request with a key that fails only $row gets its refusal', async (check) => {
    expectRefusal(await sendSpoiled([check], { key: 'key', hasFastPath }), check)
  })

  it.each(pairsOf(KEYED))('$first.row is checked before $second.row', async ({ first, second }) => {
    expectRefusal(await sendSpoiled([second, first], { key: 'key', hasFastPath }), first)
  })

  it.each(LOCAL)('a request with the local key that fails only $row gets its refusal', async (check) => {
    expectRefusal(await sendSpoiled([check], { key: 'local_key', hasFastPath }), check)
  })

  it.each(pairsOf(LOCAL))('$first.row is checked before $second.row for the local key', async ({ first, second }) => {
    expectRefusal(await sendSpoiled([second, first], { key: 'local_key', hasFastPath }), first)
  })
})

it('src/server/README.md has these checks in this order', () => {
  const page = readFileSync(new URL('../../src/server/README.md', import.meta.url), 'utf8')
  const rows = [...page.matchAll(/^\| (.+?) \| (.+) \|$/gm)].slice(2)
  expect(rows).toHaveLength(KEYED.length)
  for (const [index, { row, status, code }] of KEYED.entries()) {
    const [, check, refusal] = rows[index] ?? []
    expect(check?.startsWith(row), `${check}: ${row}`).toBe(true)
    if (status !== undefined) expect(refusal).toContain(String(code ?? status))
  }
})
