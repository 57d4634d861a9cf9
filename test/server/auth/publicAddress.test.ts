import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { createProxySet } from '../../../src/server/auth/clientAddress.ts'
import { startTestServer } from '../_testServer.ts'

type Options = NonNullable<Parameters<typeof startTestServer>[0]>

const openrpc = (baseUrl = 'unknown') => JSON.stringify({ openrpc: '1.3.2', servers: [{ url: baseUrl }] })
const hosted: Options = { openrpc, acceptsAnyHost: true }
const behindProxy: Options = { ...hosted, isProxy: createProxySet(['loopback']) }

/** Starts a server and returns the function that reads the address in its document. */
async function startServer(options: Options) {
  const server = await startTestServer(options)
  const get = (headers: Record<string, string> = {}) => server.send({ method: 'GET', path: '/openrpc.json', headers })
  const read = async (headers?: Record<string, string>): Promise<string> =>
    JSON.parse((await get(headers)).text).servers[0].url
  return { ...server, get, read, own: `http://127.0.0.1:${server.port}` }
}

describe('the address in the document', () => {
  it('the document has the Host of the request', async () => {
    const { read } = await startServer(hosted)
    expect(await read({ host: 'rpc.example' })).toBe('http://rpc.example')
    expect(await read({ host: 'RPC.example:8080' })).toBe('http://rpc.example:8080')
    expect(await read({ host: '[2001:db8::1]:8080' })).toBe('http://[2001:db8::1]:8080')
  })

  it('the document has publicUrl for every Host', async () => {
    const { read } = await startServer({ ...behindProxy, publicUrl: 'https://rpc.example/node' })
    expect(await read({ host: 'evil.example', 'x-forwarded-host': 'evil.example' })).toBe('https://rpc.example/node')
  })

  it('the document has the X-Forwarded-Host and X-Forwarded-Proto of a trusted proxy', async () => {
    const { read } = await startServer(behindProxy)
    const forwarded = { host: '127.0.0.1', 'x-forwarded-host': 'rpc.example', 'x-forwarded-proto': 'https' }
    expect(await read(forwarded)).toBe('https://rpc.example')
    expect(await read({ host: 'rpc.example', 'x-forwarded-proto': 'https' })).toBe('https://rpc.example')
  })

  it('the document has the last of several forwarded values', async () => {
    const { read } = await startServer(behindProxy)
    const forwarded = { 'x-forwarded-host': 'evil.example, rpc.example', 'x-forwarded-proto': 'http, https' }
    expect(await read(forwarded)).toBe('https://rpc.example')
  })

  it.each([
    ['/rsk', '/rsk'],
    ['/rsk/', '/rsk'],
    ['/a/b%20c', '/a/b%20c'],
    ['/evil, /rsk', '/rsk'],
    ['/../x', '/x'],
    ['/', ''],
    ['rsk', ''],
    ['//evil.example', ''],
    ['/a"b', ''],
    ['/{x}', ''],
    [`/${'a'.repeat(300)}`, ''],
  ])('with X-Forwarded-Prefix %s of a trusted proxy, the document has the path %s', async (given, prefix) => {
    const { read } = await startServer(behindProxy)
    const headers = { host: 'rpc.example', 'x-forwarded-prefix': given }
    expect(await read(headers)).toBe(`http://rpc.example${prefix}`)
    expect(await (await startServer(hosted)).read(headers)).toBe('http://rpc.example')
  })

  it('/ redirects browsers relative to the requested path, or below the prefix that a trusted proxy names', async () => {
    const { send } = await startServer(behindProxy)
    const locationFor = async (more: Record<string, string>) =>
      (await send({ method: 'GET', path: '/', headers: { accept: 'text/html', ...more } })).headers.location
    expect(await locationFor({})).toBe('docs/')
    expect(await locationFor({ 'x-forwarded-prefix': '/rsk' })).toBe('/rsk/docs/')
    expect(await locationFor({ 'x-forwarded-prefix': '//evil.example' })).toBe('docs/')
  })

  it('the document ignores X-Forwarded-Host and X-Forwarded-Proto of untrusted clients', async () => {
    const { read } = await startServer(hosted)
    const forged = { host: 'rpc.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }
    expect(await read(forged)).toBe('http://rpc.example')
  })

  it.each([
    'rpc.example/path',
    'user@rpc.example',
    'rpc.example?x',
    'rpc.example:port',
    'rpc.example:99999',
    '"rpc.example"',
    '{network}.example',
    '-',
    'a'.repeat(300),
  ])('the document has the local address for the malformed host %s', async (host) => {
    const { read, own } = await startServer(behindProxy)
    expect(await read({ host })).toBe(own)
    expect(await read({ 'x-forwarded-host': host })).toBe(own)
  })

  it('the document has no foreign Host if only loopback and configured ones are accepted', async () => {
    const { read, own } = await startServer({ openrpc })
    expect(await read({ host: 'evil.example' })).toBe(own)
    expect(await read({ host: 'localhost:4444' })).toBe('http://localhost:4444')
    expect(await read({ host: 'node.internal' })).toBe('http://node.internal') // in allowedHosts
  })
})

describe('a document that depends on the request', () => {
  it('a document with the address of the request is private and varies by its headers', async () => {
    const { get } = await startServer(behindProxy)
    const { headers } = await get({ host: 'rpc.example' })
    expect(headers['cache-control']).toBe('private, no-cache')
    expect(headers.vary).toBe('accept-encoding, x-forwarded-host, x-forwarded-proto, x-forwarded-prefix')
  })

  it('the document has an ETag for each address', async () => {
    const { get } = await startServer(hosted)
    const { etag = '' } = (await get({ host: 'rpc.example' })).headers
    expect((await get({ host: 'rpc.example', 'if-none-match': etag })).status).toBe(304)
    const other = await get({ host: 'other.example', 'if-none-match': etag })
    expect(other.status).toBe(200)
    expect(other.headers.etag).not.toBe(etag)
  })

  it('the document is the same compressed', async () => {
    const { get } = await startServer(hosted)
    const packed = await get({ host: 'rpc.example', 'accept-encoding': 'gzip' })
    expect(packed.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(Buffer.from(packed.text, 'latin1')).toString()).toBe(openrpc('http://rpc.example'))
  })

  it('the document with publicUrl is one file for all clients', async () => {
    const { get } = await startServer({ ...hosted, publicUrl: 'https://rpc.example' })
    expect((await get()).headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding' })
  })
})
