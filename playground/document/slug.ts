import type { Params } from '../values/params.ts'
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
  /** The name of a method that the document does not have. */
  readonly unknown?: string
  readonly method?: Method
  readonly example?: Example
  /** A part of the page about the method. */
  readonly section?: Section
  /** Values for the parameters: by position, or by name. */
  readonly params?: Params
}

/** The parts of a method's page; no example is called like one of them. */
export const SECTIONS = ['parameters', 'result', 'examples', 'errors'] as const
export type Section = (typeof SECTIONS)[number]

/** Names of the page's own parts (`#guides`) have no underscore. */
const METHOD_NAME = /^[a-z0-9]+_\w+$/i

/**
 * The place of `#eth_getBalance`, `#eth_getBalance/at-genesis` (an example), `#eth_getBalance/errors` (a section) or
 * `#eth_getBalance?params=[...]`; nothing for a fragment that names none.
 */
export function placeOf(methods: readonly Method[], fragment: string): Place {
  const [path = '', query] = fragment.replace(/^#/, '').split(/\?params=(.*)/s)
  const [name = '', slug] = decode(path).split('/')
  const method = methods.find((one) => one.name === name)
  if (method === undefined) return METHOD_NAME.test(name) ? { unknown: name } : {}
  const example = method.examples?.find((one) => slugOf(one.name) === slug)
  const section = SECTIONS.find((one) => one === slug)
  const params = query === undefined ? undefined : readParams(decode(query))
  return { method, ...(example && { example }), ...(section && { section }), ...(params && { params }) }
}

function readParams(text: string): Params | undefined {
  try {
    const params: unknown = JSON.parse(text)
    return typeof params === 'object' && params !== null ? Object(params) : undefined
  } catch {
    return undefined
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The fragment of a method, of one of its examples or of a section. */
export function fragmentOf({ method, example, section }: Place): string {
  if (method === undefined) return '#'
  const part = example === undefined ? section : slugOf(example.name)
  return `#${method.name}${part === undefined ? '' : `/${part}`}`
}

/** The fragment that opens a method with these parameters filled in; brackets and commas stay as they are read. */
export function callFragment({ name }: Pick<Method, 'name'>, params: Params): string {
  const written = encodeURIComponent(JSON.stringify(params)).replaceAll(/%(5B|5D|7B|7D|2C|3A)/g, decodeURIComponent)
  return `#${name}?params=${written}`
}
