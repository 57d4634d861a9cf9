import type { Family } from '../document/families.ts'
import { adviceFor } from '../document/notServed.ts'
import type { Method, OpenRpcDocument } from '../document/openrpc.ts'
import { searchMethods } from '../document/search.ts'
import { searchErrors } from '../document/searchErrors.ts'
import { fragmentOf } from '../document/slug.ts'
import { breakable } from '../dom/breakable.ts'
import { fill, h } from '../dom/h.ts'
import { adviceView, errorsView } from './found.ts'

export interface Navigation {
  readonly element: HTMLElement
  /** Shows where the reader is. */
  mark(method: Method | undefined): void
  focusSearch(): void
}

/** All methods by family, and those that a search finds. The arrow keys walk through them. */
export function createNavigation(document: OpenRpcDocument, families: readonly Family[]): Navigation {
  let current: Method | undefined
  const list = h('div', { class: 'methods' })
  const status = h('p', { class: 'visually-hidden', role: 'status' })
  const search = h('input', {
    type: 'search',
    id: 'search',
    placeholder: 'Search',
    'aria-label': 'Search methods and error codes',
    'aria-keyshortcuts': '/',
    autocomplete: 'off',
    spellcheck: 'false',
    oninput: () => show(),
  })
  const link = (method: Method) => {
    const isHere = method === current
    return h(
      'li',
      {},
      h('a', { href: fragmentOf({ method }), 'aria-current': isHere && 'page' }, breakable(method.name)),
    )
  }
  const section = ({ name, methods }: Pick<Family, 'name' | 'methods'>) =>
    h('section', {}, h('h2', {}, name), h('ul', {}, methods.map(link)))
  const show = () => {
    const query = search.value.trim()
    if (query === '') return fill(list, families.map(section))
    const found = searchMethods(document.methods, query)
    status.textContent = `${found.length} found`
    const [first] = found
    const errors = searchErrors(document, query)
    const advice = adviceFor(document, query)
    const name = first === undefined ? `No method matches “${query}”` : `${found.length} found`
    const methods = first === undefined && errors.length > 0 ? undefined : section({ name, methods: found })
    return fill(list, advice && adviceView(advice, query), methods, errors.length > 0 ? errorsView(errors) : undefined)
  }
  show()
  const element = h(
    'nav',
    { 'aria-label': 'Methods', id: 'navigation', onkeydown: (event) => walk(event, element, search) },
    h('div', { class: 'search' }, search, h('kbd', { 'aria-hidden': 'true' }, '/')),
    status,
    h('a', { href: '#', class: 'overview-link' }, 'Overview'),
    list,
  )
  return {
    element,
    mark(method) {
      current = method
      show()
      element.querySelector('.overview-link')?.toggleAttribute('aria-current', method === undefined)
      element.querySelector('.methods [aria-current]')?.scrollIntoView({ block: 'nearest' })
    },
    focusSearch: () => search.select(),
  }
}

/** Up and down through what is listed; Enter in the search opens the best; Escape ends the search. */
function walk(event: KeyboardEvent, nav: HTMLElement, search: HTMLInputElement): void {
  const links = [...nav.querySelectorAll<HTMLAnchorElement>('.methods a')]
  const at = links.findIndex((link) => link.matches(':focus'))
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step !== undefined) {
    event.preventDefault()
    const target = at + step < 0 ? search : links[Math.min(at + step, links.length - 1)]
    target?.focus()
  }
  if (event.key === 'Enter' && event.target === search) links[0]?.click()
  if (event.key === 'Escape' && search.value !== '') {
    search.value = ''
    search.dispatchEvent(new Event('input'))
    search.focus()
  }
}
