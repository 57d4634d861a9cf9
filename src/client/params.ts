import type { Signature } from '../../generated/signatures.ts'
import type { WireParams } from './transport.ts'

/**
 * Converts the arguments of a call to parameters: by name if the only argument is an object with the required names and
 * no unknown ones.
 */
export function fromArguments(signature: Signature, given: readonly unknown[]): WireParams {
  const [first, ...rest] = given
  return rest.length === 0 && isNamed(signature, first) ? first : given
}

function isNamed({ params, required }: Signature, value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const names = Object.keys(value)
  const hasRequired = params.slice(0, required).every((name) => names.includes(name))
  return names.length > 0 && hasRequired && names.every((name) => params.includes(name))
}

/**
 * Returns the parameters to send: by position if possible, because every node accepts that, otherwise by name.
 * Undefined ones are omitted.
 */
export function toWireParams(signature: Signature | undefined, given: WireParams): WireParams {
  if (isPositions(given)) return withoutUndefinedEnd(given)
  const present = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  if (signature === undefined) return present
  const positions = withoutUndefinedEnd(signature.params.map((name) => present[name]))
  return positions.includes(undefined) || positions.length < Object.keys(present).length ? present : positions
}

const isPositions = (given: WireParams): given is readonly unknown[] => Array.isArray(given)

function withoutUndefinedEnd(values: readonly unknown[]): readonly unknown[] {
  const last = values.findLastIndex((value) => value !== undefined)
  return values.slice(0, last + 1)
}
