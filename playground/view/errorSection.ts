import type { Method, OpenRpcDocument } from '../document/openrpc.ts'
import { type Child, h } from '../dom/h.ts'
import { inlineMarkdown } from '../dom/markdown.ts'
import { errorsOf, type NamedError } from '../request/explainError.ts'
import { sectionHead } from './sectionHead.ts'

/** What can go wrong, and what to do then: the method's own errors, and behind a click those of every method. */
export function errorSection(
  document: OpenRpcDocument,
  method: Method,
  fillIn: (params: readonly unknown[]) => void,
): Child {
  const { own, common } = errorsOf(document, method)
  if (own.length + common.length === 0) return undefined
  const shown = new Map(method['x-error-examples']?.toReversed().map((example) => [example.kind, example]))
  const row = (error: NamedError): Child => {
    const example = shown.get(error.name)
    const use = () => example !== undefined && fillIn(example.params)
    return [
      h('dt', {}, h('code', { class: 'code' }, String(error.code)), h('span', { class: 'name' }, error.name)),
      h(
        'dd',
        {},
        h('p', {}, inlineMarkdown(error.when)),
        error.remedy === undefined ? undefined : h('p', { class: 'remedy' }, inlineMarkdown(error.remedy)),
        h('p', { class: 'muted' }, h('code', {}, error.message)),
        example === undefined
          ? undefined
          : h('button', { type: 'button', class: 'quiet', onclick: use }, `See it: ${example.name}`),
      ),
    ]
  }
  const list = (errors: readonly NamedError[]) => h('dl', { class: 'errors' }, errors.map(row))
  return [
    sectionHead(method, 'errors'),
    own.length > 0 ? list(own) : undefined,
    h('details', { class: 'common' }, h('summary', {}, 'Errors of every method'), list(common)),
  ]
}
