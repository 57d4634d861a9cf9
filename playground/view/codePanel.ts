import { fill, h } from '../dom/h.ts'
import type { RpcRequest } from '../request/answer.ts'
import { holdsSecret, secretUrl, shareableUrl } from '../request/endpoint.ts'
import type { Dialects } from '../request/snippets.ts'
import type { Connection } from './connection.ts'
import { copyButton } from './copyButton.ts'
import { highlight } from './highlight.ts'
import { createTabs } from './tabs.ts'

/** The same request as text for a shell or a program. The key goes in only when it is asked for. */
export function createCodePanel(connection: Connection, dialects: Dialects, request: () => RpcRequest) {
  const code = h('code')
  const pre = h('pre', { id: 'code', role: 'tabpanel', tabindex: 0, 'aria-label': 'The same request as code' }, code)
  const withKey = h('input', { type: 'checkbox', id: 'with-key', onchange: () => update() })
  const askKey = h('label', { class: 'check', for: 'with-key' }, withKey, 'with my key')
  const text = () => {
    const endpoint = connection.endpoint()
    if (endpoint.base === '') return ''
    return tabs.chosen().write(request(), withKey.checked ? secretUrl(endpoint) : shareableUrl(endpoint))
  }
  const update = () => {
    askKey.hidden = !holdsSecret(connection.endpoint())
    fill(code, highlight(text()))
  }
  const label = 'The same request as'
  const tabs = createTabs(dialects, { label, panelId: 'code', slot: 'dialect', onChoose: update })
  const head = h('div', { class: 'panel-head' }, tabs.element, askKey, copyButton(text))
  return { element: h('section', { class: 'code-panel', 'aria-label': label }, head, pre), update }
}
