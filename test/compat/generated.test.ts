import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compile } from 'json-schema-to-typescript'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { OpenRpcDocument } from '../../src/base/openrpc.ts'
import { MNEMONIC_ACCOUNTS } from '../../src/chainspec/sandboxAccounts.ts'
import { createClient } from '../../src/client/client.ts'
import { http } from '../../src/client/http.ts'
import { type Service, startService, startUpstream, UPSTREAM } from '../_helpers/service.ts'
import { openProject } from './_project.ts'
import { compileRust, hasRustc } from './_rust.ts'

const account = MNEMONIC_ACCOUNTS[0]
if (account === undefined) throw new Error('an account is needed')

const clientOf = (url: string) => createClient({ transport: http(url) })

const NETWORKS = ['mainnet', 'testnet', 'regtest']

describe.each([
  ['a sandbox', () => startService()],
  [UPSTREAM, () => startUpstream(NETWORKS)],
])('the client over HTTP, on %s', (_on, start) => {
  let service: Service
  beforeAll(async () => {
    service = await start()
  })
  afterAll(() => service.stop())

  it('the client returns typed results of every network', async () => {
    const chainIds = await Promise.all(NETWORKS.map((network) => clientOf(service.url(network)).eth_chainId()))
    expect(chainIds).toEqual(['0x1e', '0x1f', '0x21'])
    const client = clientOf(service.url('regtest'))
    const block = await client.eth_getBlockByNumber('earliest', false)
    expect(block?.number).toBe('0x0')
    expect(BigInt(await client.eth_getBalance(account.address))).toBeGreaterThan(10n ** 18n)
    expect(await client.eth_getTransactionReceipt(`0x${'00'.repeat(32)}`)).toBeNull()
  })

  it('rpc.discover returns the served document', async () => {
    const client = clientOf(service.url('regtest'))
    const [discovered, served] = await Promise.all([
      client['rpc.discover'](),
      fetch(`${service.base}/openrpc.json`).then((response) => response.json()),
    ])
    expect(discovered).toEqual(served)
    expect(discovered.methods.map((method) => method.name)).toContain('eth_getBalance')
  })

  it('the client rejects with the error of the node', async () => {
    const client = clientOf(service.url('regtest'))
    await expect(client.eth_getBalance('0x12')).rejects.toMatchObject({ code: -32602 })
  })
})

describe('public generators on the served document', () => {
  const folder = join(import.meta.dirname, 'openrpcClient')
  const project = openProject(folder)
  const { resolve } = createRequire(import.meta.url)
  const generator = resolve('@open-rpc/generator/build/cli.js')
  const tsc = resolve('typescript/bin/tsc')

  let service: Service
  let text: string
  let document: OpenRpcDocument
  beforeAll(async () => {
    project.requireInstalled()
    service = await startService(['--open', '--profile', 'dev', '--networks', 'regtest'])
    text = await (await fetch(`${service.base}/openrpc.json`)).text()
    document = JSON.parse(text)
  })
  afterAll(() => service.stop())

  const makeFolder = async () => {
    const made = await mkdtemp(join(tmpdir(), 'scion-generated-'))
    onTestFinished(() => rm(made, { recursive: true, force: true }))
    await symlink(join(folder, 'node_modules'), join(made, 'node_modules'))
    return made
  }

  it('the document lists no method with the prefix that JSON-RPC reserves', () => {
    expect(document.methods.filter(({ name }) => !/^[a-z0-9]+_[a-zA-Z0-9_]+$/.test(name))).toEqual([])
  })

  it('a client made by @open-rpc/generator compiles with its own settings, and calls the node', async () => {
    const home = await makeFolder()
    const openrpcDocument = join(home, 'openrpc.json')
    await writeFile(openrpcDocument, text)
    const made = ['-t', 'client', '-l', 'typescript', '-n', 'made', '-d', openrpcDocument, '-o', home]
    await project.succeed(process.execPath, [generator, 'generate', ...made])
    const cwd = join(home, 'client/typescript')
    // TypeScript 6 deprecates the template's module resolution, and wants the root of the sources.
    await project.succeed(process.execPath, [tsc, '-p', '.', '--ignoreDeprecations', '6.0', '--rootDir', 'src'], {
      cwd,
    })
    const transport = { type: 'http', host: '127.0.0.1', port: Number(new URL(service.base).port), path: 'regtest' }
    const options = JSON.stringify({ transport })
    const program = `new (require('./build').default)(${options}).eth_chainId().then(console.log)`
    expect(await project.succeed(process.execPath, ['-e', program], { cwd })).toBe('0x21\n')
  })

  it.skipIf(!hasRustc)('a Rust client made by @open-rpc/generator compiles', async () => {
    const home = await makeFolder()
    const openrpcDocument = join(home, 'openrpc.json')
    await writeFile(openrpcDocument, text)
    const made = ['-t', 'client', '-l', 'rust', '-n', 'made', '-d', openrpcDocument, '-o', home]
    await project.succeed(process.execPath, [generator, 'generate', ...made])
    const code = await readFile(join(home, 'client/rust/src/index.rs'), 'utf8')
    await compileRust(project, home, code)
  })

  it('types that json-schema-to-typescript makes of every schema compile', async () => {
    const made = await makeFolder()
    const names = Object.keys(document.components.schemas)
    const properties = Object.fromEntries(names.map((name) => [name, { $ref: `#/components/schemas/${name}` }]))
    const { schemas } = document.components
    const root = JSON.parse(JSON.stringify({ type: 'object', properties, components: { schemas } }))
    await writeFile(join(made, 'types.ts'), await compile(root, 'All', { format: false }))
    await project.succeed(process.execPath, [tsc, '--strict', '--noEmit', 'types.ts'], { cwd: made })
  })
})
