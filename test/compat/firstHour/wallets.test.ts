import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { COW_ACCOUNTS } from '../../../src/chainspec/sandboxAccounts.ts'
import { call as ask } from '../../_helpers/wire.ts'
import { makeFolder, spawnCli, spawnDev } from '../../cli/_cli.ts'
import { codeBlocks, readPage } from '../../docs/_guide.ts'
import { hasChromium } from '../browser/_chromium.ts'
import { FOREIGN_HOST, openWalletBrowser, type WalletBrowser } from './_browser.ts'

const [{ privateKey } = { privateKey: '0x' }] = COW_ACCOUNTS
const TO = '0x00000000000000000000000000000000000000f1'
const DONE = { chainId: 33, type: 'legacy', status: 'success', received: '7' }

/** Returns the address of regtest that `scion start` with these flags prints, with the local key if it requires one. */
async function startNode(...flags: string[]): Promise<string> {
  const data = makeFolder()
  const node = spawnCli(['start', '--data', data, '--port', '0', '--call-timeout-ms', '0', ...flags])
  const [, url = ''] = await node.says(/regtest +(\S+)[\s\S]*Ctrl-C/)
  // Only a terminal shows the key itself.
  return url.replace('<API_KEY>', readFileSync(join(data, 'local-key'), 'utf8').trim())
}

/** The commands of the README that start a node. */
const NODES: readonly (readonly [string, () => Promise<string>])[] = [
  ['scion dev', async () => (await spawnDev()).url],
  ['npm start', () => startNode()],
  ['npm start -- --open', () => startNode('--open')],
]

/** A context for scripts: a page, a frame or an extension. */
interface Place {
  evaluate(expression: string): Promise<unknown>
}

/** Calls a function of the script that a page, a frame or an extension has. */
const run = (place: Place, name: string, ...args: readonly unknown[]): Promise<unknown> =>
  place.evaluate(`${name}(...${JSON.stringify(args)})`)

describe.skipIf(!hasChromium)('in a browser', () => {
  let browser: WalletBrowser
  beforeAll(async () => {
    browser = await openWalletBrowser()
  })
  afterAll(() => browser?.close())

  async function openPage(url: string): Promise<Page> {
    const page = await browser.context.newPage()
    await page.goto(url)
    return page
  }

  it.each(NODES)('a wallet and pages of other ports sign, send and read with %s', async (_, start) => {
    const url = await start()
    const local = ['localhost', '127.0.0.1'].map((host) => openPage(`http://${host}:${browser.pagePort}/`))
    for (const place of [browser.wallet, ...(await Promise.all(local))]) {
      for (const address of [url, url.replace(/^http/, 'ws')]) {
        expect(await run(place, 'send', { url: address, privateKey, to: TO }), place.url()).toEqual(DONE)
      }
    }
  })

  it('a page adds the network to a wallet as in the guide, and the wallet uses this chain', async () => {
    const block = codeBlocks(await readPage('docs/guides/wallets.md')).find(({ note }) => note === 'add.js')
    const base = new URL(await startNode('--open')).origin
    const page = await openPage(`http://localhost:${browser.pagePort}/`)
    await page.evaluate('window.ethereum = { request: async (request) => void (window.asked = request) }')
    const code = block?.code.replaceAll('http://127.0.0.1:4444', base)
    const { method, params } = await page.evaluate<{
      method: string
      params: { chainId: string; rpcUrls: string[] }[]
    }>(`(async () => { ${code}; return window.asked })()`)
    expect(method).toBe('wallet_addEthereumChain')
    const [
      {
        chainId,
        rpcUrls: [url = ''],
      } = { chainId: '', rpcUrls: [] },
    ] = params
    expect(await run(browser.wallet, 'send', { url, privateKey, to: TO })).toEqual({
      ...DONE,
      chainId: Number(chainId),
    })
  })

  describe('foreign pages', () => {
    /** Asserts that no request of a page reaches the chain. */
    async function expectRefused(place: Place, url: string) {
      for (const type of ['application/json', 'text/plain'])
        expect(await run(place, 'attempt', url, 'evm_mine', type)).toBe('nothing')
      expect(await run(place, 'sendBlindly', url, 'evm_mine')).toBe('nothing')
      expect(await run(place, 'opens', url.replace(/^http/, 'ws'))).toBe(false)
      expect(await ask(url, 'eth_blockNumber')).toMatchObject({ body: { result: '0x0' } })
    }

    it('a page of another host can neither change nor read the chain', async () => {
      const { node, url } = await spawnDev()
      const page = await openPage(`http://${FOREIGN_HOST}:${browser.pagePort}/`)
      await expectRefused(page, url)
      const origin = `http://${FOREIGN_HOST}:${browser.pagePort}`
      await node.says(new RegExp(`refused origin ${origin}; to allow it, start with --cors ${origin}`))
      expect(node.output().match(/refused origin/g)).toHaveLength(1)
    })

    it('a frame without an origin in a local page can neither change nor read the chain', async () => {
      const { url } = await spawnDev()
      const page = await openPage(`http://localhost:${browser.pagePort}/framing`)
      const frame = page.frames().find((one) => one !== page.mainFrame())
      if (frame === undefined) throw new Error('the page has no frame')
      expect(await frame.evaluate('origin')).toBe('null')
      await expectRefused(frame, url)
    })

    it('a page of a name that was rebound to this machine is refused by its Host', async () => {
      const { node, url } = await spawnDev()
      const page = await openPage(`http://${FOREIGN_HOST}:${new URL(url).port}/health`)
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'evm_mine', params: [] })
      const options = { method: 'POST', body, headers: { 'content-type': 'application/json' } }
      const answered = `fetch('/', ${JSON.stringify(options)}).then((response) => response.text())`
      expect(await page.evaluate(answered)).toContain('this Host is not served')
      expect(await ask(url, 'eth_blockNumber')).toMatchObject({ body: { result: '0x0' } })
      await node.says(
        new RegExp(`refused host ${FOREIGN_HOST}; to allow it, start with --allowed-hosts ${FOREIGN_HOST}`),
      )
    })
  })
})

it('a preflight for private network access is granted only to local pages', async () => {
  const { url } = await spawnDev()
  const grants = (origin: string) =>
    fetch(url, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-private-network': 'true' },
    }).then(({ status, headers }) => [status, headers.get('access-control-allow-private-network')])
  expect(await grants('http://localhost:5173')).toEqual([204, 'true'])
  for (const origin of [`https://${FOREIGN_HOST}`, 'null']) expect(await grants(origin)).toEqual([403, null])
})
