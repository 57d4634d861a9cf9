import type { OpenRpcDocument } from './document/openrpc.ts'
import { fill, h } from './dom/h.ts'
import { watchPolicy } from './request/policy.ts'
import { startPage } from './view/page.ts'

/** The document lies beside the page, wherever that is served from; a node that serves it says where requests go. */
async function loadDocument(): Promise<{ document: OpenRpcDocument; node: string | undefined }> {
  const response = await fetch('openrpc.json')
  if (!response.ok) throw new Error(`openrpc.json: HTTP ${response.status}`)
  const base = response.headers.get('x-rpc-base')
  const node = base === null ? undefined : new URL(base, response.url).href.replace(/\/+$/, '')
  return { document: await response.json(), node }
}

const root = window.document.getElementById('root')
if (root === null) throw new Error('the page has no root')
try {
  watchPolicy()
  const { document, node } = await loadDocument()
  startPage(document, root, node)
} catch (error) {
  fill(root, h('main', {}, h('h1', {}, 'Cannot read openrpc.json'), h('p', {}, String(error))))
  throw error
}
