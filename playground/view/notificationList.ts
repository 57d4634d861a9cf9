import { membersOf } from '../chain/askChain.ts'
import type { OpenRpcDocument } from '../document/openrpc.ts'
import { excerpt } from '../dom/excerpt.ts'
import { fill, h } from '../dom/h.ts'
import { parseShown } from '../request/answer.ts'
import { jsonView } from './jsonView.ts'

const MAX_SHOWN = 50
const SHOWN_CHARACTERS = 5_000

/** The notifications of a subscription, the newest first. */
export interface NotificationList {
  readonly element: HTMLElement
  add(text: string): void
  /** Says that no more will come. */
  end(words: string): void
}

/** `stop` is called when the reader ends the subscription. */
export function createNotificationList(document: OpenRpcDocument, stop: () => void): NotificationList {
  let count = 0
  let state = 'waiting for the first'
  const title = h('strong', {})
  const button = h('button', { type: 'button', class: 'quiet', onclick: () => onStop() }, 'Stop')
  const list = h('ol', { 'aria-live': 'off' })
  const show = () => fill(title, `Notifications: ${count === 0 ? state : `${count}, ${state}`}`)
  const end = (words: string) => {
    state = words
    button.hidden = true
    show()
  }
  const onStop = () => {
    stop()
    end('stopped')
  }
  show()
  return {
    element: h(
      'section',
      { class: 'notifications', 'aria-label': 'Notifications' },
      h('div', { class: 'panel-head' }, title, button),
      list,
    ),
    add(text) {
      count++
      state = 'listening'
      show()
      const message = parseShown(text)
      const shown = resultOf(message) ?? message
      const view =
        shown === undefined
          ? h('pre', { class: 'json' }, excerpt(text, SHOWN_CHARACTERS))
          : jsonView(document, {}, shown, `Notification ${count}`)
      list.prepend(h('li', {}, view))
      if (list.children.length > MAX_SHOWN) list.lastElementChild?.remove()
    },
    end,
  }
}

/** The result of a notification; undefined for any other message. */
function resultOf(message: unknown): unknown {
  return membersOf(membersOf(message).params).result
}
