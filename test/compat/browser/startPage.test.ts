import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { it } from '../../_helpers/it.ts'
import { hasChromium, useChromium } from './_chromium.ts'
import { walletOf } from './_wallet.ts'

describe.skipIf(!hasChromium)('the start page', () => {
  const open = useChromium()
  const card = (page: Page) => page.locator('.chain-card')

  it('the start page shows endpoint, chain and accounts, and an account opens its filled call', async ({
    startNode,
  }) => {
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

  it('the start page follows the selected network, and warns of a public chain id', async ({ startNode }) => {
    const node = await startNode()
    const { page } = await open(node.url('docs/'))
    await page.locator('#network').selectOption('mainnet')
    await expect.poll(() => card(page).textContent()).toContain('the chain id of Rootstock Mainnet')
    expect(await page.locator('#setup').textContent()).toContain('id: 30,')
  })

  it('the start page asks for a key, and shows the chain once it is entered', async ({ startNode }) => {
    const node = await startNode({ open: false })
    const { page } = await open(node.url('docs/'))
    await expect.poll(() => card(page).textContent()).toContain('requires an API key')
    await card(page).getByRole('button', { name: 'Enter an API key' }).click()
    await page.keyboard.type('fixture')
    await page.keyboard.press('Tab')
    await card(page).locator('.facts').waitFor()
    expect(await page.locator('body').textContent()).not.toContain('/fixture')
  })

  it('the start page adds the chain to a wallet with the parameters of EIP-3085', async ({ startNode }) => {
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
  ])('the start page shows the outcome if a wallet returns error %i', async ([code, words], { startNode }) => {
    const node = await startNode()
    const { page } = await open(node.url('docs/'))
    await page.evaluate(walletOf(code))
    await page.getByRole('button', { name: 'Add to wallet' }).click()
    await expect.poll(() => page.locator('.wallet-status').textContent()).toContain(words)
  })

  it('the start page shows the endpoint if the browser has no wallet', async ({ startNode }) => {
    const node = await startNode()
    const { page } = await open(node.url('docs/'))
    await page.getByRole('button', { name: 'Add to wallet' }).click()
    const told = await page.locator('.wallet-status').textContent()
    expect(told).toContain('No wallet found in this browser')
    expect(told).toContain(node.url('regtest'))
  })

  it('the start page stays intact after an invalid response', async ({ startNode }) => {
    const node = await startNode()
    const { page } = await open(node.url('docs/'))
    await page.route('**/regtest', (route) => route.fulfill({ body: '[[{"id":0,"result":{}},null,7]' }))
    await page.reload()
    await expect.poll(() => card(page).textContent()).toContain('does not respond')
  })

  it('a form is filled with values of the chain until the user changes it', async ({ startNode }) => {
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
