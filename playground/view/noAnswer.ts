import { type Child, h } from '../dom/h.ts'
import type { Outcome } from '../request/answer.ts'

type Why = Extract<Outcome, { kind: 'none' }>['why']

const HEADS: Readonly<Record<Why, string>> = {
  network: 'No answer: ',
  policy: 'Not asked: ',
  address: 'Not asked: ',
  page: 'Not shown: ',
}

/** What to do where there is nothing to show. */
const REMEDIES: Readonly<Record<Why, () => Child>> = {
  network: () => [
    h('p', {}, 'The node is not reachable, or it does not let this page read its answers.'),
    remedy('Is it running? A page from another address needs to be allowed: ', h('code', {}, '--cors'), '.'),
  ],
  policy: () => [
    h('p', {}, 'The policy that this page came with (Content-Security-Policy) lets it ask only the node it came from.'),
    remedy(
      'Open the page of the node that you want to ask, or host the page as files, where ',
      endpointCode(),
      ' works.',
    ),
  ],
  address: () => remedy('Say which node to ask, at the end of this page’s address: ', endpointCode(), '.'),
  page: () => remedy('The code below sends the same request.'),
}

const remedy = (...children: readonly Child[]) => h('p', { class: 'remedy' }, children)
const endpointCode = () => h('code', {}, '?endpoint=https://…')

export function noAnswer({ why, reason }: { readonly why: Why; readonly reason: string }): HTMLElement {
  return h('div', { class: 'error-box' }, h('p', { class: 'error-message' }, HEADS[why], reason), REMEDIES[why]())
}
