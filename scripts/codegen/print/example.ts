import type { Example, Method } from '../openrpc.ts'
import { literal } from './text.ts'

const DEFAULT_NETWORK = 'regtest'
const LONGEST = 150

const shorten = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)

/** The example that is shown in code: the first that is of the network which everybody has. */
export function shownExample({ examples }: Pick<Method, 'examples'>): Example | undefined {
  return examples.find((example) => (example['x-network'] ?? DEFAULT_NETWORK) === DEFAULT_NETWORK) ?? examples[0]
}

/** Lines of code that make the call of a method's first example, and show what came back. */
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
