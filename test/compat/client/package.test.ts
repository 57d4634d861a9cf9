import { readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { printExample } from '../../../scripts/codegen/print/example.ts'
import { document } from '../../_helpers/fixture.ts'
import { type Service, startService } from '../../_helpers/service.ts'
import { type CodeBlock, type InstalledPackage, installPackage, readmeBlocks, root, run, tool } from './_package.ts'

let installed: InstalledPackage
let blocks: CodeBlock[]
let service: Service

beforeAll(async () => {
  ;[installed, service] = await Promise.all([installPackage(), startService()])
  blocks = await readmeBlocks(installed)
}, 180_000)
afterAll(() => Promise.all([installed.remove(), service.stop()]))

const readManifest = async () =>
  JSON.parse(await readFile(join(installed.project, 'node_modules/scion-client/package.json'), 'utf8'))

describe('the package', () => {
  it('the package has no dependencies and needs no modules of Node', async () => {
    expect(await readManifest()).not.toHaveProperty('dependencies')
    const modules = await readdir(join(installed.project, 'node_modules'))
    expect(modules.filter((name) => !name.startsWith('.'))).toEqual(['scion-client'])
    const code = await readFile(join(installed.project, 'node_modules/scion-client/index.js'), 'utf8')
    expect(code.match(/from ['"][^.'"][^'"]*['"]/g)).toBeNull()
    const withoutComments = code.replaceAll(/\/\*.*?\*\//gs, '')
    expect(withoutComments).not.toMatch(/\b(Buffer|process|require)\b/)
  })

  it('the package passes publint', async () => {
    expect(await run(installed.folder, tool('publint'), ['run', '--strict'])).toContain('All good!')
  })

  it('the package has types for all module resolutions that attw checks', async () => {
    const printed = await run(installed.folder, tool('attw'), [installed.tarball, '--no-emoji'])
    for (const mode of ['OK (ESM)', 'OK (CJS)']) expect(printed).toContain(mode) // attw fails if there is a problem
  })
})

/** Type-checks files in the project, together with the declarations of the package. */
async function checkTypes(name: string, files: ReadonlyMap<string, string>, options: object): Promise<string> {
  for (const [path, text] of files) await writeFile(join(installed.project, path), text)
  const compilerOptions = { strict: true, noEmit: true, module: 'NodeNext', target: 'ES2022', types: [], ...options }
  const config = { compilerOptions, files: [...files.keys()] }
  await writeFile(join(installed.project, `${name}.json`), JSON.stringify(config))
  return run(installed.project, tool('tsc'), ['-p', `${name}.json`])
}

describe('an empty project', () => {
  beforeAll(async () => {
    for (const name of ['viem', 'ethers']) {
      await symlink(join(root, 'node_modules', name), join(installed.project, 'node_modules', name))
    }
  })

  it('JavaScript of the README prints the expected output', async () => {
    const running = blocks.filter(({ language }) => language === 'js')
    expect(running.length).toBeGreaterThanOrEqual(7)
    const printed = new Map<string, string>()
    for (const [i, { title, code }] of running.entries()) {
      const path = join(installed.project, `readme${i}.js`)
      await writeFile(path, code.replaceAll('http://127.0.0.1:4444/', `${service.base}/`))
      printed.set(title, (printed.get(title) ?? '') + (await run(installed.project, process.execPath, [path])))
    }
    expect(Object.fromEntries(printed)).toEqual({
      Start: expect.stringMatching(/^block \d+: \d+ wei\ntrue\n$/),
      Time: '33\n',
      Errors: expect.stringMatching(/^-32015 0x4e487b71\d+ panic 0x12: division or modulo by zero\n$/),
      viem: expect.stringMatching(/^\d+n RBTC\n33\n$/),
      ethers: expect.stringMatching(/^\d+\n$/),
      Addresses: '0x5aaEB6053f3e94c9b9a09f33669435E7ef1bEAeD\n0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed\n',
    })
  })

  it('code of the README passes the type check', async () => {
    const files = new Map(blocks.map(({ code }, i) => [`readme${i}.ts`, code]))
    await checkTypes('readme', files, {
      lib: ['ES2023', 'DOM'],
      types: ['node'],
      typeRoots: [join(root, 'node_modules/@types')],
      skipLibCheck: true,
    })
  })

  it('declarations and the example of every method pass the type check for browsers and for Node', async () => {
    const head =
      "import { createClient, http, webSocket } from 'scion-client'\nconst client = createClient({ transport: http('/') })\n"
    const calls = document.methods.map((method) => `{ ${printExample(method).join('\n')}\n}`)
    const socket = "createClient({ transport: webSocket('ws://127.0.0.1/', { WebSocket }) }).close()\n"
    const files = new Map([['examples.ts', `${head}${calls.join('\n')}\n${socket}`]])
    await checkTypes('browser', files, { lib: ['ES2023', 'DOM'], moduleResolution: 'bundler', module: 'ESNext' })
    const inNode = new Map([['examplesInNode.ts', `${head}${calls.join('\n')}\n`]])
    // The declarations of Node do not pass it without skipLibCheck.
    await checkTypes('node', inNode, {
      lib: ['ES2023'],
      types: ['node'],
      typeRoots: [join(root, 'node_modules/@types')],
      skipLibCheck: true,
    })
  })
})

it('the checkout exports the client as scion-rsk/client', async () => {
  const print = "import * as sdk from 'scion-rsk/client'; console.log(typeof sdk.createClient)"
  expect(await run(root, process.execPath, ['--input-type=module', '--eval', print])).toBe('function\n')
})

describe('a bundle', () => {
  async function bundle(imports: string) {
    const contents = `export { ${imports} } from 'scion-client'`
    const stdin = { contents, resolveDir: installed.project }
    const options = {
      bundle: true,
      minify: true,
      format: 'esm',
      write: false,
      platform: 'browser',
      metafile: true,
    } as const
    const { outputFiles, metafile } = await build({ ...options, stdin })
    const code = outputFiles[0]?.contents ?? new Uint8Array()
    const [output] = Object.values(metafile.outputs)
    const parts = Object.entries(output?.inputs ?? {}).filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    return { minified: code.length, gzipped: gzipSync(code, { level: 9 }).length, parts: parts.map(([path]) => path) }
  }

  it.each([
    ['the core', 'createClient, http', 10_100],
    ['the core and errors', 'createClient, http, isRpcError, RpcError, TransportError', 10_100],
    ['WebSocket only', 'createClient, webSocket', 10_100],
    ['in process', 'createClient, inProcess', 8_150],
    ['chains', 'scionMainnet, scionRegtest, scionTestnet', 600],
    ['checksums', 'toChecksumAddress', 3_500],
  ])('a bundle of %s (%s) is below %i bytes with gzip', async (name, imports, limit) => {
    const { minified, gzipped, parts } = await bundle(imports)
    console.log(`${name}: ${minified} bytes, ${gzipped} gzipped`)
    expect(gzipped).toBeLessThan(limit)
    const isOfCore = imports.includes('createClient')
    if (isOfCore) expect(parts.filter((path) => /chunk|checksum/.test(path))).toEqual([])
  })

  it('a bundle of everything is below 15.5 KB with gzip', async () => {
    const { minified, gzipped } = await bundle(
      'createClient, http, webSocket, inProcess, toEip1193, toChecksumAddress, scionRegtest',
    )
    console.log(`everything: ${minified} bytes, ${gzipped} gzipped`)
    expect(gzipped).toBeLessThan(15_500)
  })
})
