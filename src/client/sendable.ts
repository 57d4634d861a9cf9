import { getSignature } from './signature.ts'
import type { WireRequest } from './transport.ts'

/**
 * Checks that a request has a JSON form. Throws a `TypeError` that names the method, the parameter and the value:
 * `JSON.stringify` names neither for a bigint, and changes others without an error, NaN to null and a Map to an empty
 * object.
 */
export function requireSendable({ method, params }: WireRequest): void {
  const names = getSignature(method)?.params
  for (const [key, value] of Object.entries(params)) {
    const name = names?.[Number(key)] ?? key // a position, or already a name
    if (typeof value !== 'string') requireJson(value, name, method)
  }
}

/** Throws for the first value without JSON form. An undefined member is left out, as in JSON. */
function requireJson(parameter: unknown, name: string, method: string): void {
  /** Paths of the objects above a value, and of those before it. */
  const paths = new Map<unknown, string>()
  let path = name
  let got: string | undefined
  let isKnown = false
  /** Called for each value, after its `toJSON`. */
  function check(this: object, key: string, value: unknown): unknown {
    path = paths.has(this) ? `${paths.get(this)}.${key}` : name
    got = findProblem(value)
    if (got !== undefined) throw new TypeError(got)
    isKnown = paths.has(value)
    if (typeof value === 'object') paths.set(value, path)
    return value
  }
  try {
    JSON.stringify(parameter, check)
  } catch (cause) {
    // Without a `got`, the last value is a circle if it has been seen before. Otherwise a getter or `toJSON` has thrown.
    got ??= isKnown ? 'an object that contains itself; remove the reference' : `an error: ${cause}`
    throw new TypeError(`${method}: parameter '${path}' must have a JSON form, got ${got}`)
  }
}

/** Returns the text of a value that JSON cannot carry: it prints nothing, null, an object without content, or numbered bytes. */
function findProblem(value: unknown): string | undefined {
  if (typeof value === 'bigint')
    return `the bigint ${value}; pass ${value < 0n ? 'a 0x-prefixed text' : `'0x${value.toString(16)}'`}`
  if (typeof value === 'number' && !Number.isFinite(value)) return `${value}; pass a finite number`
  if (typeof value === 'function' || typeof value === 'symbol') return `a ${typeof value}; pass its value`
  if (typeof value !== 'object' || value === null) return undefined
  const kind = Object.prototype.toString.call(value).slice(8, -1)
  const isEmpty = Object.keys(value).length === 0 && !/^(Object|Array)$/.test(kind)
  if (isEmpty || ArrayBuffer.isView(value)) return `a ${kind}; ${kind === 'Promise' ? 'await it' : 'convert it'}`
  return undefined
}
