import type { WatchedChain } from '../chain/watchChain.ts'
import type { Method, OpenRpcDocument } from '../document/openrpc.ts'
import { fill, h } from '../dom/h.ts'
import type { Outcome, RpcRequest } from '../request/answer.ts'
import { type Endpoint, endpointUrl } from '../request/endpoint.ts'
import { explainEmpty } from '../request/explainEmpty.ts'
import { cameWords, type Sent } from '../request/history.ts'
import { send } from '../request/send.ts'
import { sendOverWebSocket } from '../request/sendOverWebSocket.ts'
import type { Connection } from './connection.ts'
import { markWrong } from './markWrong.ts'
import { outcomeView, outcomeWords } from './outcomeView.ts'

export interface ExchangeParts {
  readonly document: OpenRpcDocument
  readonly connection: Connection
  readonly chain: WatchedChain
  readonly method: Method
  /** Marked when the answer finds them wrong. */
  readonly fields: readonly HTMLElement[]
  /** Shows that a request runs. */
  readonly button: HTMLElement
  request(): RpcRequest
  onSent(sent: Sent): void
  announce(words: string): void
}

/** Sends a request, one at a time, and shows what came of it. */
export function createExchange({
  document,
  connection,
  chain,
  method,
  fields,
  button,
  request,
  onSent,
  announce,
}: ExchangeParts) {
  const outcome = h('div', { class: 'outcome' })
  let running: AbortController | undefined
  let askedNetwork: string | undefined

  const show = (came: Outcome) => {
    const empty = came.kind === 'result' ? explainEmpty(method, came.result, chain.facts()) : undefined
    fill(outcome, outcomeView(document, method, came, empty))
    outcome.scrollIntoView({ block: 'nearest' })
    announce(outcomeWords(came))
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
    const transport = method['x-web-socket-only'] === true ? sendOverWebSocket : send
    const asked = request()
    const came = await ask(endpoint, (url) => transport(url, asked, mine.signal))
    if (running !== mine) return
    if (came.kind !== 'cancelled') onSent({ ...asked, came: cameWords(came) })
    running = undefined
    button.removeAttribute('aria-busy')
    if (came.kind === 'result' && (method['x-changes-state'] === true || chain.facts() === undefined)) chain.look()
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
  }
  return { element: outcome, submit: () => void submit(), cancel: () => running?.abort(), update }
}

/** Where no node is known, the page itself would be asked. */
function ask(endpoint: Endpoint, sendTo: (url: string) => Promise<Outcome>): Promise<Outcome> {
  if (endpoint.base !== '') return sendTo(endpointUrl(endpoint))
  return Promise.resolve({ kind: 'none', why: 'address', reason: 'this page knows no node' })
}

function keyHint(connection: Connection): HTMLElement {
  return h('p', {}, h('button', { type: 'button', class: 'quiet', onclick: connection.focusKey }, 'Enter an API key'))
}
