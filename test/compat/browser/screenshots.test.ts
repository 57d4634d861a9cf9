import { mkdtemp, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { it } from '../../_helpers/it.ts'
import { hasChromium, useChromium } from './_chromium.ts'

const IMAGES = new URL('../../../docs/images', import.meta.url).pathname

interface Shot {
  readonly name: string
  readonly fragment: string
  readonly options: BrowserContextOptions
  act?(page: Page): Promise<void>
}

const light = { colorScheme: 'light' } as const
const dark = { colorScheme: 'dark' } as const
const phone = { viewport: { width: 390, height: 844 } } as const

const waitForChain = (page: Page) => page.locator('.chip.live').waitFor()

async function send(page: Page) {
  await page.getByRole('button', { name: 'Send' }).click()
  await page.locator('.outcome .status').waitFor()
}

const SHOTS: readonly Shot[] = [
  { name: 'playground-light', fragment: '#eth_getBalance', options: light, act: waitForChain },
  { name: 'playground-dark', fragment: '#eth_getLogs', options: dark, act: waitForChain },
  { name: 'playground-overview', fragment: '', options: light, act: (page) => page.locator('.facts').waitFor() },
  {
    name: 'playground-result',
    fragment: '#eth_getTransactionReceipt/transaction-with-a-log',
    options: light,
    act: send,
  },
  {
    name: 'playground-error',
    fragment: '#eth_call',
    options: dark,
    async act(page) {
      await page.getByRole('button', { name: 'See it: Revert with a reason' }).click()
      await send(page)
    },
  },
  { name: 'playground-phone', fragment: '#eth_getBalance', options: { ...light, ...phone }, act: waitForChain },
]

/** Replaces the pictures in docs/images if SCREENSHOTS is 1, and otherwise writes to a temporary folder. */
describe.skipIf(!hasChromium)('screenshots', () => {
  const open = useChromium()
  it.for(SHOTS)(
    'a screenshot is taken without browser errors: $name',
    async ({ name, fragment, options, act }, { startNode }) => {
      const folder = process.env.SCREENSHOTS === '1' ? IMAGES : await mkdtemp(join(tmpdir(), 'scion-shots-'))
      const fixture = await startNode()
      const { page, complaints } = await open(fixture.url(`docs/${fragment}`), options)
      await act?.(page)
      const path = join(folder, `${name}.png`)
      await page.screenshot({ path })
      expect((await stat(path)).size).toBeGreaterThan(10_000)
      expect(complaints).toEqual([])
      await page.context().close()
    },
  )
})
