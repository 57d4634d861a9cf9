import { findNearest } from '../../src/base/suggest.ts'
import { adviceFor } from '../document/notServed.ts'
import type { OpenRpcDocument } from '../document/openrpc.ts'
import { fragmentOf } from '../document/slug.ts'
import { excerpt } from '../dom/excerpt.ts'
import { h } from '../dom/h.ts'
import { adviceView } from './found.ts'

/** Returns the text for an address that names a method which this node does not serve. */
export function unknownMethod(document: OpenRpcDocument, name: string): HTMLElement {
  const nearest = findNearest(
    name,
    document.methods.map((method) => method.name),
  )
  const method = document.methods.find((one) => one.name === nearest)
  const advice = adviceFor(document, name)
  return h(
    'article',
    {},
    h('h1', { tabindex: -1 }, 'No such method'),
    h('p', { class: 'lead' }, 'This node does not serve ', h('code', {}, excerpt(name)), '.'),
    method && h('p', {}, 'Did you mean ', h('a', { href: fragmentOf({ method }) }, method.name), '?'),
    advice && adviceView(advice),
  )
}
