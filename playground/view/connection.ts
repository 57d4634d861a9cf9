import type { OpenRpcDocument } from '../document/openrpc.ts'
import { h } from '../dom/h.ts'
import { recall, remember } from '../dom/storage.ts'
import { baseOf, type Endpoint } from '../request/endpoint.ts'

/** Network and key, chosen once for the page. */
export interface Connection {
  readonly element: HTMLElement
  endpoint(): Endpoint
  focusKey(): void
  /** Hears of every change. */
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

export function createConnection(document: OpenRpcDocument): Connection {
  const base = baseOf(location)
  const saved = slotsOf(base)
  const listeners: (() => void)[] = []
  const variable = document.servers?.[0]?.variables?.network
  const networks = variable?.enum ?? []
  const changed = () => {
    reveal.hidden = key.value === ''
    saved.network.set(network.value)
    saved.key.set(key.value)
    for (const listener of listeners) listener()
  }
  const network = h(
    'select',
    { id: 'network', onchange: changed },
    networks.map((name) => h('option', {}, name)),
  )
  const chosen = saved.network.get() ?? variable?.default
  network.selectedIndex = Math.max(0, networks.indexOf(chosen ?? ''))
  const key = h('input', {
    id: 'key',
    type: 'password',
    autocomplete: 'off',
    spellcheck: 'false',
    placeholder: 'none',
    size: 12,
    oninput: changed,
  })
  key.value = saved.key.get() ?? ''
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
      { class: 'connection', role: 'group', 'aria-label': 'Connection', title: base },
      h('label', { for: 'network', hidden: networks.length === 0 }, h('span', {}, 'Network'), network),
      h('label', { for: 'key' }, h('span', {}, 'API key'), key),
      reveal,
    ),
    endpoint: () => ({ base, network: network.value, key: key.value.trim() }),
    focusKey: () => key.focus(),
    onChange: (listener) => listeners.push(listener),
  }
}
