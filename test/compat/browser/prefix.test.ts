import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import type { Fixture } from '../../../scripts/fixture/startFixture.ts'
import { it } from '../../_helpers/it.ts'
import { call } from '../../_helpers/wire.ts'
import { forgetRefusedLook, hasChromium, type Opened, useChromium } from './_chromium.ts'
import { shareOrigin } from './_prefix.ts'
import { walletOf } from './_wallet.ts'

const LOCKED = { networks: ['regtest'], open: false }

const textOf = async (page: Page, selector: string) => (await page.locator(selector).textContent()) ?? ''

/** Sends the request that the form shows, and returns the text of its outcome. */
async function send(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.locator('.outcome .status').waitFor()
  await page.locator('.send:not([aria-busy])').waitFor()
  return textOf(page, '.outcome')
}

/** Collects the addresses of all requests and WebSockets of a page. */
function watchAddresses({ page }: Opened): string[] {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  page.on('websocket', (socket) => addresses.push(socket.url().replace(/^ws/, 'http')))
  return addresses
}

/** Returns the snippets of all tabs of a list. */
async function snippetsOf(page: Page, list: string, code: string): Promise<string[]> {
  const snippets: string[] = []
  for (const tab of await page.getByRole('tablist', { name: list }).getByRole('tab').all()) {
    await tab.click()
    snippets.push(await textOf(page, code))
  }
  return snippets
}

describe.skipIf(!hasChromium)('the docs page below a prefix of an origin with another application', () => {
  const open = useChromium()
  let node: Fixture
  let other: Fixture
  let key: string
  it.beforeAll(async ({ startNode }) => {
    ;[node, other] = [await startNode(LOCKED), await startNode(LOCKED)]
    key = (await node.node.keys.create({ name: 'browser', network: 'regtest' })).key
  })

  it.for(['/rsk', '/a/b%20c;d,e(f)'])(
    'the page below %s uses the node only: calls, subscriptions, snippets, wallet, stored key',
    async (prefix) => {
      const { origin, received } = await shareOrigin({ [prefix]: node.url(), '/other': other.url() })
      const base = `${origin}${prefix}`
      const opened = await open(`${base}/docs`)
      const { page, complaints } = opened
      const addresses = watchAddresses(opened)
      expect(page.url()).toBe(`${base}/docs/`)
      await expect.poll(() => textOf(page, '.chain-card')).toContain('This node requires an API key')
      await forgetRefusedLook(opened)

      await page.locator('#key').fill(key)
      await page.locator('#key').blur()
      await page.locator('.facts').waitFor()
      expect(await textOf(page, '#host')).toBe(base.replace('http://', ''))
      expect(await textOf(page, '#endpoint')).toBe(`${base}/regtest/YOUR_API_KEY`)
      const setups = await snippetsOf(page, 'Tools', '#setup')
      expect(setups).toHaveLength(4)
      for (const text of setups) expect(text).toContain(`${base}/regtest/YOUR_API_KEY`)

      await page.evaluate(walletOf())
      await page.getByRole('button', { name: 'Add to wallet' }).click()
      await expect.poll(() => textOf(page, '.wallet-status')).toContain('has added')
      expect(await page.evaluate('asked[0].params[0].rpcUrls')).toEqual([`${base}/regtest/${key}`])

      const links = await page.evaluate(`[...document.querySelectorAll('a[href]')].map(({ href }) => href)`)
      expect([links].flat().filter((href) => !String(href).startsWith(`${base}/docs/#`))).toEqual([])

      await page.goto(`${base}/docs/#eth_getBalance/newest-block`)
      expect(await send(page)).toContain('HTTP 200')
      await page.getByLabel('with my key').check()
      const snippets = await snippetsOf(page, 'The same request as', '#code')
      expect(snippets).toHaveLength(6)
      for (const text of snippets) expect(text).toContain(`${base}/regtest/${key}`)

      await page.goto(`${base}/docs/#eth_subscribe`)
      expect(await send(page)).toContain('WebSocket')
      await page.locator('.notifications').waitFor()
      await call(node.url('regtest/fixture'), 'evm_mine')
      await expect.poll(() => textOf(page, '.notifications')).toContain('Notifications: 1')
      for (const text of await snippetsOf(page, 'The same request as', '#code'))
        expect(text).toContain(`${base.replace('http', 'ws')}/regtest/`)

      await page.reload()
      await page.locator('h1').waitFor()
      expect(await page.locator('#key').inputValue()).toBe(key)
      expect(await send(page)).toContain('WebSocket')
      expect(await textOf(page, '.history')).toContain('eth_getBalance')
      expect(complaints).toEqual([])
      expect(addresses.filter((address) => !address.startsWith(`${base}/`))).toEqual([])
      expect(addresses.filter((address) => address.includes(`/regtest/${key}`)).length).toBeGreaterThan(4)

      await page.goto(`${origin}/other/docs/`)
      await expect.poll(() => textOf(page, '.chain-card')).toContain('This node requires an API key')
      expect(await page.locator('#key').inputValue()).toBe('')
      expect(await page.locator('.history').isVisible()).toBe(false)
      expect(received).toEqual([])
    },
  )

  it('the page below a prefix may request no other path of its origin', async () => {
    const { origin, received } = await shareOrigin({ '/rsk': node.url() })
    const { page } = await open(`${origin}/rsk/docs/`)
    const attempt = (path: string) => page.evaluate(`fetch('${path}').then(({ status }) => status, () => 'refused')`)
    expect(await attempt('/rsk/ready')).toBe(200)
    for (const path of ['/regtest', '/rsk', '/rskx/ready', '/rsk/../regtest'])
      expect(await attempt(path), path).toBe('refused')
    for (const method of ['eth_chainId', 'eth_subscribe']) {
      await page.goto(`${origin}/rsk/docs/?endpoint=${origin}/regtest/${key}#${method}`)
      await page.reload()
      await page.locator('h1').waitFor()
      await page.keyboard.press('Control+Enter')
      await expect.poll(() => textOf(page, '.outcome'), { message: method }).toContain('Content-Security-Policy')
    }
    expect(received).toEqual([])
  })

  it.for(['/rsk', '/rsk/'])('the address %s of the node opens its page', async (path) => {
    const { origin, received } = await shareOrigin({ '/rsk': node.url() })
    const { page } = await open(`${origin}${path}`)
    expect(page.url()).toBe(`${origin}/rsk/docs/`)
    expect(received).toEqual([])
  })

  it('a public URL is in snippets, and the page sends its requests to the address that it was opened at', async ({
    startNode,
  }) => {
    const hosted = await startNode({ networks: ['regtest'], publicUrl: 'https://rpc.example/public/' })
    const { origin, received } = await shareOrigin({ '/forwarded': hosted.url() })
    const opened = await open(`${origin}/forwarded/docs/`)
    const addresses = watchAddresses(opened)
    const { page, complaints } = opened
    await page.locator('.facts').waitFor()
    expect(await textOf(page, '#endpoint')).toBe('https://rpc.example/public/regtest')
    expect(await textOf(page, '#setup')).toContain('https://rpc.example/public/regtest')
    await page.evaluate(walletOf())
    await page.getByRole('button', { name: 'Add to wallet' }).click()
    await expect.poll(() => textOf(page, '.wallet-status')).toContain('has added')
    expect(await page.evaluate('asked[0].params[0].rpcUrls')).toEqual(['https://rpc.example/public/regtest'])
    await page.goto(`${origin}/forwarded/docs/#eth_chainId`)
    expect(await send(page)).toContain('HTTP 200')
    expect(addresses.filter((address) => !address.startsWith(`${origin}/forwarded/`))).toEqual([])
    expect([complaints, received]).toEqual([[], []])
  })
})
