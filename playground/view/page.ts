import { familiesOf } from '../document/families.ts'
import type { Method, OpenRpcDocument } from '../document/openrpc.ts'
import { placeOf } from '../document/slug.ts'
import { fill, h } from '../dom/h.ts'
import { exampleValues } from '../values/params.ts'
import { methodArticle } from './article.ts'
import { createConnection } from './connection.ts'
import { listenToKeys } from './keyboard.ts'
import { createNavigation } from './navigation.ts'
import { overview } from './overview.ts'
import { themeButton } from './theme.ts'
import { createTryPanel, type TryPanel } from './tryPanel.ts'

/** Puts the page together and follows the fragment of its address; `node` is the address of the node that serves it, if one does. */
export function startPage(document: OpenRpcDocument, root: HTMLElement, node: string | undefined): void {
  const families = familiesOf(document)
  const connection = createConnection(document, node)
  const navigation = createNavigation(document, families)
  const status = h('p', { class: 'visually-hidden', role: 'status', id: 'announcer' })
  const text = h('main', { id: 'text' })
  const aside = h('aside', { 'aria-label': 'Try it' })
  const panels = new Map<Method, TryPanel>()
  let panel: TryPanel | undefined

  const panelOf = (method: Method) => {
    // Who has gone to another method does not want to hear of this one.
    const announce = (words: string) => {
      if (panels.get(method) === panel) status.textContent = words
    }
    const known = panels.get(method) ?? createTryPanel({ document, connection, announce }, method)
    panels.set(method, known)
    return known
  }
  const show = (isFirst: boolean) => {
    const { method, example } = placeOf(document.methods, location.hash)
    const shown = method ?? firstCall(document)
    panel = shown === undefined ? undefined : panelOf(shown)
    panel?.update()
    if (method !== undefined && example !== undefined) panel?.fillIn(exampleValues(method, example.params))
    const fillIn = (params: readonly unknown[]) => panel?.fillIn(params)
    const article = method === undefined ? overview(document, families) : methodArticle(document, method, fillIn)
    fill(text, article)
    fill(aside, panel?.element)
    navigation.mark(method)
    window.document.title = method === undefined ? document.info.title : `${method.name} · ${document.info.title}`
    if (!isFirst) arrive(article)
  }
  connection.onChange(() => panel?.update())
  fill(root, header(document, connection.element), navigation.element, text, aside, status)
  show(true)
  window.addEventListener('hashchange', () => show(false))
  listenToKeys({
    search: () => {
      openNavigation(true)
      navigation.focusSearch()
    },
    send: () => panel?.submit(),
    cancel: () => panel?.cancel(),
  })
}

/** A call to begin with: one that needs nothing and whose answer moves. */
function firstCall({ methods }: OpenRpcDocument): Method | undefined {
  return methods.find(({ name }) => name === 'eth_blockNumber') ?? methods.find(({ params }) => params.length === 0)
}

function arrive(article: HTMLElement): void {
  openNavigation(false)
  window.scrollTo(0, 0)
  article.querySelector('h1')?.focus({ preventScroll: true })
}

/** On narrow pages the list of methods is behind a button. */
function openNavigation(isOpen: boolean): void {
  document.body.classList.toggle('navigating', isOpen)
  document.getElementById('menu')?.setAttribute('aria-expanded', String(isOpen))
}

function header({ info }: OpenRpcDocument, connection: HTMLElement): HTMLElement {
  const toggle = () => openNavigation(!document.body.classList.contains('navigating'))
  const menu = { type: 'button', id: 'menu', class: 'quiet', 'aria-expanded': 'false', 'aria-controls': 'navigation' }
  return h(
    'header',
    {},
    h('a', { class: 'skip', href: '#text', onclick: skip }, 'Skip to the text'),
    h('button', { ...menu, onclick: toggle }, 'Methods'),
    h('a', { class: 'brand', href: '#' }, info.title, h('span', {}, 'JSON-RPC reference')),
    connection,
    themeButton(),
  )
}

function skip(event: Event): void {
  event.preventDefault()
  document.querySelector<HTMLElement>('main h1')?.focus()
}
