import type { Family } from '../document/families.ts'
import type { OpenRpcDocument } from '../document/openrpc.ts'
import { fragmentOf } from '../document/slug.ts'
import { breakable } from '../dom/breakable.ts'
import { h } from '../dom/h.ts'
import { inlineMarkdown, markdown } from '../dom/markdown.ts'

/** What the service is, and every method in a line. */
export function overview({ info, methods }: OpenRpcDocument, families: readonly Family[]): HTMLElement {
  return h(
    'article',
    {},
    h('p', { class: 'family' }, `Version ${info.version}, ${methods.length} methods`),
    h('h1', { tabindex: -1 }, info.title),
    h('div', { class: 'introduction' }, markdown(info.description)),
    families.map((family) => [
      h('h2', {}, family.name),
      h('p', { class: 'muted' }, inlineMarkdown(family.description)),
      h(
        'dl',
        { class: 'index' },
        family.methods.map((method) => [
          h('dt', {}, h('a', { href: fragmentOf({ method }) }, breakable(method.name))),
          h('dd', {}, inlineMarkdown(method.summary)),
        ]),
      ),
    ]),
  )
}
