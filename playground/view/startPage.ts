import type { WatchedChain } from '../chain/watchChain.ts'
import type { Family } from '../document/families.ts'
import type { OpenRpcDocument } from '../document/openrpc.ts'
import { fragmentOf } from '../document/slug.ts'
import { breakable } from '../dom/breakable.ts'
import { h } from '../dom/h.ts'
import { inlineMarkdown, markdown } from '../dom/markdown.ts'
import { createChainCard } from './chainCard.ts'
import type { Connection } from './connection.ts'
import { guides } from './guides.ts'
import { createSetupPanel } from './setupPanel.ts'

export interface StartPage {
  readonly element: HTMLElement
  /** The chain or the connection has changed. */
  update(): void
}

/** Where to begin: the endpoint, what is on the chain, tools, and every method in a line. */
export function createStartPage(
  document: OpenRpcDocument,
  families: readonly Family[],
  connection: Connection,
  chain: WatchedChain,
): StartPage {
  const { info, methods } = document
  const card = createChainCard(document, connection, chain)
  const setup = createSetupPanel(connection, chain)
  const element = h(
    'article',
    { class: 'start' },
    h('p', { class: 'family' }, `Version ${info.version}, ${methods.length + 1} methods`), // with rpc.discover
    h('h1', { tabindex: -1 }, info.title),
    h('p', { class: 'lead' }, 'JSON-RPC API of a Rootstock node. Requests from this page go to this chain:'),
    card.element,
    h('h2', { id: 'tools' }, 'Connect your tools'),
    setup.element,
    h('h2', { id: 'guides' }, 'Guides'),
    guides(document),
    h('h2', { id: 'conventions' }, 'Conventions'),
    h('div', { class: 'introduction' }, markdown(info.description)),
    h('h2', { id: 'methods' }, 'Methods'),
    h(
      'p',
      { class: 'muted' },
      h('code', {}, 'rpc.discover'),
      ' returns the OpenRPC document that this page shows. The document lists the other methods.',
    ),
    families.map((family) => familyIndex(family)),
  )
  const update = () => {
    card.update()
    setup.update()
  }
  update()
  return { element, update }
}

function familyIndex({ name, description, methods }: Family) {
  const rows = methods.map((method) =>
    h(
      'div',
      {},
      h('dt', {}, h('a', { href: fragmentOf({ method }) }, breakable(method.name))),
      h('dd', {}, inlineMarkdown(method.summary)),
    ),
  )
  return [
    h('h3', { class: 'family-name' }, name),
    h('p', { class: 'muted' }, inlineMarkdown(description)),
    h('dl', { class: 'index' }, rows),
  ]
}
