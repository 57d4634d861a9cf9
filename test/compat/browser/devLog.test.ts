import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { MNEMONIC_ACCOUNTS } from '../../../src/chainspec/sandboxAccounts.ts'
import { askResult } from '../../_helpers/wire.ts'
import { spawnDev } from '../../cli/_cli.ts'
import { PICTURES } from '../../docs/_pictures.ts'
import { BROWSER, hasChromium } from './_chromium.ts'
import { writePicture } from './_pictures.ts'
import { terminalPage } from './_terminal.ts'

const PROJECT = join(import.meta.dirname, '../../cli/dev/project/fixtures/foundry')
const COUNTER: { readonly bytecode: { readonly object: string } } = JSON.parse(
  readFileSync(join(PROJECT, 'build/artefacts/Counter.sol/Counter.json'), 'utf8'),
)
const FROM = MNEMONIC_ACCOUNTS[0]?.address
const word = (value: number) => value.toString(16).padStart(64, '0')
const set = (value: number) => `0x60fe47b1${word(value)}`
const DIVIDE_BY_ZERO = `0x3e823f79${word(0)}`

/** Deploys a Counter, calls it, and lets it fail; resolves with the log of `scion dev`, with its colours. */
async function recordLog(): Promise<string> {
  const { node, url } = await spawnDev('--project', PROJECT, '-vv', '--compat', 'hardhat', '--color', 'always')
  const send = (fields: object) => askResult(url, 'eth_sendTransaction', { from: FROM, gas: '0x100000', ...fields })
  const hash = await send({ data: COUNTER.bytecode.object })
  const { contractAddress: to } = Object(await askResult(url, 'eth_getTransactionReceipt', hash))
  await send({ to, data: set(3) })
  await send({ to, data: set(1001) })
  await askResult(url, 'eth_call', { from: FROM, to, data: DIVIDE_BY_ZERO }, 'latest')
  await node.says(/reverted[^\n]*0x12[^\n]*\n/)
  const [, log = ''] = node.output().split(/Ctrl-C[\s\S]*?url +.*\n\n/)
  return log.trim()
}

describe.skipIf(!hasChromium)('the picture of the log', () => {
  it('the log of scion dev is shown with its colours', async () => {
    const log = await recordLog()
    const browser = await chromium.launch(BROWSER)
    onTestFinished(() => browser.close())
    const page = await browser.newPage({ viewport: { width: 1200, height: 800 }, deviceScaleFactor: 1.5 })
    await page.setContent(terminalPage(log))
    const terminal = page.locator('pre')
    const shown = (await terminal.textContent()) ?? ''
    for (const text of ['created    Counter 0x', 'Counter.set(3)', 'TooLarge(1001, 1000)', 'src/Counter.sol:14'])
      expect(shown).toContain(text)
    expect(await page.locator('.red').count()).toBeGreaterThan(1)
    await writePicture(PICTURES.log, await terminal.screenshot())
  })
})
