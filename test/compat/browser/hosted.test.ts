import { afterAll, beforeAll, describe, expect } from 'vitest'
import { document } from '../../_helpers/fixture.ts'
import { it } from '../../_helpers/it.ts'
import { hasChromium, useChromium } from './_chromium.ts'
import { serveFiles } from './_files.ts'

describe.skipIf(!hasChromium)('the docs page on another host', () => {
  const open = useChromium()
  let files: Awaited<ReturnType<typeof serveFiles>>
  let origin = ''
  beforeAll(async () => {
    files = await serveFiles()
    origin = files.origin
  })
  afterAll(() => files.close())

  it('the page sends its calls to the node of ?endpoint= if the node allows its origin', async ({ startNode }) => {
    const allowed = await startNode({ cors: [origin] })
    const { page, complaints } = await open(`${origin}/?endpoint=${allowed.url()}#eth_chainId`)
    await page.keyboard.press('Control+Enter')
    await expect.poll(() => page.locator('.outcome').textContent()).toContain('0x21')
    expect(complaints.filter((complaint) => !complaint.startsWith(`request to ${allowed.url()}`))).toEqual([])
  })

  it('the page reports a node that does not allow its origin', async ({ startNode }) => {
    const refusing = await startNode({ networks: ['regtest'], profile: 'hosted', open: false }) // others let pages of this machine in
    const { page } = await open(`${origin}/?endpoint=${refusing.url()}#eth_chainId`)
    await page.keyboard.press('Control+Enter')
    await expect.poll(() => page.locator('.outcome').textContent()).toContain('does not let this page read')
  })

  it('the page of a node reports that its Content-Security-Policy forbids calls to other nodes', async ({
    startNode,
  }) => {
    const [one, other] = [await startNode(), await startNode({ cors: ['*'] })]
    const { page } = await open(`${one.url('docs')}?endpoint=${other.url()}#eth_chainId`)
    expect(new URL(page.url()).search).toBe(`?endpoint=${other.url()}`)
    await page.keyboard.press('Control+Enter')
    await expect.poll(() => page.locator('.outcome').textContent()).toContain('Content-Security-Policy')
    expect(await page.locator('.outcome').textContent()).not.toContain('--cors')
  })

  it('an ?endpoint= with network and key is called as it is, and the key is not shown', async ({ startNode }) => {
    const allowed = await startNode({ cors: [origin] })
    const { page } = await open(`${origin}/?endpoint=${allowed.url('regtest/fixture')}#eth_chainId`)
    expect(await page.locator('#network').inputValue()).toBe('regtest')
    expect(await page.locator('#code').textContent()).toContain('/regtest/YOUR_API_KEY')
    await page.locator('#network').selectOption('none')
    const asked = page.waitForRequest((request) => request.postData()?.startsWith('{') === true)
    await page.keyboard.press('Control+Enter')
    expect((await asked).url()).toBe(allowed.url('fixture'))
    expect(await page.locator('body').textContent()).not.toContain('fixture')
  })

  it('the page shows the host that it calls, and marks a foreign one', async ({ startNode }) => {
    const { page } = await open(`${origin}/?endpoint=https://elsewhere.example/rpc/testnet`)
    expect(await page.locator('.host.foreign').textContent()).toBe('https://elsewhere.example/rpc')
    const node = await startNode()
    const { page: own } = await open(node.url('docs'))
    expect(await own.locator('.host:not(.foreign)').textContent()).toBe(new URL(node.url()).host)
  })

  it('the page without ?endpoint= calls the server of the document, never the host of the files', async () => {
    const { page, complaints } = await open(`${origin}/#eth_chainId`)
    await page.route('http://127.0.0.1:4444/**', (route) => route.abort())
    await page.locator('#key').fill('secret')
    await page.keyboard.press('Control+Enter')
    await expect.poll(() => page.locator('.outcome').textContent()).toContain('No response')
    expect(complaints.filter((one) => one.startsWith('request to'))).toEqual([
      'request to http://127.0.0.1:4444/regtest/secret',
    ])
    expect(await page.locator('.host.foreign').textContent()).toBe('127.0.0.1:4444')
  })

  it('the page asks for ?endpoint= if the document has no server', async () => {
    const bare = await serveFiles(JSON.stringify({ ...document, servers: [] }))
    const { page, complaints } = await open(`${bare.origin}/#eth_chainId`)
    await page.keyboard.press('Control+Enter')
    await expect.poll(() => page.locator('.outcome').textContent()).toContain('?endpoint=')
    expect(complaints).toEqual([])
    await bare.close()
  })

  it('a key that was entered for one node is not used for another node', async ({ startNode }) => {
    const one = await startNode()
    const { page } = await open(`${origin}/?endpoint=${one.url()}`)
    await page.locator('#key').fill('secret')
    await page.goto(`${origin}/?endpoint=https://elsewhere.example`)
    await page.locator('h1').waitFor()
    expect(await page.locator('#key').inputValue()).toBe('')
  })
})
