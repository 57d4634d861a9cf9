import type { OpenRpcDocument } from './document/openrpc.ts'
import { fill, h } from './dom/h.ts'
import { startPage } from './view/page.ts'

/** The document lies beside the page, wherever the page is served from. */
async function loadDocument(): Promise<OpenRpcDocument> {
  const response = await fetch('openrpc.json')
  if (!response.ok) throw new Error(`openrpc.json: HTTP ${response.status}`)
  return response.json()
}

const root = document.getElementById('root')
if (root === null) throw new Error('the page has no root')
try {
  startPage(await loadDocument(), root)
} catch (error) {
  fill(root, h('main', {}, h('h1', {}, 'The document could not be read'), h('p', {}, String(error))))
  throw error
}
