import type { Signature } from '../../generated/signatures.ts'
import type { WireParams, WireRequest } from './transport.ts'

/**
 * Checks that a request has a JSON form. Throws a `TypeError` that names the method, the parameter and the value: `JSON.stringify` names
 * neither for a bigint, and changes others without an error, NaN to null and a Map to an empty object.
 */
export function requireSendable({ method, params }: WireRequest, signature: Signature | undefined): void {
  for (const [name, value] of namesOf(params, signature)) {
    const problem = findProblem(value, name, [])
    if (problem !== undefined)
      throw new TypeError(`${method}: parameter '${problem.path}' must have a JSON form, got ${problem.got}`)
  }
}

function namesOf(params: WireParams, signature: Signature | undefined): readonly (readonly [string, unknown])[] {
  if (!Array.isArray(params)) return Object.entries(params)
  return params.map((value, position) => [signature?.params[position] ?? String(position), value])
}

interface Problem {
  readonly path: string
  readonly got: string
}

/** Returns the first value without JSON form; `above` are the objects around it. An undefined member is left out, as in JSON. */
function findProblem(value: unknown, path: string, above: readonly object[]): Problem | undefined {
  if (typeof value === 'bigint' && !('toJSON' in BigInt.prototype))
    return { path, got: `the bigint ${value}; pass ${value < 0n ? 'a 0x-prefixed text' : `'0x${value.toString(16)}'`}` }
  if (typeof value === 'number' && !Number.isFinite(value)) return { path, got: `${value}; pass a finite number` }
  if (typeof value === 'function' || typeof value === 'symbol')
    return { path, got: `a ${typeof value}; pass its value` }
  if (typeof value !== 'object' || value === null || 'toJSON' in value) return undefined
  const [, kind] = OPAQUE.exec(Object.prototype.toString.call(value)) ?? []
  if (kind !== undefined) return { path, got: `a ${kind}; ${kind === 'Promise' ? 'await it' : 'convert it'}` }
  if (above.includes(value)) return { path, got: 'an object that contains itself; remove the reference' }
  for (const [name, member] of Object.entries(value)) {
    const problem = findProblem(member, `${path}.${name}`, [...above, value])
    if (problem !== undefined) return problem
  }
  return undefined
}

/** Objects that JSON prints without their content, or as an object of numbered bytes. */
const OPAQUE = /^\[object (Map|Set|WeakMap|WeakSet|Promise|ArrayBuffer|SharedArrayBuffer|DataView|\w+Array)\]$/
