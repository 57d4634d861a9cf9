import type { Advice } from '../document/notServed.ts'
import type { FoundError } from '../document/searchErrors.ts'
import { fragmentOf } from '../document/slug.ts'
import { h } from '../dom/h.ts'
import { inlineMarkdown } from '../dom/markdown.ts'

/** Lists what to use instead of a method that is not served; names the method if `query` is given. */
export function adviceView({ words, methods }: Advice, query?: string): HTMLElement {
  const links = methods.map((method) => h('li', {}, h('a', { href: fragmentOf({ method }) }, method.name)))
  return h(
    'section',
    { class: 'advice' },
    h('p', {}, query === undefined ? undefined : [h('code', {}, query), ' is not served here. '], words),
    h('ul', {}, links),
  )
}

/** Errors that a search found, with what mends them. */
export function errorsView(errors: readonly FoundError[]): HTMLElement {
  const items = errors.map(({ code, name, when, remedy, method }) => {
    const title = [h('code', { class: 'code' }, String(code)), ` ${name}`]
    return h(
      'li',
      { class: 'found-error' },
      method === undefined ? title : h('a', { href: fragmentOf({ method, section: 'errors' }) }, title),
      h('p', {}, inlineMarkdown(when)),
      remedy === undefined ? undefined : h('p', { class: 'remedy' }, inlineMarkdown(remedy)),
    )
  })
  return h('section', {}, h('h2', {}, 'Errors'), h('ul', {}, items))
}
