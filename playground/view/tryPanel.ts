import type { Example, Method, OpenRpcDocument } from '../document/openrpc.ts'
import { fill, h } from '../dom/h.ts'
import { createField } from '../fields/createField.ts'
import type { Outcome, RpcRequest } from '../request/answer.ts'
import { type Endpoint, endpointUrl } from '../request/endpoint.ts'
import { send } from '../request/send.ts'
import { exampleValues, toParams } from '../values/params.ts'
import { createCodePanel } from './codePanel.ts'
import type { Connection } from './connection.ts'
import { markWrong } from './markWrong.ts'
import { outcomeView, outcomeWords } from './outcomeView.ts'

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
  /** Tells those who listen to the page. */
  announce(words: string): void
}

export function createTryPanel(around: Surroundings, method: Method): TryPanel {
  const { document, connection } = around
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
  const code = createCodePanel(connection, request)
  const outcome = h('div', { class: 'outcome' })
  const button = h('button', { class: 'send', 'aria-keyshortcuts': 'Control+Enter' }, 'Send')
  let running: AbortController | undefined
  let askedNetwork: string | undefined

  const show = (came: Outcome) => {
    fill(outcome, outcomeView(document, method, came))
    outcome.scrollIntoView({ block: 'nearest' })
    around.announce(outcomeWords(came))
    markWrong(method, fields, came)
    if (came.kind === 'error' && came.error.code === -32001) outcome.append(keyHint(connection))
  }
  const submit = async () => {
    running?.abort()
    const mine = new AbortController()
    running = mine
    button.setAttribute('aria-busy', 'true')
    const endpoint = connection.endpoint()
    askedNetwork = endpoint.network
    const came = await ask(endpoint, request(), mine.signal)
    if (running !== mine) return
    running = undefined
    button.removeAttribute('aria-busy')
    try {
      show(came)
    } catch (thrown) {
      show({ kind: 'none', why: 'page', reason: String(thrown) })
    }
  }
  /** What another network answered says nothing of this one. */
  const forget = () => {
    running?.abort()
    running = undefined
    askedNetwork = undefined
    button.removeAttribute('aria-busy')
    fill(outcome)
    markWrong(method, fields, { kind: 'cancelled' })
  }
  const update = () => {
    if (askedNetwork !== undefined && askedNetwork !== connection.endpoint().network) forget()
    code.update()
  }
  const fillIn = (params: readonly unknown[]) => {
    for (const [position, control] of controls.entries()) control.write(params[position])
    code.update()
  }
  const form = h(
    'form',
    {
      class: 'form',
      'aria-label': `Parameters of ${method.name}`,
      oninput: () => code.update(),
      onsubmit: (event) => {
        event.preventDefault()
        void submit()
      },
    },
    examplePicker(method, fillIn),
    fields,
    h(
      'div',
      { class: 'actions' },
      button,
      h('span', { class: 'muted' }, h('kbd', {}, 'Ctrl'), ' ', h('kbd', {}, 'Enter')),
    ),
  )
  const [first] = method.examples ?? []
  if (first !== undefined) fillIn(exampleValues(method, first.params))
  code.update()
  return {
    element: h(
      'div',
      { class: 'try' },
      h('h2', { id: 'try' }, 'Try ', h('code', {}, method.name)),
      form,
      outcome,
      code.element,
    ),
    fillIn,
    submit: () => void submit(),
    cancel: () => running?.abort(),
    update,
  }
}

/** Where no node is known, the page itself would be asked. */
function ask(endpoint: Endpoint, request: RpcRequest, signal: AbortSignal): Promise<Outcome> {
  if (endpoint.base !== '') return send(endpointUrl(endpoint), request, signal)
  return Promise.resolve({ kind: 'none', why: 'address', reason: 'this page knows no node' })
}

function examplePicker(method: Method, fillIn: (params: readonly unknown[]) => void): HTMLElement | undefined {
  const { examples = [] } = method
  if (examples.length === 0 || method.params.length === 0) return undefined
  const use = (example: Example) => fillIn(exampleValues(method, example.params))
  const chips = examples.map((example) =>
    h('button', { type: 'button', class: 'chip', onclick: () => use(example) }, example.name),
  )
  return h('div', { class: 'chips', role: 'group', 'aria-label': 'Fill with an example' }, chips)
}

function keyHint(connection: Connection): HTMLElement {
  return h('p', {}, h('button', { type: 'button', class: 'quiet', onclick: connection.focusKey }, 'Enter an API key'))
}
