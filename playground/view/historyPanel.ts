import type { OpenRpcDocument } from '../document/openrpc.ts'
import { callFragment } from '../document/slug.ts'
import { fill, h } from '../dom/h.ts'
import { recall, remember } from '../dom/storage.ts'
import { readHistory, type Sent, withSent } from '../request/history.ts'

const SHOWN_CHARACTERS = 90

export interface HistoryPanel {
  readonly element: HTMLElement
  add(sent: Sent): void
}

/** The requests of this tab, the newest first; each opens its form again. */
export function createHistoryPanel(document: OpenRpcDocument): HistoryPanel {
  let history = readHistory(recall('tab', 'history'))
  const summary = h('summary', {})
  const list = h('ol', {})
  const clear = h('button', { type: 'button', class: 'quiet', onclick: () => set([]) }, 'Clear')
  const element = h('details', { class: 'history' }, summary, list, clear)
  const show = () => {
    element.hidden = history.length === 0
    fill(summary, `History (${history.length})`)
    fill(list, history.map(row))
  }
  const set = (next: readonly Sent[]) => {
    history = next
    remember('tab', 'history', JSON.stringify(history))
    show()
  }
  show()
  return { element, add: (sent) => set(withSent(document, history, sent)) }
}

function row({ method, params, came }: Sent): HTMLElement {
  const written = JSON.stringify(params)
  const short = written.length > SHOWN_CHARACTERS ? `${written.slice(0, SHOWN_CHARACTERS)}…` : written
  return h(
    'li',
    {},
    h('a', { href: callFragment({ name: method }, params) }, method),
    h('span', { class: 'muted' }, ` ${came}`),
    h('code', { class: 'sent-params' }, short),
  )
}
