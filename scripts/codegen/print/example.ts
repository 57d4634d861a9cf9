import type { Example, Method } from '../openrpc.ts'
import { literal } from './text.ts'

const DEFAULT_NETWORK = 'regtest'
/** Maximum length of a printed result, in characters. */
const MAX_CHARACTERS = 150

const shorten = (text: string) => (text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}…` : text)

/** Returns the example for code and pages: the first of regtest, or else the first; undefined without examples. */
export function shownExample({ examples }: Pick<Method, 'examples'>): Example | undefined {
  return examples.find((example) => (example['x-network'] ?? DEFAULT_NETWORK) === DEFAULT_NETWORK) ?? examples[0]
}

/** Returns lines of code that call the method as in its example and print the result; empty without examples. */
export function printExample(method: Method): string[] {
  const example = shownExample(method)
  if (example === undefined) return []
  const access = /^\w+$/.test(method.name) ? `.${method.name}` : `[${literal(method.name)}]`
  const params = example.params.map(({ value }) => literal(value)).join(', ')
  return [
    `const ${method.result.name} = await client${access}(${params})`,
    `console.log(${method.result.name}) // ${shorten(literal(example.result.value))}`,
  ]
}
