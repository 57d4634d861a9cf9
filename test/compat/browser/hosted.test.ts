import { afterAll, beforeAll, describe, expect } from 'vitest'
import { document } from '../../_helpers/fixture.ts'
import { it } from '../../_helpers/it.ts'
import { hasChromium, useChromium } from './_chromium.ts'
import { serveFiles } from './_files.ts'

describe.skipIf(!hasChromium)('the page as files, elsewhere', () => {
  const open = useChromium()
  let files: Awaited<ReturnType<typeof serveFiles>>
  let origin = ''
  beforeAll(async () => {
    files = await serveFiles()
    origin = files.origin
  })
  afterAll(() => files.close())

  it('asks the node of ?endpoint=, which has to allow it', async ({ startNode }) => {
    const allowed = await startNode({ cors: [origin] })
    const { page, complaints } = await open(`${origin}/?endpoint=${allowed.url()}#eth_chainId`)
    await page.keyboard.press('Control+Enter')
    await expect.poll(() => page.locator('.outcome').textContent()).toContain('0x21')
    expect(complaints.filter((complaint) => !complaint.startsWith(`request to ${allowed.url()}`))).toEqual([])
  })

  it('says so where the node does not', async ({ startNode }) => {
    const refusing = await startNode({ networks: ['regtest'], profile: 'hosted', open: false }) // others let pages of this machine in
    const { page } = await open(`${origin}/?endpoint=${refusing.url()}#eth_chainId`)
    await page.keyboard.press('Control+Enter')
    await expect.poll(() => page.locator('.outcome').textContent()).toContain('does not let this page read')
  })

  it('says where the policy of a node lets its page ask nobody else', async ({ startNode }) => {
    const [one, other] = [await startNode(), await startNode({ cors: ['*'] })]
    const { page } = await open(`${one.url('docs')}?endpoint=${other.url()}#eth_chainId`)
    expect(new URL(page.url()).search).toBe(`?endpoint=${other.url()}`)
    await page.keyboard.press('Control+Enter')
    await expect.poll(() => page.locator('.outcome').textContent()).toContain('Content-Security-Policy')
    expect(await page.locator('.outcome').textContent()).not.toContain('--cors')
  })

  it('asks a whole address, and shows the key in it to nobody', async ({ startNode }) => {
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

  it('says who is asked, above all when that is another host', async ({ startNode }) => {
    const { page } = await open(`${origin}/?endpoint=https://elsewhere.example/rpc/testnet`)
    expect(await page.locator('.host.foreign').textContent()).toBe('https://elsewhere.example/rpc')
    const node = await startNode()
    const { page: own } = await open(node.url('docs'))
    expect(await own.locator('.host:not(.foreign)').textContent()).toBe(new URL(node.url()).host)
  })

  it('without ?endpoint= asks the server of the document, and never the host of the files', async () => {
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

  it('a document without a server asks for an address', async () => {
    const bare = await serveFiles(JSON.stringify({ ...document, servers: [] }))
    const { page, complaints } = await open(`${bare.origin}/#eth_chainId`)
    await page.keyboard.press('Control+Enter')
    await expect.poll(() => page.locator('.outcome').textContent()).toContain('?endpoint=')
    expect(complaints).toEqual([])
    await bare.close()
  })

  it('a key for one node does not go to another', async ({ startNode }) => {
    const one = await startNode()
    const { page } = await open(`${origin}/?endpoint=${one.url()}`)
    await page.locator('#key').fill('secret')
    await page.goto(`${origin}/?endpoint=https://elsewhere.example`)
    await page.locator('h1').waitFor()
    expect(await page.locator('#key').inputValue()).toBe('')
  })
})
