import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Service, startService } from '../../_helpers/service.ts'
import { startWebSocketServer } from '../../client/_webSocketServer.ts'

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium'
// Without these, Chromium connects to servers of its vendor.
const ARGUMENTS =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'

const root = join(import.meta.dirname, '../../..')

/** Returns the client as a script for a page. */
async function bundleForPage(): Promise<string> {
  const options = { bundle: true, format: 'iife', globalName: 'sdk', platform: 'browser', write: false } as const
  const { outputFiles } = await build({ ...options, entryPoints: [join(root, 'src/client/index.ts')] })
  return outputFiles[0]?.text ?? ''
}

// With CI set, the tests fail instead of being skipped.
const isThere = existsSync(CHROMIUM) || process.env.CI !== undefined
if (!isThere) process.stderr.write(`SKIPPED: the client in a browser, because there is no ${CHROMIUM} (set CHROMIUM)\n`)

describe.skipIf(!isThere)('in Chromium', () => {
  let service: Service
  let context: BrowserContext
  let page: Page
  let profile: string
  const complaints: string[] = []
  const server = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end('<title>page</title>'),
  )

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    profile = await mkdtemp(join(tmpdir(), 'scion-chromium-'))
    const options = { executablePath: CHROMIUM, headless: true, args: ARGUMENTS.split(' ') }
    ;[service, context] = await Promise.all([
      startService(['--open', '--cors', origin]),
      chromium.launchPersistentContext(profile, options),
    ])
    page = await context.newPage()
    page.on('pageerror', (error) => complaints.push(error.message))
    await page.goto(origin)
    await page.addScriptTag({ content: await bundleForPage() })
  })
  afterAll(async () => {
    await context.close()
    await Promise.all([service.stop(), new Promise((resolve) => server.close(resolve))])
    await rm(profile, { recursive: true, force: true })
  })

  it('the client in Chromium sends batches over HTTP and reads errors of the node', async () => {
    const answers = await page.evaluate(`(async () => {
      const client = sdk.createClient({ transport: sdk.http('${service.url('regtest')}') })
      const both = await Promise.all([client.eth_chainId(), client.net_version()])
      const error = await client.eth_getBalance('0x12').catch((caught) => caught)
      return [...both, error.kind, error.data.parameter, sdk.isRpcError(error, 'invalidParams')]
    })()`)
    expect(answers).toEqual(['0x21', '33', 'invalidParams', 'address', true])
  })

  it('the client in Chromium subscribes with the WebSocket of the platform', async () => {
    const { url, subscriptions } = await startWebSocketServer()
    const answers = await page.evaluate(`(async () => {
      const client = sdk.createClient({ transport: sdk.webSocket('${url}') })
      for await (const head of client.subscribe(['newHeads'])) return [head, await client.request('echo', ['ä'])]
    })()`)
    expect(answers).toEqual([{ number: 'first' }, ['ä']])
    await expect.poll(() => subscriptions.size).toBe(0)
  })

  it('the client in Chromium reads the refusal of a wrong path from another origin, as the page itself does', async () => {
    const url = service.url('regtst')
    const refusal =
      'not found: expected a path that ends in /<network> or / (regtest); the networks are mainnet, testnet, regtest'
    const answers = await page.evaluate(`(async () => {
      const request = { method: 'POST', headers: { 'content-type': 'application/json', 'x-trace': '1' }, body: '{}' }
      const response = await fetch('${url}', request)
      const client = sdk.createClient({ transport: sdk.http('${url}') })
      const error = await client.eth_chainId().catch((caught) => caught)
      return [response.status, (await response.json()).error.message, error.message]
    })()`)
    expect(answers).toEqual([404, refusal, expect.stringContaining(refusal)])
  })

  it('the client in Chromium computes checksums of addresses', async () => {
    const checked = await page.evaluate(`sdk.toChecksumAddress('0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed', 30)`)
    expect(checked).toBe('0x5aaEB6053f3e94c9b9a09f33669435E7ef1bEAeD')
    expect(complaints).toEqual([])
  })
})
