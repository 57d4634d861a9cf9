import { familiesOf, familyName } from '../document/families.ts'
import type { Method, OpenRpcDocument, Parameter } from '../document/openrpc.ts'
import { fragmentOf } from '../document/slug.ts'
import { typeWords } from '../document/words.ts'
import { breakable } from '../dom/breakable.ts'
import { type Child, h } from '../dom/h.ts'
import { inlineMarkdown, markdown } from '../dom/markdown.ts'
import { errorSection } from './errorSection.ts'
import { exampleSection } from './exampleSection.ts'
import { schemaDetails } from './schemaDetails.ts'
import { sectionHead } from './sectionHead.ts'

/** The text about one method. */
export function methodArticle(
  document: OpenRpcDocument,
  method: Method,
  fillIn: (params: readonly unknown[]) => void,
): HTMLElement {
  return h(
    'article',
    {},
    h('p', { class: 'family' }, familyName(document, method)),
    h('h1', { tabindex: -1 }, breakable(method.name)),
    h('p', { class: 'lead' }, inlineMarkdown(method.summary)),
    method.deprecated === true ? h('p', { class: 'callout' }, 'Deprecated.') : undefined,
    aliasNote(document, method),
    markdown(method.description),
    weightNote(method),
    h('a', { href: '#try', class: 'to-try', onclick: toTry }, 'Try it'),
    parameterSection(document, method),
    resultSection(document, method),
    exampleSection(document, method, fillIn),
    errorSection(document, method, fillIn),
    neighbours(document, method),
  )
}

function aliasNote({ methods }: OpenRpcDocument, { 'x-alias-of': first }: Method): Child {
  const method = methods.find(({ name }) => name === first)
  if (method === undefined) return undefined
  return h('p', { class: 'callout' }, 'Another name of ', h('a', { href: fragmentOf({ method }) }, method.name), '.')
}

function weightNote({ 'x-weight': weight }: Method): Child {
  if (weight === undefined) return undefined
  return h('p', { class: 'muted' }, `Counts as ${weight} requests in the limits of an API key.`)
}

/** On narrow pages; the fragment stays the method's. */
function toTry(event: Event): void {
  event.preventDefault()
  document.getElementById('try')?.scrollIntoView()
}

function parameterSection(document: OpenRpcDocument, method: Method): Child {
  const { params } = method
  const head = sectionHead(method, 'parameters')
  if (params.length === 0) return [head, h('p', { class: 'muted' }, 'None.')]
  return [
    head,
    h(
      'dl',
      { class: 'parameters' },
      params.map((one) => parameterRow(document, one)),
    ),
  ]
}

function parameterRow(document: OpenRpcDocument, { name, description, required, schema }: Parameter): Child {
  return [
    h(
      'dt',
      {},
      h('code', {}, name),
      h('span', { class: 'type' }, typeWords(document, schema)),
      h('span', { class: required === true ? 'badge required' : 'badge' }, required === true ? 'required' : 'optional'),
    ),
    h('dd', {}, markdown(description), schemaDetails(document, schema)),
  ]
}

function resultSection(document: OpenRpcDocument, method: Method): Child {
  const { result } = method
  if (result === undefined) return undefined
  const { name = 'result', description, schema } = result
  return [
    sectionHead(method, 'result'),
    h(
      'dl',
      { class: 'parameters' },
      h('dt', {}, h('code', {}, name), h('span', { class: 'type' }, typeWords(document, schema))),
      h('dd', {}, markdown(description), schemaDetails(document, schema)),
    ),
  ]
}

/** Links to the methods before and after this one in the order of the navigation. */
function neighbours(document: OpenRpcDocument, method: Method): Child {
  const methods = familiesOf(document).flatMap((family) => family.methods)
  const at = methods.indexOf(method)
  const link = (other: Method | undefined, word: string) =>
    other === undefined ? h('span') : h('a', { href: fragmentOf({ method: other }) }, h('small', {}, word), other.name)
  const next = link(methods[at + 1], 'Next')
  return h('nav', { class: 'neighbours', 'aria-label': 'Neighbours' }, link(methods[at - 1], 'Previous'), next)
}
