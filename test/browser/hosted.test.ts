import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { useFixture } from '../_helpers/fixture.ts'
import { hasChromium, useChromium } from './_chromium.ts'
import { serveFiles } from './_files.ts'

describe.skipIf(!hasChromium)('the page as files, elsewhere', () => {
  const open = useChromium()
  const start = useFixture()
  let files: Awaited<ReturnType<typeof serveFiles>>
  let origin = ''
  beforeAll(async () => {
    files = await serveFiles()
    origin = files.origin
  })
  afterAll(() => files.close())

  test('asks the node of ?endpoint=, which has to allow it', async () => {
    const allowed = await start({ cors: [origin] })
    const { page, complaints } = await open(`${origin}/?endpoint=${allowed.url()}#eth_chainId`)
    await page.keyboard.press('Control+Enter')
    await expect.poll(() => page.locator('.outcome').textContent()).toContain('0x21')
    expect(complaints.filter((complaint) => !complaint.startsWith(`request to ${allowed.url()}`))).toEqual([])
  })

  test('says so where the node does not', async () => {
    const refusing = await start()
    const { page } = await open(`${origin}/?endpoint=${refusing.url()}#eth_chainId`)
    await page.keyboard.press('Control+Enter')
    await expect.poll(() => page.locator('.outcome').textContent()).toContain('does not let this page read')
  })

  test('a key for one node does not go to another', async () => {
    const one = await start()
    const { page } = await open(`${origin}/?endpoint=${one.url()}`)
    await page.locator('#key').fill('secret')
    await page.goto(`${origin}/?endpoint=https://elsewhere.example`)
    await page.locator('h1').waitFor()
    expect(await page.locator('#key').inputValue()).toBe('')
  })
})
