import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { type FastifyRequest, fastify } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { registerDocs } from '../../../src/server/pages/docs.ts'
import { createStaticFile } from '../../../src/server/pages/staticFile.ts'

const PAGE = `<!doctype html>${'<p>page</p>'.repeat(100)}`
const documentFor = ({ headers: { host = '' } }: FastifyRequest) =>
  createStaticFile(Buffer.from(JSON.stringify({ openrpc: '1.3.2', host })), 'application/json; charset=utf-8')

describe('the docs page', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'scion-docs-'))
    await writeFile(join(folder, 'index.html'), PAGE)
    await writeFile(join(folder, 'app.js'), 'export {}')
    await writeFile(join(folder, 'notes.txt'), 'not for the web')
    await writeFile(join(folder, 'openrpc.json'), '{"stale":true}')
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  const serve = (publicUrl?: string) => {
    const app = fastify({ routerOptions: { ignoreTrailingSlash: true }, exposeHeadRoutes: false })
    const paths = registerDocs(app, documentFor, { folder: pathToFileURL(`${folder}/`), publicUrl })
    const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers })
    const head = (url: string) => app.inject({ method: 'HEAD', url })
    return { paths, get, head }
  }

  it('the docs page is at /docs/, and /docs redirects there', async () => {
    const { get, paths } = serve()
    const redirect = await get('/docs')
    expect([redirect.statusCode, redirect.headers.location]).toEqual([308, 'docs/'])
    const page = await get('/docs/')
    expect([page.statusCode, page.body]).toEqual([200, PAGE])
    expect((await get('/docs/?endpoint=http://localhost:1')).body).toBe(PAGE)
    expect(paths.sort()).toEqual(['/docs', '/docs/', '/docs/app.js', '/docs/index.html', '/docs/openrpc.json'])
  })

  it.each([
    ['/docs?endpoint=http://localhost:1', 'docs/?endpoint=http://localhost:1'],
    ['/docs/index.html', './'],
    ['/docs/index.html?endpoint=http://localhost:1', './?endpoint=http://localhost:1'],
  ])('%s redirects to %s', async (url, location) => {
    const { statusCode, headers } = await serve().get(url)
    expect([statusCode, headers.location]).toEqual([308, location])
  })

  it.each(['/docs/', '/docs/app.js', '/docs/openrpc.json'])('HEAD of %s is GET without the body', async (url) => {
    const { get, head } = serve()
    const [whole, short] = [await get(url), await head(url)]
    expect([short.statusCode, short.body]).toEqual([200, ''])
    for (const name of ['etag', 'content-type', 'content-length', 'content-security-policy']) {
      expect(short.headers[name], name).toBe(whole.headers[name])
    }
  })

  it('the docs page is 304 for its ETag, with and without W/, and for *', async () => {
    const { get } = serve()
    const etag = String((await get('/docs/')).headers.etag)
    for (const known of ['*', etag, etag.slice(2), `"a", ${etag.slice(2)}`]) {
      expect((await get('/docs/', { 'if-none-match': known })).statusCode, known).toBe(304)
    }
    expect((await get('/docs/', { 'if-none-match': '"a"' })).statusCode).toBe(200)
  })

  it('the docs page may load only its own files and be in no frame', async () => {
    const { headers } = await serve().get('/docs/')
    expect(headers).toMatchObject({
      'content-security-policy':
        "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'content-type': 'text/html; charset=utf-8',
    })
  })

  it('the docs page has the document of the request, and the base URL relative to it, which keeps the prefix of a proxy', async () => {
    const { statusCode, headers, body } = await serve().get('/docs/openrpc.json', { host: 'rpc.example' })
    expect([statusCode, body]).toEqual([200, '{"openrpc":"1.3.2","host":"rpc.example"}'])
    const seenAt = (url: string) => new URL(String(headers['x-rpc-base']), url).href
    expect(seenAt('https://rpc.example/docs/openrpc.json')).toBe('https://rpc.example/')
    expect(seenAt('https://rpc.example/a/b%20c/docs/openrpc.json')).toBe('https://rpc.example/a/b%20c/')
    expect(headers).not.toHaveProperty('x-rpc-public-base')
  })

  it('the document of the docs page names the public URL of the settings', async () => {
    const { headers } = await serve('https://rpc.example/rsk').get('/docs/openrpc.json')
    expect(headers).toMatchObject({ 'x-rpc-base': '../', 'x-rpc-public-base': 'https://rpc.example/rsk' })
  })

  it('files of the docs page are cached and revalidated', async () => {
    const { get } = serve()
    const { etag = '', 'cache-control': control } = (await get('/docs/')).headers
    expect(control).toBe('no-cache')
    const again = await get('/docs/', { 'if-none-match': `"other", ${etag}` })
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
    expect((await get('/docs/app.js', { 'if-none-match': String(etag) })).statusCode).toBe(200)
  })

  it('files of the docs page are compressed for clients that accept gzip', async () => {
    const packed = await serve().get('/docs/', { 'accept-encoding': 'gzip' })
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
    expect(gunzipSync(packed.rawPayload).toString()).toBe(PAGE)
  })

  it.each([
    '/docs/notes.txt',
    '/docs/nothing.js',
    '/docs/../package.json',
    '/docs/..%2fpackage.json',
    '/docs/%2e%2e/app.js',
    '/docs/__proto__',
  ])('%s is not a file of the docs page', async (url) => {
    const { statusCode } = await serve().get(url)
    expect(statusCode).toBe(404)
  })

  it('the docs page is absent if it was not built', () => {
    const app = fastify()
    expect(registerDocs(app, documentFor, { folder: pathToFileURL(`${folder}/nowhere/`) })).toEqual([])
  })
})
