import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect } from 'vitest'
import { buildPlayground } from '../../../scripts/playground/build.mjs'
import { it } from '../../_helpers/it.ts'
import { hasChromium, useChromium } from './_chromium.ts'
import { serveFiles } from './_files.ts'

const ROOT = new URL('../../..', import.meta.url).pathname
const LIMIT_PACKED_BYTES = 36_000

/** The cost of the first method when it is painted. The time is only logged, because it depends on the machine. */
interface Cost {
  readonly ms: number
  /** Number of requests for the document. */
  readonly documents: number
  /** Number of elements without the list of all methods. */
  readonly elements: number
}

const METER = `window.cost = new Promise((resolve) => {
  new MutationObserver((_, observer) => {
    if (document.querySelector('main h1') === null || document.querySelector('#navigation .methods a') === null) return
    observer.disconnect()
    const paint = () => resolve({
      ms: Math.round(performance.now()),
      documents: performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/openrpc.json')).length,
      elements: document.querySelectorAll('main *').length,
    })
    requestAnimationFrame(() => requestAnimationFrame(paint))
  }).observe(document, { childList: true, subtree: true })
})`

describe.skipIf(!hasChromium)('speed of the docs page', () => {
  const open = useChromium()

  async function measure(url: string): Promise<Cost> {
    const { page } = await open(url)
    await page.addInitScript(METER)
    await page.goto('about:blank')
    await page.goto(url)
    return page.evaluate<Cost>('window.cost')
  }

  it('the first method renders with the same work in a document that is four times as long', async ({ startNode }) => {
    const node = await startNode()
    const document = JSON.parse(readFileSync(`${ROOT}generated/openrpc.json`, 'utf8'))
    const methods = [0, 1, 2, 3].flatMap((copy) =>
      document.methods.map((method: { name: string }) => ({ ...method, name: method.name + '_x'.repeat(copy) })),
    )
    const files = await serveFiles(JSON.stringify({ ...document, methods }))
    const usual = await measure(node.url('docs/#eth_getBalance'))
    const long = await measure(`${files.origin}/#eth_getBalance`)
    await files.close()
    console.info(`first method painted: ${JSON.stringify({ usual, long })}`)
    expect([long.documents, long.elements]).toEqual([1, usual.elements])
    expect(usual.elements).toBeGreaterThan(0)
  })

  it(`the page has less than ${LIMIT_PACKED_BYTES} bytes, compressed`, async () => {
    const outdir = `${ROOT}dist/playground`
    const sizes = await buildPlayground(ROOT, outdir)
    const packed = Object.keys(sizes).map((name) => [name, gzipSync(readFileSync(`${outdir}/${name}`)).length] as const)
    console.info('bytes:', sizes, 'packed:', Object.fromEntries(packed))
    expect(packed.reduce((sum, [, bytes]) => sum + bytes, 0)).toBeLessThan(LIMIT_PACKED_BYTES)
  })
})
