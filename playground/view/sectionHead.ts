import type { Method } from '../document/openrpc.ts'
import { fragmentOf, type Section } from '../document/slug.ts'
import { h } from '../dom/h.ts'

/** The heading of a section, with an address of its own. */
export function sectionHead(method: Method, section: Section): HTMLElement {
  const href = fragmentOf({ method, section })
  return h(
    'h2',
    { id: href.slice(1) },
    section,
    h('a', { class: 'anchor', href, 'aria-label': `Link to ${section}` }, '#'),
  )
}
