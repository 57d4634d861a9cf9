import type { Method, OpenRpcDocument, RpcError, Schema } from '../document/openrpc.ts'
import { excerpt } from '../dom/excerpt.ts'
import { type Child, fill, h } from '../dom/h.ts'
import { inlineMarkdown } from '../dom/markdown.ts'
import type { Answer, Oddity, Outcome } from '../request/answer.ts'
import {
  dataBesideHint,
  findError,
  hintOf,
  remedyOf,
  type WrongParameter,
  wrongParameter,
} from '../request/explainError.ts'
import { explainStatus, isHttpRefusal } from '../request/explainStatus.ts'
import { byteWords } from '../values/bytes.ts'
import { copyButton } from './copyButton.ts'
import { jsonView } from './jsonView.ts'
import { noAnswer } from './noAnswer.ts'

const SHOWN_CHARACTERS = 20_000

/** Why an answer is shown as it came. */
const WHY_AS_TEXT: Readonly<Record<Oddity, string>> = {
  'Not JSON-RPC': 'The raw response:',
  'Too long': 'The page reads only the beginning of a response this long. The raw text:',
  'Too deep': 'The response is nested deeper than the page shows. The raw text:',
}

/** The outcome in a line, for the status line and for those who listen. */
export function outcomeWords(outcome: Outcome): string {
  if (outcome.kind === 'none') return 'No response'
  if (outcome.kind === 'cancelled') return 'Cancelled'
  const words = outcome.kind === 'other' ? outcome.why : { result: 'Result', error: 'Error' }[outcome.kind]
  return `${words} ${answerWords(outcome.answer).join(', ')}`
}

function answerWords({ status, ms, bytes }: Answer): string[] {
  return [
    status === undefined ? 'WebSocket' : `HTTP ${status}`,
    `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`,
    byteWords(bytes),
  ]
}

/** What came back, told in the document's words, with why it is empty where it is. */
export function outcomeView(document: OpenRpcDocument, method: Method, outcome: Outcome, emptyWords?: string): Child {
  switch (outcome.kind) {
    case 'cancelled':
      return h('p', { class: 'muted' }, 'Cancelled.')
    case 'none':
      return noAnswer(outcome)
    case 'other':
      return [
        statusLine(
          outcome.why,
          outcome.answer,
          copyButton(() => outcome.text),
        ),
        statusView(outcome.answer),
        h('p', { class: 'muted' }, WHY_AS_TEXT[outcome.why]),
        rawView(outcome.text),
      ]
    case 'error':
      return inTwoForms('Error', outcome, print(outcome.error), () => errorView(document, method, outcome))
    case 'result':
      return inTwoForms('Result', outcome, print(outcome.result), () => [
        jsonView(document, resultSchema(method), outcome.result, 'Result', method.result?.name),
        emptyWords === undefined ? undefined : h('p', { class: 'why-empty' }, emptyWords),
      ])
  }
}

/** The answer explained, or as it came over the wire; what is copied is what is shown. */
function inTwoForms(word: string, { answer, text }: Told, printed: string, explained: () => Child): Child {
  const place = h('div', {})
  let isRaw = false
  const buttons = [false, true].map((raw) => {
    const show = () => {
      isRaw = raw
      fill(place, raw ? rawView(text) : explained())
      for (const [index, button] of buttons.entries())
        button.setAttribute('aria-pressed', String((index === 1) === raw))
    }
    const button = h('button', { type: 'button', class: 'form-switch', onclick: show }, raw ? 'Raw' : 'Pretty')
    button.setAttribute('aria-pressed', String(!raw))
    return button
  })
  fill(place, explained())
  const copy = copyButton(() => (isRaw ? text : printed))
  const forms = h('span', { class: 'forms', role: 'group', 'aria-label': 'Format of the response' }, buttons, copy)
  return [statusLine(word, answer, forms), place]
}

type ErrorOutcome = Extract<Outcome, { kind: 'error' }>
type Told = Extract<Outcome, { kind: 'result' | 'error' }>

function rawView(text: string): HTMLElement {
  return h(
    'pre',
    { class: 'json', tabindex: 0, role: 'region', 'aria-label': 'Raw response' },
    excerpt(text, SHOWN_CHARACTERS),
  )
}

const print = (value: unknown) => JSON.stringify(value, null, 2)

function resultSchema({ result }: Method): Schema {
  const { description, schema = {} } = result ?? {}
  return description === undefined ? schema : { ...schema, description }
}

function statusLine(word: string, answer: Answer, ...buttons: readonly HTMLElement[]): HTMLElement {
  const kind = word === 'Result' ? 'good' : 'bad'
  const figures = answerWords(answer).map((text) => h('span', {}, text))
  return h(
    'div',
    { class: 'panel-head status' },
    h('span', { class: `dot ${kind}` }),
    h('strong', {}, word),
    figures,
    buttons,
  )
}

/** The meaning of a status that refuses the request, as proxies send it in a page of HTML. */
function statusView({ status }: Answer): Child {
  const meaning = explainStatus(status)
  if (meaning === undefined) return undefined
  return [
    h('p', {}, h('strong', {}, `HTTP ${status}`), ': ', inlineMarkdown(meaning.when)),
    h('p', { class: 'remedy' }, inlineMarkdown(meaning.remedy)),
  ]
}

function errorView(document: OpenRpcDocument, method: Method, { error, answer }: ErrorOutcome): Child {
  if (isHttpRefusal(answer.status)) return h('div', { class: 'error-box' }, messageLine(error), statusView(answer))
  const found = findError(document, method, error)
  const wrong = wrongParameter(error)
  // A hint is what to do about this very error, so it takes the place of what helps in general.
  const hint = hintOf(error)
  const general = remedyOf(found, wrong)
  const remedy = hint === undefined ? general && inlineMarkdown(general) : excerpt(hint)
  const data = wrong === undefined ? dataBesideHint(error) : undefined
  return h(
    'div',
    { class: 'error-box' },
    messageLine(error),
    found === undefined ? undefined : h('p', {}, h('strong', {}, found.name), ': ', inlineMarkdown(found.when)),
    wrong === undefined ? undefined : wrongView(wrong),
    remedy && h('p', { class: 'remedy' }, remedy),
    data === undefined
      ? undefined
      : [
          h('p', { class: 'muted' }, inlineMarkdown(found?.data?.description ?? 'Data:')),
          jsonView(document, found?.data ?? {}, data, 'Error data'),
        ],
  )
}

function messageLine({ code, message }: RpcError): HTMLElement {
  return h('p', { class: 'error-message' }, h('code', { class: 'code' }, String(code)), ' ', excerpt(message))
}

function wrongView({ parameter, path, expected, got }: WrongParameter): HTMLElement {
  const where = path === undefined ? parameter : `${parameter}.${path}`
  return h(
    'dl',
    { class: 'wrong' },
    h('dt', {}, 'Where'),
    h('dd', {}, h('code', {}, excerpt(where))),
    expected === undefined ? undefined : [h('dt', {}, 'Expected'), h('dd', {}, excerpt(expected))],
    got === undefined ? undefined : [h('dt', {}, 'Got'), h('dd', {}, h('code', {}, excerpt(got)))],
  )
}
