import { existsSync } from 'node:fs'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { buildPlayground } from '../../../scripts/playground/build.mjs'

export const EXECUTABLE = process.env.CHROMIUM ?? '/usr/bin/chromium'
const ROOT = new URL('../../..', import.meta.url).pathname

// A test goes to more addresses in a second than a page may that people use.
const args = ['--no-sandbox', '--disable-gpu', '--disable-ipc-flooding-protection']
/** How tests start the browser. */
export const BROWSER = { executablePath: EXECUTABLE, args }

/** Whether there is a browser to test with; where everything has to run (CI), tests fail rather than be left out. */
export const hasChromium = existsSync(EXECUTABLE) || process.env.CI !== undefined
if (!hasChromium)
  process.stderr.write(`SKIPPED: tests in a browser, because there is no ${EXECUTABLE} (set CHROMIUM)\n`)

/** A page and everything that went wrong in it: console errors, exceptions, refused loads, requests to elsewhere. */
export interface Opened {
  readonly page: Page
  readonly complaints: string[]
}

/** Builds the playground and starts a browser for a file of tests; gives the function that opens pages. */
export function useChromium(): (url: string, options?: BrowserContextOptions) => Promise<Opened> {
  let browser: Browser
  beforeAll(async () => {
    await buildPlayground(ROOT, `${ROOT}dist/playground`)
    browser = await chromium.launch(BROWSER)
  })
  afterAll(() => browser?.close())
  return async (url, options = {}) => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options })
    const page = await context.newPage()
    const complaints: string[] = []
    const { origin } = new URL(url)
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(String(error)))
    page.on('request', (request) => {
      if (!request.url().startsWith(`${origin}/`)) complaints.push(`request to ${request.url()}`)
    })
    await page.goto(url)
    await page.locator('h1').waitFor()
    return { page, complaints }
  }
}

/** Waits until the browser has reported that the page's first look at the chain, which has no key, is refused; then forgets it. */
export async function forgetRefusedLook({ complaints }: Opened): Promise<void> {
  await expect
    .poll(() => complaints)
    .toEqual(['Failed to load resource: the server responded with a status of 401 (Unauthorized)'])
  complaints.length = 0
}
