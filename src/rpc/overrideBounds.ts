import type { MethodName } from '../../generated/methods.ts'
import { parameters } from '../../generated/params.ts'
import { methodTraits } from '../../generated/traits.ts'
import { MAX_OVERRIDES } from '../chain/api/simulation.ts'
import { InvalidParams } from './refusals.ts'

const HINT =
  'override only the accounts and storage slots that the call reads, or split the calls into several requests. Code in an override can compute values instead of reading them'

/**
 * Throws `InvalidParams` if a request overrides more accounts and storage slots together than {@link MAX_OVERRIDES}. Called before
 * the parameters are validated, because the validation of each slot would take most of the time.
 */
export function requireFewOverrides(method: MethodName, values: readonly unknown[]): void {
  const { overridesPath } = methodTraits[method]
  if (overridesPath === undefined) return
  const [parameter, ...inner] = overridesPath
  const position = parameters[method].findIndex(({ name }) => name === parameter)
  if (hasFewOverrides(valuesAt(inner, values[position]))) return
  const [path] = inner
  const expected = `at most ${MAX_OVERRIDES} accounts and storage slots together`
  const got = `more than ${MAX_OVERRIDES}`
  const where = path === undefined ? parameter : `${parameter}.${path}`
  throw new InvalidParams(`invalid params: parameter '${where}': expected ${expected}, got ${got}`, {
    parameter,
    position,
    ...(path === undefined ? {} : { path }),
    expected,
    got,
    hint: HINT,
  })
}

/** Yields the values at a path inside a value that is not validated yet; `*` stands for each item of an array. */
function* valuesAt([name, ...rest]: readonly string[], value: unknown): Generator<unknown> {
  if (name === undefined) yield value
  else if (name !== '*') yield* valuesAt(rest, member(value, name))
  else if (Array.isArray(value)) for (const item of value) yield* valuesAt(rest, item)
}

/** Returns whether the overrides are within the bound. Stops counting beyond it. */
function hasFewOverrides(maps: Iterable<unknown>): boolean {
  let count = 0
  for (const accounts of maps) {
    if (typeof accounts !== 'object' || accounts === null) continue
    for (const address of Object.keys(accounts)) {
      const account = member(accounts, address)
      count += 1 + countMembers(member(account, 'state')) + countMembers(member(account, 'stateDiff'))
      if (count > MAX_OVERRIDES) return false
    }
  }
  return true
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

function countMembers(value: unknown): number {
  return typeof value === 'object' && value !== null ? Object.keys(value).length : 0
}
