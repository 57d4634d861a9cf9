import type { Example, Method, OpenRpcDocument } from '../document/openrpc.ts'
import { fragmentOf } from '../document/slug.ts'
import { type Child, h } from '../dom/h.ts'
import { lazyDetails } from '../dom/lazyDetails.ts'
import { exampleValues, toParams } from '../values/params.ts'
import { jsonView } from './jsonView.ts'
import { sectionHead } from './sectionHead.ts'

/** The examples of a method: what goes out, what comes back, and a button that fills the form. */
export function exampleSection(
  document: OpenRpcDocument,
  method: Method,
  fillIn: (params: readonly unknown[]) => void,
): Child {
  const { examples = [] } = method
  if (examples.length === 0) return undefined
  const item = (example: Example, index: number) => {
    const use = () => {
      fillIn(exampleValues(method, example.params))
      history.replaceState(null, '', fragmentOf({ method, example }))
    }
    const props = { type: 'button', class: 'quiet use', onclick: use, 'aria-label': `Use the example: ${example.name}` }
    const details = lazyDetails('example', example.name, () => exchange(document, method, example))
    details.id = fragmentOf({ method, example }).slice(1)
    details.open = index === 0
    details.append(h('button', props, 'Use'))
    return details
  }
  const words = 'Recorded on a test chain. The form starts with values from your chain.'
  return [sectionHead(method, 'examples'), h('p', { class: 'muted' }, words), examples.map(item)]
}

function exchange(document: OpenRpcDocument, method: Method, { name, params, result }: Example): Child {
  const sent = toParams(method, exampleValues(method, params))
  const schema = {
    ...method.result?.schema,
    ...(method.result?.description && { description: method.result.description }),
  }
  return h(
    'div',
    { class: 'exchange' },
    h('h3', {}, 'Parameters'),
    jsonView(document, {}, sent, `Parameters of: ${name}`),
    result === undefined ? [] : [h('h3', {}, 'Result'), jsonView(document, schema, result.value, `Result of: ${name}`)],
  )
}
