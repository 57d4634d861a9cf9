import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { it } from '../../_helpers/it.ts'
import { hasChromium, useChromium } from './_chromium.ts'

/** A wallet that announces itself, keeps what it is asked in `asked`, and refuses with a code if it is to. */
const walletOf = (code?: number) => `window.asked = []
window.addEventListener('eip6963:requestProvider', () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: {
  info: { uuid: '1', name: 'Test Wallet', icon: '', rdns: 'test' },
  provider: { request(call) { window.asked.push(call); return ${code === undefined ? 'Promise.resolve(null)' : `Promise.reject({ code: ${code}, message: 'no' })`} } },
} })))`

describe.skipIf(!hasChromium)('the start page', () => {
  const open = useChromium()
  const card = (page: Page) => page.locator('.chain-card')

  it('shows the endpoint, the chain and accounts, each of which opens a call filled in', async ({ startNode }) => {
    const node = await startNode()
    const { page, complaints } = await open(node.url('docs/'))
    await card(page).locator('.facts').waitFor()
    expect(await page.locator('#endpoint').textContent()).toBe(node.url('regtest'))
    expect(await card(page).textContent()).toContain('Chain id33')
    await card(page).getByRole('link', { name: '0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826' }).click()
    await expect.poll(() => page.locator('h1').textContent()).toBe('eth_getBalance')
    expect(await page.locator('.form textarea').first().inputValue()).toBe('0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826')
    expect(complaints).toEqual([])
  })

  it('follows the network, and warns of the ids of real ones', async ({ startNode }) => {
    const node = await startNode()
    const { page } = await open(node.url('docs/'))
    await page.locator('#network').selectOption('mainnet')
    await expect.poll(() => card(page).textContent()).toContain('the chain id of Rootstock Mainnet')
    expect(await page.locator('#setup').textContent()).toContain('id: 30,')
  })

  it('says that a key is needed, and goes on when it is there', async ({ startNode }) => {
    const node = await startNode({ open: false })
    const { page } = await open(node.url('docs/'))
    await expect.poll(() => card(page).textContent()).toContain('requires an API key')
    await card(page).getByRole('button', { name: 'Enter an API key' }).click()
    await page.keyboard.type('fixture')
    await page.keyboard.press('Tab')
    await card(page).locator('.facts').waitFor()
    expect(await page.locator('body').textContent()).not.toContain('/fixture')
  })

  it('adds the chain to a wallet by what EIP-3085 asks for', async ({ startNode }) => {
    const node = await startNode()
    const { page } = await open(node.url('docs/'))
    await page.evaluate(walletOf())
    await page.getByRole('button', { name: 'Add to wallet' }).click()
    await expect.poll(() => page.locator('.wallet-status').textContent()).toBe('Test Wallet has added Scion regtest.')
    expect(await page.evaluate('asked')).toEqual([
      {
        method: 'wallet_addEthereumChain',
        params: [
          {
            chainId: '0x21',
            chainName: 'Scion regtest',
            nativeCurrency: { name: 'Rootstock Bitcoin', symbol: 'tRBTC', decimals: 18 },
            rpcUrls: [node.url('regtest')],
          },
        ],
      },
    ])
  })

  it.for<[number, string]>([
    [4001, 'declined in Test Wallet'],
    [4200, 'by hand'],
    [-32_603, 'Test Wallet did not add it: no'],
  ])('a wallet that answers %i', async ([code, words], { startNode }) => {
    const node = await startNode()
    const { page } = await open(node.url('docs/'))
    await page.evaluate(walletOf(code))
    await page.getByRole('button', { name: 'Add to wallet' }).click()
    await expect.poll(() => page.locator('.wallet-status').textContent()).toContain(words)
  })

  it('says what to do without a wallet', async ({ startNode }) => {
    const node = await startNode()
    const { page } = await open(node.url('docs/'))
    await page.getByRole('button', { name: 'Add to wallet' }).click()
    const told = await page.locator('.wallet-status').textContent()
    expect(told).toContain('No wallet found in this browser')
    expect(told).toContain(node.url('regtest'))
  })

  it('an answer to the page that is no answer leaves the page whole', async ({ startNode }) => {
    const node = await startNode()
    const { page } = await open(node.url('docs/'))
    await page.route('**/regtest', (route) => route.fulfill({ body: '[[{"id":0,"result":{}},null,7]' }))
    await page.reload()
    await expect.poll(() => card(page).textContent()).toContain('does not respond')
  })

  it('fills a form with what is there, until somebody types', async ({ startNode }) => {
    const node = await startNode()
    const { page } = await open(node.url('docs/#eth_getTransactionReceipt'))
    await page.locator('.chip.live').waitFor()
    const field = page.locator('.form textarea').first()
    const newest = await field.inputValue()
    await page.locator('.chip:not(.live)').last().click()
    expect(await field.inputValue()).not.toBe(newest)
    await page.locator('#network').selectOption('mainnet')
    await page.locator('#network').selectOption('regtest')
    await page.locator('.chip.live').waitFor()
    expect(await field.inputValue()).not.toBe(newest)
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect.poll(() => page.locator('.why-empty').textContent()).toContain('No transaction with this hash')
    await page.locator('.chip.live').click()
    expect(await field.inputValue()).toBe(newest)
  })
})
