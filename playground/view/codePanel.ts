import { fill, h } from '../dom/h.ts'
import { recall, remember } from '../dom/storage.ts'
import type { RpcRequest } from '../request/answer.ts'
import { endpointUrl, holdsSecret, shareableUrl } from '../request/endpoint.ts'
import { DIALECTS, type Dialect } from '../request/snippets.ts'
import type { Connection } from './connection.ts'
import { copyButton } from './copyButton.ts'
import { highlight } from './highlight.ts'

/** The same request as text for a shell or a program. The key goes in only when it is asked for. */
export function createCodePanel(connection: Connection, request: () => RpcRequest) {
  const tabs: HTMLButtonElement[] = []
  let chosen: Dialect | undefined = DIALECTS.find(({ name }) => name === recall('tab', 'dialect')) ?? DIALECTS[0]
  const code = h('code')
  const pre = h('pre', { id: 'code', role: 'tabpanel', tabindex: 0, 'aria-label': 'The same request as code' }, code)
  const withKey = h('input', { type: 'checkbox', id: 'with-key', onchange: () => update() })
  const askKey = h('label', { class: 'check', for: 'with-key' }, withKey, 'with my key')
  const text = () => {
    const endpoint = connection.endpoint()
    if (endpoint.base === '') return ''
    return chosen?.write(request(), withKey.checked ? endpointUrl(endpoint) : shareableUrl(endpoint)) ?? ''
  }
  const update = () => {
    askKey.hidden = !holdsSecret(connection.endpoint())
    fill(code, highlight(text()))
  }
  const choose = (dialect: Dialect) => {
    chosen = dialect
    remember('tab', 'dialect', dialect.name)
    mark()
    update()
  }
  const mark = () => {
    for (const [index, tab] of tabs.entries()) {
      const isChosen = DIALECTS[index] === chosen
      tab.setAttribute('aria-selected', String(isChosen))
      tab.tabIndex = isChosen ? 0 : -1
    }
  }
  for (const dialect of DIALECTS) {
    const props = { type: 'button', role: 'tab', 'aria-controls': 'code', onclick: () => choose(dialect) }
    tabs.push(h('button', props, dialect.name))
  }
  mark()
  const list = h(
    'div',
    { role: 'tablist', 'aria-label': 'The same request as', onkeydown: (event) => walkTabs(event, tabs) },
    tabs,
  )
  const head = h('div', { class: 'panel-head' }, list, askKey, copyButton(text))
  return { element: h('section', { class: 'code-panel', 'aria-label': 'The same request as' }, head, pre), update }
}

/** Left and right, as tabs are walked through. */
function walkTabs({ key }: KeyboardEvent, tabs: readonly HTMLButtonElement[]): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key]
  if (step === undefined) return
  const at = tabs.findIndex((tab) => tab.matches(':focus'))
  const target = tabs[(at + step + tabs.length) % tabs.length]
  target?.focus()
  target?.click()
}
