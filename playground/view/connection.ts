import type { OpenRpcDocument } from '../document/openrpc.ts'
import { breakableUrl } from '../dom/breakable.ts'
import { h } from '../dom/h.ts'
import { recall, remember } from '../dom/storage.ts'
import { addressOf, type ServingNode } from '../request/address.ts'
import type { Endpoint } from '../request/endpoint.ts'

/** Network and key, chosen once for the page. */
export interface Connection {
  readonly element: HTMLElement
  /** Whether the node that serves the page is the one that is asked. */
  readonly isOwnNode: boolean
  endpoint(): Endpoint
  /** The document's words on getting a key; undefined if it has none. */
  readonly aboutKeys: string | undefined
  focusKey(): void
  /** Calls `listener` after every change. */
  onChange(listener: () => void): void
}

/** Kept for this tab only, and for this node only: a link to another node must not carry the key there. */
function slotsOf(base: string) {
  const slot = (name: string) => ({
    get: () => recall('tab', `${name} ${base}`),
    set: (value: string) => remember('tab', `${name} ${base}`, value),
  })
  return { network: slot('network'), key: slot('key') }
}

/** `own` is the node that serves the page; undefined where it lies among files. */
export function createConnection({ servers = [] }: OpenRpcDocument, own: ServingNode | undefined): Connection {
  const listeners: (() => void)[] = []
  const [server] = servers
  const variable = server?.variables?.network
  const known = variable?.enum ?? []
  const node = own?.base
  const address = addressOf({ search: location.search, node, server: server?.url, networks: known })
  const { base, query } = address ?? { base: '', query: '' }
  const saved = slotsOf(base)
  const isOwnNode = base === node
  // The document describes only the server that serves it.
  const described = isOwnNode && server !== undefined ? { isKeyed: server.url.includes('{apiKey}') } : {}
  const publicBase = isOwnNode ? own?.publicBase : undefined
  const networks = isOwnNode ? known : [...known, '']
  const changed = () => {
    reveal.hidden = key.value === ''
    saved.network.set(network.value)
    saved.key.set(key.value)
    for (const listener of listeners) listener()
  }
  const network = h(
    'select',
    { id: 'network', onchange: changed },
    networks.map((name) => h('option', { value: name }, name === '' ? 'none' : name)),
  )
  const chosen = address?.network ?? saved.network.get() ?? variable?.default
  network.selectedIndex = Math.max(0, networks.indexOf(chosen ?? ''))
  const key = h('input', {
    id: 'key',
    type: 'password',
    autocomplete: 'off',
    spellcheck: 'false',
    placeholder: described.isKeyed === true ? 'required' : 'none',
    size: 12,
    oninput: changed,
  })
  key.value = address?.key || (saved.key.get() ?? '')
  const reveal = h(
    'button',
    { type: 'button', class: 'quiet', 'aria-label': 'Show the key', 'aria-pressed': 'false' },
    'Show',
  )
  reveal.hidden = key.value === ''
  reveal.addEventListener('click', () => {
    const isShown = key.type === 'text'
    key.type = isShown ? 'password' : 'text'
    reveal.setAttribute('aria-pressed', String(!isShown))
  })
  return {
    element: h(
      'div',
      { class: 'connection', id: 'connection', role: 'group', 'aria-label': 'Connection' },
      hostLine(base, node),
      h('label', { for: 'network', hidden: networks.length === 0 }, h('span', {}, 'Network'), network),
      h('label', { for: 'key' }, h('span', {}, 'API key'), key),
      reveal,
    ),
    isOwnNode,
    aboutKeys: server?.variables?.apiKey?.description,
    endpoint: () => ({ base, network: network.value, key: key.value.trim(), query, publicBase, ...described }),
    focusKey: () => {
      document.body.classList.add('connecting') // on narrow pages it is behind a button
      key.focus()
    },
    onChange: (listener) => listeners.push(listener),
  }
}

/** The host that receives the requests and the key; marked as foreign if the page does not come from it. */
function hostLine(base: string, node: string | undefined): HTMLElement {
  const name = base === '' ? 'no node' : base.replace(/^http:\/\//, '')
  return h('span', { class: base === node ? 'host' : 'host foreign', id: 'host' }, breakableUrl(name))
}
