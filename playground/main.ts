import type { OpenRpcDocument } from './document/openrpc.ts'
import { fill, h } from './dom/h.ts'
import type { ServingNode } from './request/address.ts'
import { allowOnly, watchPolicy } from './request/policy.ts'
import { startPage } from './view/page.ts'

/** Loads the document beside the page. A node that serves it sends its base URL, relative to the page's own address. */
async function loadDocument(): Promise<{ document: OpenRpcDocument; node: ServingNode | undefined }> {
  const response = await fetch('openrpc.json')
  if (!response.ok) throw new Error(`openrpc.json: HTTP ${response.status}`)
  const document = await response.json()
  const path = response.headers.get('x-rpc-base')
  if (path === null) return { document, node: undefined }
  const base = new URL(path, response.url).href.replace(/\/+$/, '')
  return { document, node: { base, publicBase: response.headers.get('x-rpc-public-base') ?? base } }
}

const root = window.document.getElementById('root')
if (root === null) throw new Error('the page has no root')
try {
  watchPolicy()
  const { document, node } = await loadDocument()
  if (node !== undefined) allowOnly(node.base)
  startPage(document, root, node)
} catch (error) {
  fill(root, h('main', {}, h('h1', {}, 'Cannot read openrpc.json'), h('p', {}, String(error))))
  throw error
}
