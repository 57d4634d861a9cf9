import type { Example, Method } from './openrpc.ts'

/** What the address of a method's example ends with: `at genesis, by number` is `at-genesis-by-number`. */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** What a fragment names. */
export interface Place {
  readonly method?: Method
  readonly example?: Example
}

/** The method and example of `#eth_getBalance/at-genesis`; nothing for a fragment that names none. */
export function placeOf(methods: readonly Method[], fragment: string): Place {
  const [name = '', slug] = decode(fragment.replace(/^#/, '')).split('/')
  const method = methods.find((one) => one.name === name)
  if (method === undefined) return {}
  const example = method.examples?.find((one) => slugOf(one.name) === slug)
  return example === undefined ? { method } : { method, example }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The fragment of a method, or of one of its examples. */
export function fragmentOf({ method, example }: Place): string {
  if (method === undefined) return '#'
  return `#${method.name}${example === undefined ? '' : `/${slugOf(example.name)}`}`
}
