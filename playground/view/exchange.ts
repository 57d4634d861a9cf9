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
import { createNotificationList, type NotificationList } from './notificationList.ts'
import { outcomeView, outcomeWords } from './outcomeView.ts'

/** The method whose answer is followed by notifications. */
const SUBSCRIBE = 'eth_subscribe'

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
  let following: AbortController | undefined
  let notifications: NotificationList | undefined

  const show = (came: Outcome) => {
    const empty = came.kind === 'result' ? explainEmpty(method, came.result, chain.facts()) : undefined
    fill(outcome, outcomeView(document, method, came, empty))
    outcome.scrollIntoView({ block: 'nearest' })
    announce(outcomeWords(came))
    markWrong(method, fields, came)
    if (isAboutKeys(came)) outcome.append(keyHint(connection))
    if (came.kind === 'result' && notifications !== undefined) outcome.append(notifications.element)
  }
  /** Sends it over what the method needs; a subscription stays until something else is asked for. */
  const transportOf = (mine: AbortController) => (url: string, asked: RpcRequest) => {
    if (method['x-web-socket-only'] !== true) return send(url, asked, mine.signal)
    if (method.name !== SUBSCRIBE) return sendOverWebSocket(url, asked, mine.signal)
    const list = createNotificationList(document, () => mine.abort())
    notifications = list
    following = mine
    const onEnd = (reason: string) => list.end(`connection closed (${reason})`)
    return sendOverWebSocket(url, asked, mine.signal, { onMessage: list.add, onEnd })
  }
  const unsubscribe = () => {
    following?.abort()
    notifications?.end('stopped')
    following = undefined
    notifications = undefined
  }
  const submit = async () => {
    running?.abort()
    unsubscribe()
    const mine = new AbortController()
    running = mine
    button.setAttribute('aria-busy', 'true')
    const endpoint = connection.endpoint()
    askedNetwork = endpoint.network
    const asked = request()
    const transport = transportOf(mine)
    const came = await ask(endpoint, (url) => transport(url, asked))
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
    unsubscribe()
    running = undefined
    askedNetwork = undefined
    button.removeAttribute('aria-busy')
    fill(outcome)
    markWrong(method, fields, { kind: 'cancelled' })
  }
  const update = () => {
    if (askedNetwork !== undefined && askedNetwork !== connection.endpoint().network) forget()
  }
  const cancel = () => {
    running?.abort()
    following?.abort()
    notifications?.end('stopped')
  }
  return { element: outcome, submit: () => void submit(), cancel, update }
}

/** Where no node is known, the page itself would be asked. */
function ask(endpoint: Endpoint, sendTo: (url: string) => Promise<Outcome>): Promise<Outcome> {
  if (endpoint.base !== '') return sendTo(endpointUrl(endpoint))
  return Promise.resolve({ kind: 'none', why: 'address', reason: 'no node is set' })
}

/** Whether another key could help; the error says where to get one. */
const isAboutKeys = (came: Outcome): boolean => came.kind === 'error' && came.error.code === -32001

function keyHint(connection: Connection): HTMLElement {
  return h('p', {}, h('button', { type: 'button', class: 'quiet', onclick: connection.focusKey }, 'Enter an API key'))
}
