import { describe, expect } from 'vitest'
import type { Fixture } from '../../../scripts/fixture/startFixture.ts'
import { it } from '../../_helpers/it.ts'
import { hasChromium, useChromium } from './_chromium.ts'

describe.skipIf(!hasChromium)('responses that are hard to show', () => {
  const openPage = useChromium()
  let node: Fixture
  it.beforeAll(async ({ startNode }) => {
    node = await startNode()
  })

  /** Opens the page of a method, and sends a call whose response is this text. */
  async function answered(body: string, method = 'eth_getBalance') {
    const { page, complaints } = await openPage(node.url(`docs/#${method}`))
    await page.locator('.chip.live').waitFor()
    await page.route('**/regtest', (route) => route.fulfill({ contentType: 'application/json', body }))
    await page.keyboard.press('Control+Enter')
    await page.locator('.outcome:not(:empty)').waitFor()
    await page.locator('.send:not([aria-busy])').waitFor()
    return { page, complaints, text: (await page.locator('.outcome').textContent()) ?? '' }
  }
  const envelope = (members: string) => `{"jsonrpc":"2.0","id":1,${members}}`
  const nested = '['.repeat(20_000) + ']'.repeat(20_000)
  const long = 'x'.repeat(5e6)

  it.each([
    ['a result that is nested 20,000 deep', envelope(`"result":${nested}`), 'nested deeper'],
    [
      'error data that is nested 20,000 deep',
      envelope(`"error":{"code":-32000,"message":"no","data":${nested}}`),
      'nested deeper',
    ],
    ['an HTML page', `<p>${long}`, 'of 5,000,003 characters'],
    ['more than the maximum length', envelope(`"result":"${'y'.repeat(30e6)}"`), 'reads only the beginning'],
    ['a long message', envelope(`"error":{"code":-32000,"message":"${long}"}`), 'of 5,000,000 characters'],
    ['a long name', envelope(`"result":{"${long}":1}`), 'of 5,000,002 characters'],
  ])('a response is shown in limited length: %s', async (_what, body, words) => {
    const { text, complaints } = await answered(body)
    expect(text).toContain(words)
    expect(text.length).toBeLessThan(50_000)
    expect(complaints).toEqual([])
  })

  it('a result with many branches is shown in parts', async () => {
    const branch = (levels: number): unknown => (levels === 0 ? 1 : Array(30).fill(branch(levels - 1)))
    const { page } = await answered(envelope(`"result":${JSON.stringify(branch(4))}`))
    const lines = () => page.locator('.outcome .line').count()
    const before = await lines()
    expect(before).toBeLessThanOrEqual(2000)
    await page.locator('.outcome .json button').last().click()
    expect(await lines()).toBeGreaterThan(before)
    expect(await lines()).toBeLessThanOrEqual(before + 30 * 2000)
  })

  it('a response is removed when another network is selected', async () => {
    const { page, text } = await answered(envelope('"result":"0x1"'))
    expect(text).toContain('Result')
    await page.locator('#network').selectOption('mainnet')
    expect(await page.locator('.outcome').textContent()).toBe('')
  })

  it('a response is not announced while the page of another method is open', async () => {
    const { page } = await openPage(node.url('docs/#eth_chainId'))
    await page.evaluate(`{
      const announcer = document.getElementById('announcer')
      window.told = []
      new MutationObserver(() => told.push(announcer.textContent)).observe(announcer, { childList: true })
    }`)
    let hold: (answer: () => Promise<void>) => void = () => undefined
    const held = new Promise<() => Promise<void>>((resolve) => {
      hold = resolve
    })
    await page.route('**/regtest', (route, request) => {
      if (!request.postData()?.includes('eth_chainId')) return route.fulfill({ body: 'later' })
      return hold(() => route.fulfill({ body: envelope('"result":"0x21"') }))
    })
    await page.keyboard.press('Control+Enter')
    const answer = await held
    await page.evaluate(`location.hash = '#eth_call'`)
    await expect.poll(() => page.locator('h1').textContent()).toBe('eth_call')
    const answered = page.waitForEvent('requestfinished')
    await answer()
    await answered
    await page.keyboard.press('Control+Enter')
    await expect.poll(() => page.locator('#announcer').textContent()).toContain('Not JSON-RPC')
    expect(await page.evaluate('told')).toHaveLength(1)
    await page.evaluate(`location.hash = '#eth_chainId'`)
    await expect.poll(() => page.locator('.outcome').textContent()).toContain('0x21')
  })

  it('Ctrl+/ keeps the browser’s meaning, and / opens the search', async () => {
    const { page } = await openPage(node.url('docs/'))
    await page.keyboard.press('Control+/')
    expect(await page.evaluate('document.activeElement.id')).not.toBe('search')
    await page.keyboard.press('/')
    expect(await page.evaluate('document.activeElement.id')).toBe('search')
  })
})
