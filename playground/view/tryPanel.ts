import { liveParams } from '../chain/liveExample.ts'
import type { WatchedChain } from '../chain/watchChain.ts'
import type { Method, OpenRpcDocument } from '../document/openrpc.ts'
import type { Place } from '../document/slug.ts'
import { fill, h } from '../dom/h.ts'
import { createField } from '../fields/createField.ts'
import type { RpcRequest } from '../request/answer.ts'
import type { Sent } from '../request/history.ts'
import { DIALECTS, SUBSCRIPTION_DIALECTS } from '../request/snippets.ts'
import { exampleValues, type Params, toParams } from '../values/params.ts'
import { cautionFor, cautionView } from './caution.ts'
import { createCodePanel } from './codePanel.ts'
import type { Connection } from './connection.ts'
import { createExchange } from './exchange.ts'

/** The form of one method, its answer and its code. Keeps what was typed for as long as the page lives. */
export interface TryPanel {
  readonly element: HTMLElement
  /** Values for the parameters by position. */
  fillIn(params: readonly unknown[]): void
  submit(): void
  cancel(): void
  /** The connection has changed. */
  update(): void
}

export interface Surroundings {
  readonly document: OpenRpcDocument
  readonly connection: Connection
  readonly chain: WatchedChain
  /** Hears of the values of the form, once they are whole; `place` is where they come from, if that has an address. */
  onParams(method: Method, params: Params, place?: Place): void
  /** Hears of every answer. */
  onSent(sent: Sent): void
  /** Tells those who listen to the page. */
  announce(words: string): void
}

export function createTryPanel(around: Surroundings, method: Method): TryPanel {
  const { document, connection, chain } = around
  /** Once somebody has chosen the values, what the chain has takes their place no more. */
  let isTouched = false
  const controls = method.params.map(({ name, description, required = false, schema }) =>
    createField({ document, schema, name, description, isRequired: required }),
  )
  const fields = controls.map(({ element }) => element)
  const request = (): RpcRequest => ({
    method: method.name,
    params: toParams(
      method,
      controls.map((control) => control.read()),
    ),
  })
  const code = createCodePanel(connection, dialectsOf(method), request)
  const button = h('button', { class: 'send', 'aria-keyshortcuts': 'Control+Enter' }, 'Send')
  const exchange = createExchange({ ...around, method, fields, button, request })
  const picker = h('div', { class: 'chips', role: 'group', 'aria-label': 'Fill with an example' })
  const write = (params: readonly unknown[]) => {
    for (const [position, control] of controls.entries()) control.write(params[position])
    code.update()
  }
  const fillIn = (params: readonly unknown[]) => {
    isTouched = true
    write(params)
  }
  const tell = (place?: Place) => around.onParams(method, request().params, place)
  const use = (params: readonly unknown[], place?: Place) => {
    fillIn(params)
    tell(place)
  }
  const caution = h('div', {})
  const update = () => {
    const facts = chain.facts()
    fill(caution, cautionView(cautionFor(method, connection.endpoint().network, facts)))
    const live = facts === undefined ? undefined : liveParams(document, method, facts)
    fill(picker, live === undefined ? undefined : liveChip(() => use(live)), exampleChips(method, use))
    // Nor while somebody has a field selected: what he types would land beside the new value.
    if (live !== undefined && !isTouched && !form.contains(window.document.activeElement)) write(live)
    exchange.update()
    code.update()
  }
  const submit = () => {
    if (method.params.length > 0) tell()
    exchange.submit()
  }
  const form = h(
    'form',
    {
      class: 'form',
      'aria-label': `Parameters of ${method.name}`,
      oninput: () => {
        isTouched = true
        code.update()
      },
      onchange: () => tell(),
      onsubmit: (event) => {
        event.preventDefault()
        submit()
      },
    },
    picker,
    fields,
    caution,
    h(
      'div',
      { class: 'actions' },
      button,
      h('span', { class: 'muted' }, h('kbd', {}, 'Ctrl'), ' ', h('kbd', {}, 'Enter')),
    ),
  )
  const [first] = method.examples ?? []
  if (first !== undefined) write(exampleValues(method, first.params))
  update()
  return {
    element: h(
      'div',
      { class: 'try' },
      h('h2', { id: 'try' }, 'Try ', h('code', {}, method.name)),
      form,
      exchange.element,
      code.element,
    ),
    fillIn,
    submit,
    cancel: exchange.cancel,
    update,
  }
}

/** A subscription needs a connection that stays; the id of another connection's is of no use to a program of its own. */
const dialectsOf = ({ 'x-web-socket-only': isOverWebSocket }: Method) =>
  isOverWebSocket === true ? SUBSCRIPTION_DIALECTS : DIALECTS

function liveChip(use: () => void): HTMLElement {
  return h('button', { type: 'button', class: 'chip live', onclick: use }, 'From this chain')
}

type Use = (params: readonly unknown[], place: Place) => void

function exampleChips(method: Method, use: Use): HTMLElement[] {
  const { examples = [] } = method
  if (method.params.length === 0) return []
  return examples.map((example) => {
    const fill = () => use(exampleValues(method, example.params), { method, example })
    return h('button', { type: 'button', class: 'chip', onclick: fill }, example.name)
  })
}
