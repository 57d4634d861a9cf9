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
 * The registry's entry for an error that was answered: the code's only one, the one whose text fits, or the one that takes
 * every other text. Undefined when the document does not tell.
 */
export function findError(document: OpenRpcDocument, method: Method, error: RpcError): NamedError | undefined {
  const { own, common } = errorsOf(document, method)
  const candidates = [...own, ...common].filter(({ code }) => code === error.code)
  const fitting = candidates.find(({ message, also = [] }) =>
    [message, ...also].some((text) => fits(text, error.message)),
  )
  return fitting ?? candidates.find(({ name }) => name === 'invalidParams') ?? candidates[0]
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
