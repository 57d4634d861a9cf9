import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { it } from '../../_helpers/it.ts'
import { PICTURES, type Picture } from '../../docs/_pictures.ts'
import { hasChromium, useChromium } from './_chromium.ts'
import { writePicture } from './_pictures.ts'

interface Shot {
  readonly picture: Picture
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
  { picture: PICTURES.light, fragment: '#eth_getBalance', options: light, act: waitForChain },
  { picture: PICTURES.dark, fragment: '#eth_getLogs', options: dark, act: waitForChain },
  { picture: PICTURES.overview, fragment: '', options: light, act: (page) => page.locator('.facts').waitFor() },
  {
    picture: PICTURES.result,
    fragment: '#eth_getTransactionReceipt/transaction-with-a-log',
    options: light,
    act: send,
  },
  {
    picture: PICTURES.error,
    fragment: '#eth_call',
    options: dark,
    async act(page) {
      await page.getByRole('button', { name: 'See it: Revert with a reason' }).click()
      await send(page)
    },
  },
  { picture: PICTURES.phone, fragment: '#eth_getBalance', options: { ...light, ...phone }, act: waitForChain },
]

describe.skipIf(!hasChromium)('screenshots', () => {
  const open = useChromium()
  it.for(SHOTS)(
    'a screenshot is taken without browser errors: $picture.name',
    async ({ picture, fragment, options, act }, { startNode }) => {
      const fixture = await startNode()
      const { page, complaints } = await open(fixture.url(`docs/${fragment}`), options)
      await act?.(page)
      await writePicture(picture, await page.screenshot())
      expect(complaints).toEqual([])
      await page.context().close()
    },
  )
})
