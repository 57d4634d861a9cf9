import { refName } from '../document/alternatives.ts'
import type { Method, OpenRpcDocument, RegisteredError, RpcError } from '../document/openrpc.ts'

/** An entry of the registry with its name. */
export interface NamedError extends RegisteredError {
  readonly name: string
}

/** The errors that a method declares, its own before those that every method can answer. */
export function errorsOf(document: OpenRpcDocument, method: Method): { own: NamedError[]; common: NamedError[] } {
  const common = new Set(document['x-common-errors'])
  const named = (method.errors ?? []).flatMap(({ $ref }) => {
    const entry = document['x-errors']?.[refName($ref)]
    return entry === undefined ? [] : [{ ...entry, name: refName($ref) }]
  })
  return {
    own: named.filter(({ name }) => !common.has(name)),
    common: named.filter(({ name }) => common.has(name)),
  }
}

/**
 * Returns the registry's entry for an error: the one whose text fits, the only one of its code, or the one of its code that
 * takes every text. Undefined when the document has none: an entry of the same code with another text explains another error.
 */
export function findError(document: OpenRpcDocument, method: Method, error: RpcError): NamedError | undefined {
  const { own, common } = errorsOf(document, method)
  const candidates = [...own, ...common].filter(({ code }) => code === error.code)
  const ofCode = Object.values(document['x-errors'] ?? {}).filter(({ code }) => code === error.code)
  const fitting = candidates.find(({ message, also = [] }) =>
    [message, ...also].some((text) => fits(text, error.message)),
  )
  return fitting ?? (ofCode.length === 1 ? candidates[0] : candidates.find(takesEveryText))
}

/** The message of `invalidParams` is one of many forms; the others have a pattern of nothing but `<...>`. */
function takesEveryText({ name, message, also = [] }: NamedError): boolean {
  return name === 'invalidParams' || [message, ...also].some((text) => text.replace(/<[^>]*>/g, '').trim() === '')
}

/**
 * Whether a text begins like `Block <block> not found`: what stands around `<...>` comes in its order. A pattern of nothing but
 * `<...>` is left for last by fitting nothing. In time that grows with the text, which may be hostile.
 */
function fits(pattern: string, text: string): boolean {
  const [first = '', ...rest] = pattern.split(/<[^>]*>/)
  if ([first, ...rest].every((part) => part.trim() === '') || !text.startsWith(first)) return false
  let end = first.length
  for (const part of rest) {
    const at = text.indexOf(part, end)
    if (at < 0) return false
    end = at + part.length
  }
  return true
}

/** The hint in an error's data, which says what to do about this very error. */
export function hintOf({ data }: RpcError): string | undefined {
  if (typeof data !== 'object' || data === null || !('hint' in data)) return undefined
  return typeof data.hint === 'string' ? data.hint : undefined
}

/** An error's data without its hint; undefined when nothing else is in it. */
export function dataBesideHint(error: RpcError): unknown {
  if (hintOf(error) === undefined) return error.data
  const rest = Object.entries(Object(error.data)).filter(([name]) => name !== 'hint')
  return rest.length === 0 ? undefined : Object.fromEntries(rest)
}

/** What the data of -32602 says about the parameter that was wrong. */
export interface WrongParameter {
  readonly parameter: string
  readonly path?: string
  readonly expected?: string
  readonly got?: string
}

export function wrongParameter({ data }: RpcError): WrongParameter | undefined {
  if (typeof data !== 'object' || data === null || !('parameter' in data)) return undefined
  const { parameter, path, expected, got } = data as Readonly<Record<string, unknown>>
  if (typeof parameter !== 'string') return undefined
  return {
    parameter,
    ...(typeof path === 'string' ? { path } : {}),
    ...(typeof expected === 'string' ? { expected } : {}),
    ...(typeof got === 'string' ? { got } : {}),
  }
}

/** Returns what helps in general against an error; undefined if that only names the facts which its parameter is shown with. */
export function remedyOf(entry: NamedError | undefined, wrong: WrongParameter | undefined): string | undefined {
  const isShown = entry?.name === 'invalidParams' && wrong?.expected !== undefined
  return isShown ? undefined : entry?.remedy
}
