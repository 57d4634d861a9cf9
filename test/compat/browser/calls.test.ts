import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import type { Fixture } from '../../../scripts/fixture/startFixture.ts'
import { it } from '../../_helpers/it.ts'
import { hasChromium, useChromium } from './_chromium.ts'

const SOMEBODY = '0xcf7cdbbb5f7ba79d3ffe74a0bba13fc0295f6036'

describe.skipIf(!hasChromium)('calls on the docs page', () => {
  const openPage = useChromium()
  let node: Fixture
  it.beforeAll(async ({ startNode }) => {
    node = await startNode()
  })
  const open = async (fragment: string, width = 1440) =>
    (await openPage(node.url(`docs/${fragment}`), { viewport: { width, height: 900 } })).page
  const title = (page: Page) => expect.poll(() => page.locator('h1').textContent())
  const field = (page: Page) => page.locator('.form textarea').first()
  const send = async (page: Page) => {
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await page.locator('.outcome .status').waitFor()
    await page.locator('.send:not([aria-busy])').waitFor()
  }

  it('the URL follows the form, and opens it with the same values', async () => {
    const page = await open('#eth_getBalance')
    await field(page).fill(SOMEBODY)
    await page.keyboard.press('Tab')
    await expect.poll(() => page.evaluate('location.hash')).toContain(SOMEBODY)
    const again = await open(new URL(page.url()).hash)
    expect(await field(again).inputValue()).toBe(SOMEBODY)
  })

  it('values from the chain do not replace a field that has the focus', async () => {
    const page = await open('#eth_getBalance')
    let release = () => {}
    const isReleased = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/regtest', (route) => isReleased.then(() => route.continue()))
    await page.reload()
    await field(page).selectText()
    release()
    await page.locator('.chip.live').waitFor()
    await page.keyboard.insertText(SOMEBODY)
    expect(await field(page).inputValue()).toBe(SOMEBODY)
  })

  it('a secret is neither in the URL nor in the history', async () => {
    const page = await open('#personal_importRawKey')
    await field(page).fill(`0x${'12'.repeat(32)}`)
    await send(page)
    expect(await page.evaluate('location.hash')).toBe('#personal_importRawKey')
    expect(await page.evaluate('JSON.stringify(sessionStorage)')).not.toContain('1212')
    expect(await page.locator('.history').isVisible()).toBe(false)
  })

  it('a value of a result opens the next call, and the history opens an earlier one', async () => {
    const page = await open('#eth_getBlockByNumber?params=["0x4",true]')
    await send(page)
    await page.locator('.outcome a.value').nth(1).click()
    await title(page).not.toBe('eth_getBlockByNumber')
    expect(await page.locator('.form :is(textarea, input)').first().inputValue()).toMatch(/^(0x[0-9a-f]{40,64}|\d+)$/)
    await page.reload()
    await page.locator('.history summary').click()
    await page.locator('.history a').first().click()
    await title(page).toBe('eth_getBlockByNumber')
  })

  it('long texts are folded, and the raw response is available', async () => {
    const page = await open('#eth_getBlockByNumber?params=["0x4",false]')
    await send(page)
    const outcome = page.locator('.outcome')
    expect(await outcome.textContent()).toContain('… all 256 bytes')
    await outcome.getByRole('button', { name: 'Raw' }).click()
    expect(await outcome.locator('.json').textContent()).toMatch(/^\{"jsonrpc":"2\.0","id":1,"result":\{/)
    await outcome.getByRole('button', { name: 'Pretty' }).click()
    expect(await outcome.locator('.json a').count()).toBeGreaterThan(3)
  })

  it('the search finds error codes, and suggests a replacement for a method that is not served', async () => {
    const page = await open('')
    const found = page.locator('#navigation')
    await page.locator('#search').fill('-32015')
    expect(await found.textContent()).toContain('executionReverted')
    await found.getByRole('link', { name: /executionReverted/ }).click()
    await expect.poll(() => page.evaluate('location.hash')).toContain('/errors')
    await page.locator('#search').fill('eth_signTransaction')
    expect(await found.textContent()).toContain('eth_signTransaction is not served here')
    await found.getByRole('link', { name: 'eth_sendRawTransaction' }).click()
    await title(page).toBe('eth_sendRawTransaction')
  })

  it('a method that cannot be undone has a warning, which also names chain ids of public networks', async () => {
    const page = await open('#eth_sendRawTransaction')
    const caution = page.locator('.form .caution')
    expect(await caution.textContent()).toContain('mined on regtest')
    await page.locator('#network').selectOption('mainnet')
    await expect.poll(() => caution.textContent()).toContain('valid there too')
    await page.evaluate(`location.hash = '#eth_getBalance'`)
    await title(page).toBe('eth_getBalance')
    expect(await caution.count()).toBe(0)
  })

  it.each([
    [1000, true],
    [999, false],
  ])('the form is beside the text at a width of %i pixels: %s', async (width, isBeside) => {
    const page = await open('#eth_getBalance', width)
    const [text, form] = [await page.locator('main').boundingBox(), await page.locator('aside').boundingBox()]
    if (text === null || form === null) throw new Error('nothing is shown')
    expect(form.x >= text.x + text.width).toBe(isBeside)
  })

  it('one control on a phone opens network and key', async () => {
    const page = await open('#eth_chainId', 390)
    const header = await page.locator('header').boundingBox()
    expect(header?.height).toBeLessThan(64)
    expect(await page.locator('#key').isVisible()).toBe(false)
    await page.getByRole('button', { name: 'regtest' }).click()
    await page.locator('#network').selectOption('mainnet')
    expect(await page.locator('#key').isVisible()).toBe(true)
    expect(await page.locator('#connect').textContent()).toBe('mainnet')
  })

  it('each heading has a URL', async () => {
    const page = await open('#eth_call/errors')
    const top = await page.locator('[id="eth_call/errors"]').boundingBox()
    expect(top?.y).toBeLessThan(900)
    await page.locator('[id="eth_call/result"] .anchor').click()
    await expect.poll(() => page.evaluate('location.hash')).toBe('#eth_call/result')
  })
})
