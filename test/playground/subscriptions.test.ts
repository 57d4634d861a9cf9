import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import { describe, expect, onTestFinished } from 'vitest'
import { type Dialect, SUBSCRIPTION_DIALECTS } from '../../playground/request/snippets.ts'
import { it } from '../_helpers/it.ts'

const root = join(import.meta.dirname, '../..')
const TOOLS = join(root, 'test/compat/tools/node_modules/.bin')
const BLOCKS = { method: 'eth_subscribe', params: ['newHeads'] }
const LOGS = {
  method: 'eth_subscribe',
  params: ['logs', { address: '0xda7ce79725418f4f6e13bf5f520c89cec5f6a974', startBlock: '0x1' }],
}

/** Bundles a program with this checkout's client and runs it with the WebSocket of `ws`, which Node 20 lacks. */
async function startModule(text: string) {
  await mkdir(join(root, '.tmp'), { recursive: true })
  const folder = await mkdtemp(join(root, '.tmp/subscription-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const outfile = join(folder, 'snippet.mjs')
  await build({
    stdin: { contents: text, resolveDir: root },
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    banner: { js: "import { WebSocket as PlatformSocket } from 'ws'; globalThis.WebSocket ??= PlatformSocket" },
    external: ['viem', 'ethers', 'ws'],
    alias: { 'scion-client': join(root, 'src/client/index.ts') },
  })
  return spawn(process.execPath, [outfile])
}

/** Resolves when a program has printed a text; rejects with its output if it ends before. */
async function printed(program: ReturnType<typeof spawn>, text: string): Promise<void> {
  onTestFinished(() => void program.kill())
  let output = ''
  await new Promise<void>((resolve, reject) => {
    for (const stream of [program.stdout, program.stderr]) {
      stream?.on('data', (chunk) => {
        output += chunk
        if (output.includes(text)) resolve()
      })
    }
    program.on('exit', () => reject(new Error(`the program has ended: ${output}`)))
  })
}

const inShell = ({ name }: Dialect) => name === 'wscat' || name === 'cast'

describe('a subscription as code', () => {
  const modules = SUBSCRIPTION_DIALECTS.filter((dialect) => !inShell(dialect))

  it.for(modules)('code for $name prints the logs from the requested block on', async (dialect, { node }) => {
    const program = await startModule(dialect.write(LOGS, node.url('regtest')))
    await printed(program, '0x1746da8bb29191d72160235494a0cf8c57a155580d02593e1f14f9a4ddd525f5')
  })

  it.for(modules)('code for $name prints new blocks', async (dialect, { startNode }) => {
    const node = await startNode({ mining: 'interval:100' })
    await printed(await startModule(dialect.write(BLOCKS, node.url('regtest'))), 'parentHash')
  })

  it('code for cast prints new blocks', async ({ node, skip }) => {
    skip(!existsSync(join(TOOLS, 'cast')), 'cast is missing: npm install --prefix test/compat/tools')
    const cast = SUBSCRIPTION_DIALECTS.find(({ name }) => name === 'cast')
    const environment = { ...process.env, PATH: `${TOOLS}:${process.env.PATH}` }
    const written = cast?.write(BLOCKS, node.url('regtest')) ?? ''
    await printed(spawn('sh', ['-c', written], { env: environment }), '0x')
  })

  it.each(SUBSCRIPTION_DIALECTS)('code for $name has the WebSocket URL', ({ write }) => {
    expect(write(BLOCKS, 'http://127.0.0.1:4444/regtest')).toContain('ws://127.0.0.1:4444/regtest')
    expect(write(BLOCKS, 'https://rpc.example/testnet/YOUR_API_KEY')).toContain(
      'wss://rpc.example/testnet/YOUR_API_KEY',
    )
    expect(write(BLOCKS, 'https://rpc.example/testnet')).not.toContain('https:')
  })

  it('code for cast has the first address and the first topic of each position', () => {
    const cast = SUBSCRIPTION_DIALECTS.find(({ name }) => name === 'cast')
    const filter = { address: ['0xaa', '0xbb'], topics: ["0x01'; rm -rf ~", ['0x02', '0x03']] }
    expect(cast?.write({ method: 'eth_subscribe', params: ['logs', filter] }, 'http://x/')).toBe(
      "cast logs --subscribe --rpc-url 'ws://x/' \\\n  --address '0xaa' \\\n  '0x01'\\''; rm -rf ~' \\\n  '0x02'",
    )
  })
})
