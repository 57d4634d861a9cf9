import { watchChain } from '../chain/watchChain.ts'
import { familiesOf } from '../document/families.ts'
import type { Method, OpenRpcDocument } from '../document/openrpc.ts'
import { callFragment, fragmentOf, type Place, placeOf } from '../document/slug.ts'
import { fill, h } from '../dom/h.ts'
import type { ServingNode } from '../request/address.ts'
import { exampleValues, type Params, valuesOf } from '../values/params.ts'
import { takesSecrets } from '../values/secrets.ts'
import { methodArticle } from './article.ts'
import { type Connection, createConnection } from './connection.ts'
import { createHistoryPanel } from './historyPanel.ts'
import { listenToKeys } from './keyboard.ts'
import { createNavigation } from './navigation.ts'
import { createStartPage } from './startPage.ts'
import { themeButton } from './theme.ts'
import { createTryPanel, type TryPanel } from './tryPanel.ts'
import { unknownMethod } from './unknownMethod.ts'

/** Longer addresses are cut by programs that they are sent with. */
const LONGEST_FRAGMENT = 4000

/** Puts the page together and follows the fragment of its address; `node` is the node that serves it, if one does. */
export function startPage(document: OpenRpcDocument, root: HTMLElement, node: ServingNode | undefined): void {
  const families = familiesOf(document)
  const connection = createConnection(document, node)
  const chain = watchChain(connection)
  const start = createStartPage(document, families, connection, chain)
  const sentBefore = createHistoryPanel(document)
  const navigation = createNavigation(document, families)
  const status = h('p', { class: 'visually-hidden', role: 'status', id: 'announcer' })
  const text = h('main', { id: 'text' })
  const aside = h('aside', { 'aria-label': 'Try it' })
  const panels = new Map<Method, TryPanel>()
  let panel: TryPanel | undefined

  /** The address follows the form, so that it can be kept and sent to others; a secret never goes in. */
  const onParams = (method: Method, params: Params, place?: Place) => {
    if (placeOf(document.methods, location.hash).method !== method) return
    const filled = place === undefined ? callFragment(method, params) : fragmentOf(place)
    const isKept = !takesSecrets(method) && filled.length < LONGEST_FRAGMENT
    window.history.replaceState(null, '', isKept ? filled : fragmentOf({ method }))
  }
  const panelOf = (method: Method) => {
    // Who has gone to another method does not want to hear of this one.
    const announce = (words: string) => {
      if (panels.get(method) === panel) status.textContent = words
    }
    const known =
      panels.get(method) ??
      createTryPanel({ document, connection, chain, onParams, onSent: sentBefore.add, announce }, method)
    panels.set(method, known)
    return known
  }
  const textOf = ({ method, unknown }: Place) => {
    if (unknown !== undefined) return unknownMethod(document, unknown)
    if (method === undefined) return start.element
    return methodArticle(document, method, (params) => panel?.fillIn(params))
  }
  const show = (isFirst: boolean) => {
    const place = placeOf(document.methods, location.hash)
    const { method, section } = place
    const shown = method ?? firstCall(document)
    panel = shown === undefined ? undefined : panelOf(shown)
    const values = valuesAt(place)
    if (values !== undefined) panel?.fillIn(values)
    panel?.update()
    const article = textOf(place)
    fill(text, article)
    panel?.element.append(sentBefore.element)
    fill(aside, panel?.element)
    navigation.mark(method)
    window.document.title = method === undefined ? document.info.title : `${method.name} · ${document.info.title}`
    if (!isFirst) arrive(article)
    if (section !== undefined) window.document.getElementById(`${method?.name}/${section}`)?.scrollIntoView()
  }
  const update = () => {
    panel?.update()
    start.update()
  }
  connection.onChange(update)
  chain.onChange(update)
  fill(root, header(document, connection), navigation.element, text, aside, status)
  show(true)
  if (connection.isOwnNode) chain.look()
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

/** What the fragment fills the form with. */
function valuesAt({ method, example, params }: Place): readonly unknown[] | undefined {
  if (method === undefined) return undefined
  if (params !== undefined) return valuesOf(method, params)
  return example === undefined ? undefined : exampleValues(method, example.params)
}

/** A call to begin with: one that needs nothing and whose answer moves. */
function firstCall({ methods }: OpenRpcDocument): Method | undefined {
  return methods.find(({ name }) => name === 'eth_blockNumber') ?? methods.find(({ params }) => params.length === 0)
}

function arrive(article: HTMLElement): void {
  openNavigation(false)
  openConnection(false)
  window.scrollTo(0, 0)
  article.querySelector('h1')?.focus({ preventScroll: true })
}

/** On narrow pages the list of methods is behind a button. */
function openNavigation(isOpen: boolean): void {
  document.body.classList.toggle('navigating', isOpen)
  document.getElementById('menu')?.setAttribute('aria-expanded', String(isOpen))
  if (isOpen) openConnection(false)
}

/** So is the connection. */
function openConnection(isOpen: boolean): void {
  document.body.classList.toggle('connecting', isOpen)
  document.getElementById('connect')?.setAttribute('aria-expanded', String(isOpen))
  if (isOpen) openNavigation(false)
}

function header({ info }: OpenRpcDocument, connection: Connection): HTMLElement {
  const isOpen = (name: string) => document.body.classList.contains(name)
  const menu = { type: 'button', id: 'menu', class: 'quiet', 'aria-expanded': 'false', 'aria-controls': 'navigation' }
  const connect = {
    type: 'button',
    id: 'connect',
    class: 'quiet',
    'aria-expanded': 'false',
    'aria-controls': 'connection',
  }
  const network = h('button', { ...connect, onclick: () => openConnection(!isOpen('connecting')) })
  const name = () => fill(network, connection.endpoint().network || 'Endpoint')
  connection.onChange(name)
  name()
  return h(
    'header',
    {},
    h('a', { class: 'skip', href: '#text', onclick: skip }, 'Skip to content'),
    h('button', { ...menu, onclick: () => openNavigation(!isOpen('navigating')) }, 'Methods'),
    h('a', { class: 'brand', href: '#' }, info.title, h('span', {}, 'JSON-RPC reference')),
    network,
    connection.element,
    themeButton(),
  )
}

function skip(event: Event): void {
  event.preventDefault()
  document.querySelector<HTMLElement>('main h1')?.focus()
}
