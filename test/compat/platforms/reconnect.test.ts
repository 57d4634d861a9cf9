import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { build } from 'esbuild'
import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findFreePort } from '../../_helpers/freePort.ts'
import { listen } from '../../_helpers/listen.ts'
import { type InstalledPackage, installPackage, root } from '../client/_package.ts'
import { createLines, NODES, prepareProject, type Running, startNode } from './_runtimes.ts'

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium'
const MAIN = join(root, 'dist/src/scion.js')

// With CI set, the tests fail instead of being skipped.
const isThere = (existsSync(NODES['Node 22']) && existsSync(CHROMIUM)) || process.env.CI !== undefined
if (!isThere) process.stderr.write('SKIPPED: the client on each platform, because a package or Chromium is missing\n')

/** Prints each new block, and each attempt to connect that the platform reports as failed. */
const watching = (url: string, importWebSocket: string) => `
import { createClient, webSocket } from 'scion-client'
${importWebSocket}
class Reporting extends WebSocket {
  constructor(url) {
    super(url)
    this.addEventListener('error', () => console.log('refused'))
  }
}
const transport = webSocket('${url}', { WebSocket: Reporting, reconnect: { times: 1000, delayMs: 20 } })
for await (const { number } of createClient({ transport }).subscribe(['newHeads'])) console.log('block', Number(number))
`

describe.skipIf(!isThere)('a subscription to new blocks', () => {
  let installed: InstalledPackage
  let browser: Browser
  let folder: string
  let port: number
  let pages: Awaited<ReturnType<typeof listen>>
  let node: ChildProcess
  const clients = new Map<string, Running>()

  async function startNodeProcess(): Promise<void> {
    const args = [
      'start',
      '--open',
      '--port',
      String(port),
      '--data',
      folder,
      '--mining',
      'mixed:200',
      '--networks',
      'regtest',
    ]
    const origin = `http://127.0.0.1:${pages.port}`
    node = spawn(process.execPath, [MAIN, ...args, '--cors', origin], { stdio: ['ignore', 'pipe', 'inherit'] })
    const feed = createLines()
    if (node.stdout !== null) createInterface(node.stdout).on('line', feed.add)
    node.once('exit', () => feed.end('the node ended'))
    await feed.line(/http:\/\/127\.0\.0\.1:\d+/)
  }

  async function watchInChromium(url: string): Promise<Running> {
    const contents = watching(url, '')
    const stdin = { contents, resolveDir: installed.project }
    const { outputFiles } = await build({ stdin, bundle: true, format: 'esm', platform: 'browser', write: false })
    const page = await browser.newPage()
    const feed = createLines()
    page.on('console', (message) => feed.add(message.text()))
    page.on('pageerror', (error) => feed.end(error.message))
    await page.goto(`http://127.0.0.1:${pages.port}/`)
    await page.addScriptTag({ content: outputFiles[0]?.text ?? '', type: 'module' })
    return { line: feed.line, stop: () => void page.close() }
  }

  beforeAll(async () => {
    ;[installed, folder, port, pages, browser] = await Promise.all([
      installPackage(),
      mkdtemp(join(tmpdir(), 'scion-')),
      findFreePort(),
      listen(createServer((_request, response) => void response.setHeader('content-type', 'text/html').end())),
      chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] }),
    ])
    await Promise.all([prepareProject(installed), startNodeProcess()])
    const url = `ws://127.0.0.1:${port}/regtest`
    for (const [name, program] of Object.entries(NODES)) {
      const code = watching(url, name === 'Node 20' ? "import { WebSocket } from 'ws'" : '')
      clients.set(name, await startNode(program, installed.project, name.replace(' ', ''), code))
    }
    clients.set('Chromium', await watchInChromium(url))
    // One failure of the node for all clients.
    const blocks = [...clients.values()].map((client) => client.line(/^block/))
    await Promise.all(blocks)
    node.kill('SIGKILL')
    for (let i = 0; i < 3; i++) await Promise.all([...clients.values()].map((client) => client.line(/^refused/)))
    await startNodeProcess()
  })
  afterAll(async () => {
    for (const client of clients.values()) client.stop()
    node.kill('SIGKILL')
    await Promise.all([
      browser.close(),
      pages.close(),
      installed.remove(),
      rm(folder, { recursive: true, force: true }),
    ])
  })

  it.each([...Object.keys(NODES), 'Chromium'])('goes on after the node was killed on %s', async (name) => {
    const client = clients.get(name)
    const first = await client?.line(/^block/)
    const second = await client?.line(/^block/)
    const numbers = [first, second].map((text) => Number(text?.slice('block '.length)))
    expect(numbers[1]).toBe(Number(numbers[0]) + 1)
  })
})
