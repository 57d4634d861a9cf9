import { type Child, h } from '../dom/h.ts'
import type { Outcome } from '../request/answer.ts'

type Why = Extract<Outcome, { kind: 'none' }>['why']

const HEADS: Readonly<Record<Why, string>> = {
  network: 'No response: ',
  policy: 'Not sent: ',
  address: 'Not sent: ',
  page: 'Not shown: ',
}

/** What to do where there is nothing to show. */
const REMEDIES: Readonly<Record<Why, () => Child>> = {
  network: () => [
    h('p', {}, 'The node is not reachable, or it does not let this page read its responses.'),
    remedy('Check that the node runs. It must allow a page from another address: ', h('code', {}, '--cors'), '.'),
  ],
  policy: () => [
    h('p', {}, 'The Content-Security-Policy of this page allows requests only to the node that serves it.'),
    remedy(
      'Open the page of the node that you want to use, or host the page as static files, where ',
      endpointCode(),
      ' works.',
    ),
  ],
  address: () => remedy('Add the node to the address of this page: ', endpointCode(), '.'),
  page: () => remedy('Use the code below: it sends the same request.'),
}

const remedy = (...children: readonly Child[]) => h('p', { class: 'remedy' }, children)
const endpointCode = () => h('code', {}, '?endpoint=https://…')

export function noAnswer({ why, reason }: { readonly why: Why; readonly reason: string }): HTMLElement {
  return h('div', { class: 'error-box' }, h('p', { class: 'error-message' }, HEADS[why], reason), REMEDIES[why]())
}
