import { request } from 'node:http'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import type { Fixture } from '../../../scripts/fixture/startFixture.ts'
import { it } from '../../_helpers/it.ts'
import { forgetRefusedLook, hasChromium, useChromium } from './_chromium.ts'
import { startProxy } from './_proxy.ts'

const textOf = async (page: Page, selector: string) => (await page.locator(selector).textContent()) ?? ''

/** Sends the request that the form shows, and returns the text of its outcome. */
async function send(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.locator('.send:not([aria-busy])').waitFor()
  await page.locator('.outcome .status').waitFor()
  return textOf(page, '.outcome')
}

describe.skipIf(!hasChromium)('the docs page of a hosted node with one network behind a proxy', () => {
  const open = useChromium()
  let node: Fixture
  let key: string
  it.beforeAll(async ({ startNode }) => {
    const settings = {
      profile: 'hosted',
      open: false,
      networks: ['testnet'],
      allowPublicIds: true,
      trustProxy: ['loopback'],
    }
    node = await startNode({ ...settings, mining: 'auto' })
    key = (await node.node.keys.create({ name: 'browser', network: 'testnet' })).key
  })

  it('the docs page shows only the network that is served', async () => {
    const { page } = await open(`${await startProxy(node.url())}/docs/`)
    expect(await page.locator('#network').inputValue()).toBe('testnet')
    expect(await page.locator('#network option').allTextContents()).toEqual(['testnet'])
    expect(await textOf(page, '#connect')).toBe('testnet')
  })

  it('the docs page shows the proxy’s address with a placeholder for the key, and the source of keys', async () => {
    const proxy = await startProxy(node.url())
    const { page } = await open(`${proxy}/docs/`)
    const address = `${proxy}/testnet/YOUR_API_KEY`
    expect(await textOf(page, '#endpoint')).toBe(address)
    expect(await textOf(page, '#setup')).toContain(address)
    expect(await textOf(page, '#code')).toContain(address)
    await expect.poll(() => textOf(page, '.chain-card')).toContain('This node requires an API key. Enter one above.')
    expect(await textOf(page, '.chain-card')).toContain("API key from the node's operator")
    const { servers } = JSON.parse(await (await fetch(`${proxy}/openrpc.json`)).text())
    expect(servers[0].url).toBe(`${proxy}/\${network}/\${apiKey}`)
  })

  it('a call without a key returns one hint that a key is required', async () => {
    const { page } = await open(`${await startProxy(node.url())}/docs/#eth_chainId`)
    const outcome = await send(page)
    expect(outcome).toContain('HTTP 401')
    expect(outcome.match(/the operator of the node issues keys/gi)).toHaveLength(1)
    expect(outcome.match(/x-api-key/g)).toHaveLength(1)
    expect(await page.getByRole('button', { name: 'Enter an API key' }).count()).toBe(1)
  })

  it('a subscription without a key shows the HTTP status, although browsers hide why a WebSocket is refused', async () => {
    const { page } = await open(`${await startProxy(node.url())}/docs/#eth_subscribe`)
    expect(await send(page)).toContain('HTTP 401')
  })

  it('a call with a key succeeds, and the snippet has a placeholder for the key', async () => {
    const proxy = await startProxy(node.url())
    const opened = await open(`${proxy}/docs/#eth_chainId`)
    const { page, complaints } = opened
    await forgetRefusedLook(opened)
    await page.locator('#key').fill(key)
    expect(await send(page)).toContain('0x1f')
    expect(await textOf(page, '#code')).toContain(`${proxy}/testnet/YOUR_API_KEY`)
    expect(complaints).toEqual([])
  })

  it('a 404 is explained as a path that is not served', async () => {
    const proxy = await startProxy(node.url(), (path) => path.replace('/testnet', '/tesnet'))
    const { page } = await open(`${proxy}/docs/`)
    await page.locator('#key').fill(key)
    await page.locator('#key').blur()
    await expect.poll(() => textOf(page, '.chain-card')).toContain('HTTP 404: The path does not exist')
    await page.goto(`${proxy}/docs/#eth_getBalance/newest-block`)
    const outcome = await send(page)
    expect(outcome).toContain('HTTP 404')
    expect(outcome).toContain('The path does not exist: the node does not serve this network at this address')
    expect(outcome).toContain('expected a path that ends in /testnet/<API_KEY>')
    expect(outcome).not.toContain('blockNotCanonical')
    expect(outcome).not.toContain('requireCanonical')
  })

  it('a 502 is explained as a proxy that does not reach the node', async () => {
    const proxy = await startProxy(node.url(), (path) => (path.startsWith('/testnet') ? 'http://127.0.0.1:1/' : path))
    const { page } = await open(`${proxy}/docs/#eth_chainId`)
    const outcome = await send(page)
    expect(outcome).toContain('HTTP 502: A proxy or balancer reports that the node did not respond')
  })

  it('a forged X-Forwarded-Host before the proxy does not appear in the document', async () => {
    const proxy = await startProxy(node.url())
    const text = await new Promise<string>((resolve, reject) => {
      const headers = { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' }
      const sent = request(`${proxy}/openrpc.json`, { headers }, (answer) => {
        let body = ''
        answer.on('data', (chunk) => (body += chunk))
        answer.on('end', () => resolve(body))
      })
      sent.on('error', reject).end()
    })
    expect(text).not.toContain('evil.example')
  })
})
