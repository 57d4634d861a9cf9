import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect } from 'vitest'
import type { Fixture } from '../../../scripts/fixture/startFixture.ts'
import { document } from '../../_helpers/fixture.ts'
import { it } from '../../_helpers/it.ts'
import { call } from '../../_helpers/wire.ts'
import { hasChromium, type Opened, useChromium } from './_chromium.ts'

const axeSource = readFileSync(new URL('../../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8')

/** Returns the serious and critical findings of axe-core, as `rule: element`. */
async function seriousFindings(page: Page): Promise<string[]> {
  await page.evaluate(axeSource)
  return page.evaluate(`axe.run({ resultTypes: ['violations'] }).then(({ violations }) => violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => id + ': ' + target)))`)
}

/** Returns the links and buttons of the text that are too small to hit (WCAG 2.2, 2.5.8), which axe-core checks only on request. */
async function smallTargets(page: Page): Promise<string[]> {
  await page.evaluate(axeSource)
  return page.evaluate(`axe.run('main', { runOnly: ['target-size'] }).then(({ violations }) => violations
    .flatMap(({ nodes }) => nodes.map(({ target }) => String(target))))`)
}

/** The methods that nodes list. `rpc.discover` is served, but not listed. */
const served = document.methods.filter(
  ({ name, 'x-unsupported': unsupported }) => unsupported === undefined && !name.startsWith('rpc.'),
)

const outcome = (page: Page) => page.locator('.outcome')

/** Sends the request of the form, and returns the text of its outcome. */
async function send(page: Page): Promise<string> {
  const answered = page.waitForResponse((response) => response.request().postData()?.startsWith('{') === true)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await answered
  await page.locator('.send:not([aria-busy])').waitFor()
  return text(outcome(page))
}

/** Returns the elements beyond the right edge of a page that can be scrolled sideways. */
function protruding(page: Page): Promise<string[]> {
  return page.evaluate(`document.documentElement.scrollWidth <= innerWidth ? [] : [...document.querySelectorAll('body *')]
    .filter((one) => one.getBoundingClientRect().right > innerWidth)
    .map((one) => one.tagName + '.' + one.className + ': ' + one.textContent.slice(0, 40))`)
}

const text = async (place: Locator) => (await place.textContent()) ?? ''

/**
 * Returns a value in a normal form, because the page has its own: numbers have the fewest hexadecimal digits, an array
 * of one text is that text, and members are omitted if they are null or have only null members.
 */
function spell(value: unknown): unknown {
  if (typeof value === 'number') return spell(`${value}`)
  if (typeof value === 'string') return /^(\d+|0x[0-9a-f]+)$/.test(value) ? `0x${BigInt(value).toString(16)}` : value
  if (Array.isArray(value))
    return value.length === 1 && typeof value[0] === 'string' ? spell(value[0]) : value.map(spell)
  if (typeof value !== 'object' || value === null) return value
  const spelled = Object.entries(value).map(([key, item]) => [key, spell(item)])
  const given = spelled.filter(([, item]) => item !== null)
  return given.length === 0 && spelled.length > 0 ? null : Object.fromEntries(given)
}

/** Returns parameters in the normal form, without null and empty texts at the end. */
function inOneSpelling(params: readonly unknown[]): unknown[] {
  const spelled = params.map(spell)
  return spelled.slice(0, spelled.findLastIndex((param) => param !== null && param !== '') + 1)
}

/** Collects the calls that the page posts, except batches, which only read the chain for the page. */
function watchBodies(page: Page): unknown[] {
  const bodies: unknown[] = []
  page.on('request', (request) => {
    const body: unknown = request.method() === 'POST' ? JSON.parse(request.postData() ?? '') : []
    if (!Array.isArray(body)) bodies.push(body)
  })
  return bodies
}

describe.skipIf(!hasChromium)('the docs page', () => {
  const openPage = useChromium()
  let node: Fixture
  let locked: Fixture
  it.beforeAll(async ({ startNode }) => {
    node = await startNode()
    locked = await startNode({ open: false })
  })
  const open = (fragment = '', options: Parameters<typeof openPage>[1] = {}) =>
    openPage(node.url(`docs${fragment === '' ? '' : `/${fragment}`}`), options)

  it('the navigation lists every method that is served, by family', async () => {
    const { page, complaints } = await open()
    expect(new URL(page.url()).pathname).toBe('/docs/')
    const loads = await page.evaluate<string[]>(`performance.getEntriesByType('resource').map(({ name }) => name)`)
    expect(loads.filter((url) => url.endsWith('openrpc.json'))).toHaveLength(1)
    const links = await page.locator('#navigation .methods a').allTextContents()
    expect(links.sort()).toEqual(served.map(({ name }) => name).sort())
    const families = new Set(served.flatMap(({ tags }) => tags.map(({ $ref }) => $ref)))
    expect(await page.locator('#navigation h2').count()).toBe(families.size)
    expect(complaints).toEqual([])
  })

  describe('pages of methods', () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await open()
    })
    it.each(served)('the page of $name shows its parameters and result, without a browser error', async (method) => {
      const { page, complaints } = opened
      await page.evaluate(`location.hash = '#${method.name}'`)
      await expect.poll(() => text(page.locator('h1'))).toBe(method.name)
      const names = [...method.params, method.result].map(({ name }) => name)
      expect(await page.locator('.parameters > dt > code').allTextContents()).toEqual(names)
      expect(await page.locator('.form > .field > .label .name').allTextContents()).toEqual(names.slice(0, -1))
      expect(complaints).toEqual([])
    })
  })

  it('the search works from the keyboard: /, words, arrows, Enter, Escape', async () => {
    const { page } = await open('#eth_call')
    await page.keyboard.press('/')
    await page.keyboard.type('bal')
    expect(await page.locator('#navigation .methods a').allTextContents()).toContain('eth_getBalance')
    await page.keyboard.press('Enter')
    await expect.poll(() => text(page.locator('h1'))).toBe('eth_getBalance')
    expect(await page.evaluate('document.activeElement.tagName')).toBe('H1')
    await page.keyboard.press('/')
    await page.keyboard.press('Escape')
    expect(await page.locator('#search').inputValue()).toBe('')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect.poll(() => text(page.locator('h1'))).toBe('eth_getBlockByHash')
  })

  it('a filled form is sent with Ctrl+Enter, and the result is explained', async () => {
    const { page, complaints } = await open('#eth_getBalance/newest-block')
    const bodies = watchBodies(page)
    await page.getByLabel('address', { exact: false }).first().focus()
    await page.keyboard.press('Control+Enter')
    await outcome(page).locator('.status').waitFor()
    const seen = await text(outcome(page))
    expect(seen).toContain('HTTP 200')
    expect(seen).toMatch(/\d ms/)
    expect(seen).toContain('0xc9f2c9cd054555cd7246dfa00')
    expect(seen).toMatch(/= [\d,]+\.?\d* RBTC/)
    expect(await text(page.locator('#announcer'))).toMatch(/^Result HTTP 200/)
    expect(bodies).toMatchObject([
      { method: 'eth_getBalance', params: ['0x7986b3df570230288501eea3d890bd66948c9b79', 'latest'] },
    ])
    expect(complaints).toEqual([])
  })

  it('a form that is filled from an example makes the same request', async () => {
    const { page } = await open()
    // Subscriptions have snippets for WebSockets instead of curl's.
    const overHttp = served.filter(({ name, params }) => params.length > 0 && !/^eth_(?:un)?subscribe$/.test(name))
    for (const method of overHttp) {
      await page.evaluate(`location.hash = '#${method.name}'`)
      await expect.poll(() => text(page.locator('h1'))).toBe(method.name)
      for (const [index, example] of method.examples.entries()) {
        await page.locator('.form > .chips .chip:not(.live)').nth(index).click()
        const [, body = ''] = /-d '([\s\S]*)'$/.exec(await text(page.locator('#code'))) ?? []
        const { method: filled, params } = JSON.parse(body)
        expect([filled, inOneSpelling(params)], example.name).toEqual([
          method.name,
          inOneSpelling(example.params.map(({ value }) => value)),
        ])
      }
    }
  })

  it('a subscription is sent over a WebSocket', async () => {
    const { page, complaints } = await open('#eth_subscribe')
    const bodies = watchBodies(page)
    await page.locator('.form > .chips .chip:not(.live)').first().click()
    const opened = page.waitForEvent('websocket')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    expect((await opened).url()).toBe(node.url('regtest').replace('http', 'ws'))
    await outcome(page).locator('.status').waitFor()
    expect(await text(outcome(page))).toMatch(/^ResultWebSocket.*"0x[0-9a-f]{32}"/)
    expect(bodies).toEqual([])
    expect(complaints).toEqual([])
  })

  it('notifications of a subscription are shown until it is stopped', async ({ startNode }) => {
    const own = await startNode({ networks: ['regtest'] })
    const { page, complaints } = await openPage(`${own.url('docs/')}#eth_subscribe`)
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    const list = page.locator('.notifications')
    await list.waitFor()
    expect(await text(list)).toContain('waiting for the first')
    const mine = () => call(own.url('regtest'), 'evm_mine')
    await mine()
    await expect.poll(() => text(list)).toContain('Notifications: 1, listening')
    await mine()
    await expect.poll(() => list.locator('li').count()).toBe(2)
    expect(await text(list.locator('li').first())).toContain('"number": "0x7"')
    await page.getByRole('button', { name: 'Stop' }).click()
    expect(await text(list)).toContain('Notifications: 2, stopped')
    await mine()
    expect(await list.locator('li').count()).toBe(2)
    expect(complaints).toEqual([])
  })

  it('a subscription has snippets for WebSocket clients', async () => {
    const { page } = await open('#eth_subscribe')
    expect(await page.getByRole('tablist', { name: 'The same request as' }).getByRole('tab').allTextContents()).toEqual(
      ['wscat', 'cast', 'WebSocket', 'viem', 'ethers', 'SDK'],
    )
    expect(await text(page.locator('#code'))).toContain(node.url('regtest').replace('http', 'ws'))
  })

  it('an error is explained in the words of the document, and its parameter is marked', async () => {
    const { page } = await open('#eth_getBalance/newest-block')
    await page.locator('.form textarea').first().fill('0x12')
    const seen = await send(page)
    for (const part of ['-32602', 'invalidParams', 'Expected', 'a 20-byte 0x-prefixed address', '"0x12"']) {
      expect(seen).toContain(part)
    }
    expect(seen).not.toContain('The data names the parameter') // the lines above this remedy name it
    expect(await page.locator('.form [aria-invalid=true]').inputValue()).toBe('0x12')
    await page.locator('.form .chip:not(.live)').first().click()
    expect(await send(page)).toContain('Result')
    expect(await page.locator('.form [aria-invalid=true]').count()).toBe(0)
  })

  it('a block is selected by tag, number, hash and object', async () => {
    const { page } = await open('#eth_getBalance/newest-block')
    const bodies = watchBodies(page)
    const select = page.locator('.block-control select')
    const typed = page.locator('.block-control input[type=text]')
    const hash = `0x${'00'.repeat(31)}01`
    const blockSent = async () => {
      await send(page)
      return Object(bodies.at(-1)).params[1]
    }
    expect(await text(select.locator('option').first())).toBe('not sent')
    await select.selectOption('pending: with the transactions of the pool')
    expect(await blockSent()).toBe('pending')
    await select.selectOption('a number …')
    await typed.fill('3')
    expect(await blockSent()).toBe('0x3')
    await select.selectOption('a number, as object (EIP-1898) …')
    expect(await blockSent()).toEqual({ blockNumber: '0x3' })
    await select.selectOption('a hash, as object (EIP-1898) …')
    await typed.fill(hash)
    expect(await blockSent()).toEqual({ blockHash: hash })
    await page.getByLabel('only if it is on the main chain').check()
    expect(await blockSent()).toEqual({ blockHash: hash, requireCanonical: true })
    await select.selectOption('not sent')
    await send(page)
    expect(Object(bodies.at(-1)).params).toHaveLength(1)
  })

  it('call objects and amounts are built from single inputs', async () => {
    const { page } = await open('#eth_call/getter')
    const bodies = watchBodies(page)
    await page.getByRole('button', { name: 'Add value' }).click()
    await page.getByLabel('Unit of value').selectOption('RBTC')
    await page.locator('[data-path=value] input').fill('0.5')
    await page.getByRole('button', { name: 'Remove data' }).click()
    await send(page)
    expect(Object(bodies.at(-1)).params[0]).toEqual({
      to: '0xda7ce79725418f4f6e13bf5f520c89cec5f6a974',
      value: '0x6f05b59d3b20000',
    })
  })

  it('a pending request is cancelled with Escape', async () => {
    const { page } = await open('#eth_blockNumber')
    await page.route('**/regtest', () => {}) // never answered
    await page.keyboard.press('Control+Enter')
    await page.locator('.send[aria-busy]').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => text(outcome(page))).toBe('Cancelled.')
    expect(await page.locator('.send[aria-busy]').count()).toBe(0)
  })

  it('the URL of an example opens it', async () => {
    const { page } = await open('#eth_getBalance/unused-address')
    expect(await page.locator('.form textarea').first().inputValue()).toMatch(/dead$/)
  })

  it('the page of an unknown method offers the nearest name', async () => {
    const { page } = await open('#eth_getBlance')
    expect(await text(page.locator('main h1'))).toBe('No such method')
    expect(await text(page.locator('article'))).toContain('This node does not serve eth_getBlance.')
    await page.getByRole('link', { name: 'eth_getBalance' }).first().click()
    await expect.poll(() => text(page.locator('h1'))).toBe('eth_getBalance')
  })

  it('a page of a method links to the previous and the next method of the navigation', async () => {
    const { page } = await open()
    const names = await page.locator('#navigation .methods a').allTextContents()
    for (const at of [1, names.indexOf('eth_call'), names.length - 2]) {
      await page.evaluate(`location.hash = '#${names[at]}'`)
      await expect.poll(() => text(page.locator('h1'))).toBe(names[at])
      const links = await page.locator('.neighbours a').allTextContents()
      expect(links).toEqual([`Previous${names[at - 1]}`, `Next${names[at + 1]}`])
    }
  })

  it('a method that counts as several requests shows how many', async () => {
    const { page } = await open('#eth_getLogs')
    expect(await text(page.locator('article'))).toContain('Counts as 10 requests in the limits of an API key.')
    const plain = await open('#eth_chainId')
    expect(await text(plain.page.locator('article'))).not.toContain('Counts as')
  })

  it('a key is requested once, stored in the tab, and left out of the URL and the snippets', async () => {
    const key = 'fixture'
    const { page } = await openPage(locked.url('docs/#eth_blockNumber'))
    expect(await send(page)).toContain('invalidApiKey')
    await page.getByRole('button', { name: 'Enter an API key' }).click()
    await page.keyboard.type(key)
    expect(await page.locator('#key').getAttribute('type')).toBe('password')
    await page.keyboard.press('Control+Enter')
    await expect.poll(() => text(outcome(page))).toContain('Result')
    expect(await text(page.locator('#code'))).toContain('/regtest/YOUR_API_KEY')
    await page.getByLabel('with my key').check()
    expect(await text(page.locator('#code'))).toContain(`/regtest/${key}`)
    expect(page.url()).not.toContain(key)
    await page.reload()
    await page.locator('h1').waitFor()
    expect(await page.locator('#key').inputValue()).toBe(key)
    expect(await text(page.locator('#code'))).not.toContain(key)
    expect(await page.evaluate('JSON.stringify(localStorage)')).not.toContain(key)
  })

  it('the colours of the page follow the system, or the switch once it is set', async () => {
    const { page } = await open('', { colorScheme: 'dark' })
    const paper = () => page.evaluate('getComputedStyle(document.documentElement).backgroundColor')
    const dark = await paper()
    await page.getByRole('button', { name: 'Colours: system' }).click()
    const light = await paper()
    expect(light).not.toBe(dark)
    await page.reload()
    await page.locator('h1').waitFor()
    expect(await paper()).toBe(light)
    await page.getByRole('button', { name: 'Colours: light' }).click()
    expect(await paper()).toBe(dark)
  })

  it.each(['light', 'dark'] as const)(
    'the page has no serious finding of axe-core in %s colours',
    async (colorScheme) => {
      const { page } = await open('#eth_getLogs', { colorScheme })
      await send(page)
      expect(await seriousFindings(page)).toEqual([])
      await page.evaluate(`location.hash = '#eth_call'`)
      await page.getByRole('button', { name: 'See it: Revert with a reason' }).click()
      await send(page)
      expect(await seriousFindings(page)).toEqual([])
      await page.evaluate(`location.hash = '#'`)
      await page.locator('.facts').waitFor()
      await page.getByRole('button', { name: 'Add to wallet' }).click()
      await page.locator('#search').fill('-32602')
      await page.locator('.found-error').first().waitFor()
      expect(await seriousFindings(page)).toEqual([])
      await page.locator('#search').fill('eth_signTransaction')
      await page.locator('.advice').waitFor()
      await page.locator('#network').selectOption('mainnet')
      await page.locator('.facts .caution').waitFor()
      expect(await seriousFindings(page)).toEqual([])
    },
  )

  it.each([390, 1440])('each link of the overview is large enough to hit at a width of %i pixels', async (width) => {
    const { page } = await open('', { viewport: { width, height: 800 } })
    await page.locator('.facts').waitFor()
    expect(await smallTargets(page)).toEqual([])
  })

  it.each([320, 390, 800, 1100])('the page fits a width of %i pixels', async (width) => {
    const { page, complaints } = await open('#eth_getLogs', { viewport: { width, height: 800 } })
    await send(page)
    await page.evaluate(`location.hash = '#'`)
    await page.locator('.facts').waitFor()
    for (const fragment of ['', '#eth_getLogs', '#eth_getTransactionByBlockNumberAndIndex']) {
      await page.evaluate(`location.hash = '${fragment}'`)
      expect(await protruding(page)).toEqual([])
    }
    expect(complaints).toEqual([])
  })

  it('a button opens the list of methods on a narrow page', async () => {
    const { page } = await open('', { viewport: { width: 390, height: 800 } })
    const nav = page.locator('#navigation')
    expect(await nav.isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Methods' }).click()
    await nav.getByRole('link', { name: 'eth_call', exact: true }).click()
    await expect.poll(() => text(page.locator('h1'))).toBe('eth_call')
    expect(await nav.isVisible()).toBe(false)
  })
})
