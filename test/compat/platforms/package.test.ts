import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { startWebSocketServer } from '../../client/_webSocketServer.ts'
import { type InstalledPackage, installPackage, run, tool } from '../client/_package.ts'
import { modules, NODES } from './_runtimes.ts'
import { askWorker, WORKERD } from './_workerd.ts'

// With CI set, the tests fail instead of being skipped.
const isThere = existsSync(WORKERD) || process.env.CI !== undefined
if (!isThere)
  process.stderr.write('SKIPPED: the packed client on each platform, because test/compat/platforms has no packages\n')

describe.skipIf(!isThere)('the packed client', () => {
  let installed: InstalledPackage
  let project: string

  beforeAll(async () => {
    installed = await installPackage()
    project = join(installed.project, 'commonjs')
    await mkdir(project)
    await writeFile(join(project, 'package.json'), '{ "name": "commonjs", "private": true }')
  })
  afterAll(() => installed.remove())

  it.each(Object.entries(NODES))('is one module for import and require on %s', async (_name, program) => {
    const path = join(project, 'both.cjs')
    const code = `const required = require('scion-client')
      import('scion-client').then((imported) => console.log(imported.RpcError === required.RpcError, typeof required.createClient))`
    await writeFile(path, code)
    expect(await run(project, program, [path])).toBe('true function\n')
  })

  it.each([
    ['commonjs with moduleResolution node', { module: 'commonjs', moduleResolution: 'node' }],
    ['node16', { module: 'node16' }],
    ['nodenext', { module: 'nodenext' }],
    ['bundler', { module: 'esnext', moduleResolution: 'bundler' }],
  ])('has types in a TypeScript project without "type": "module", %s', async (name, options) => {
    const file = `${name.replaceAll(' ', '-')}.ts`
    const code = `import { createClient, http, RpcError } from 'scion-client'
      const client = createClient({ transport: http('http://127.0.0.1/') })
      export const height: Promise<string> = client.eth_blockNumber()
      // @ts-expect-error -- a number is no address
      client.eth_getBalance(1)
      export const kind = (error: RpcError): string | undefined => error.kind`
    await writeFile(join(project, file), code)
    const compilerOptions = {
      strict: true,
      noEmit: true,
      target: 'ES2022',
      lib: ['ES2022', 'DOM'],
      types: [],
      skipLibCheck: true,
      ...options,
    }
    await writeFile(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: [file] }))
    expect(await run(project, process.execPath, [join(modules, 'typescript/bin/tsc'), '-p', '.'])).toBe('')
  })

  it('is loaded by Jest as installed, without a configuration', async () => {
    const code = `const { createClient, http, RpcError } = require('scion-client')
      test('a call', async () => {
        const fetch = async () => new Response('{"jsonrpc":"2.0","id":0,"result":"0x21"}')
        expect(await createClient({ transport: http('http://127.0.0.1/', { fetch }) }).eth_chainId()).toBe('0x21')
        expect(() => { throw new RpcError('a', { code: 1, message: 'b' }) }).toThrow(RpcError)
      })
      test('values of the other realm', async () => {
        const client = createClient({ transport: http('http://127.0.0.1/') })
        await expect(client.request('m', [{ a: new Map() }])).rejects.toThrow("parameter '0.a' must have a JSON form, got a Map")
      })`
    await writeFile(join(project, 'client.test.js'), code)
    const jest = join(modules, 'jest/bin/jest.js')
    await run(project, process.execPath, [jest, '--ci', '--rootDir', project, '--testMatch', '**/client.test.js'])
  })

  it('is bundled by Vite from its ES modules', async () => {
    await writeFile(join(installed.project, 'index.html'), '<script type="module" src="./page.js"></script>')
    await writeFile(
      join(installed.project, 'page.js'),
      "import { createClient, http } from 'scion-client'\ncreateClient({ transport: http('/') }).eth_chainId().then(console.log)\n",
    )
    const printed = await run(installed.project, tool('vite'), ['build', '--outDir', 'out'])
    expect(printed).toMatch(/index-.*\.js/)
    expect(printed).not.toMatch(/warn/i)
  })

  it('sends requests and subscribes in workerd', async () => {
    const node = createServer((request, response) => {
      if (request.url === '/moved') return void response.writeHead(307, { location: '/' }).end()
      const pieces: Buffer[] = []
      request.on('data', (piece: Buffer) => void pieces.push(piece))
      request.on('end', () => {
        const body: unknown = JSON.parse(Buffer.concat(pieces).toString())
        const answer = (id: number) => ({ jsonrpc: '2.0', id, result: '0x21' })
        response.end(JSON.stringify(Array.isArray(body) ? body.map((_call, id) => answer(id)) : answer(0)))
      })
    })
    await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void node.close())
    const { url } = await startWebSocketServer()
    const base = `http://127.0.0.1:${(node.address() as AddressInfo).port}`
    const contents = `import { createClient, http, webSocket } from 'scion-client'
      export default { async fetch() {
        const client = createClient({ transport: http('${base}') })
        const moved = createClient({ transport: http('${base}/moved') })
        const socket = createClient({ transport: webSocket('${url}') })
        const dead = createClient({ transport: webSocket('ws://127.0.0.1:1/', { reconnect: { times: 1, delayMs: 1 } }) })
        const { value: head } = await socket.subscribe(['newHeads']).next()
        const control = new AbortController()
        const many = await Promise.all(Array.from({ length: 50 }, () => client.with({ signal: control.signal }).eth_chainId()))
        socket.close()
        return Response.json({
          chainId: many[49],
          head,
          moved: await moved.eth_chainId().catch(({ kind, status }) => [kind, status]),
          dead: await dead.eth_chainId().catch(({ kind, message }) => [kind, message]),
        })
      } }`
    const stdin = { contents, resolveDir: installed.project }
    const bundled = await build({ stdin, bundle: true, format: 'esm', platform: 'browser', write: false })
    expect(await askWorker(project, bundled.outputFiles[0]?.text ?? '')).toMatchObject({
      chainId: '0x21',
      head: { number: 'first' },
      moved: ['httpStatus', 307],
      dead: ['closed', expect.stringContaining('no connection to ws://127.0.0.1:1 (code 1006)')],
    })
  })
})
