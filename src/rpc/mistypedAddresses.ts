import { LRUCache } from 'lru-cache'
import type { MethodName } from '../../generated/methods.ts'
import { type Hint, hints, parameters } from '../../generated/params.ts'
import { checksumCase } from '../crypto/checksumCase.ts'
import { keccak256 } from '../crypto/keccak.ts'
import { toValueRule, type ValueRule } from './paramHints.ts'

/** Chain ids with their own checksums of addresses (EIP-1191); undefined is Ethereum's checksum (EIP-55). */
const CHECKSUMS = [undefined, 30, 31, 33]
/** Maximum number of values of a request that are checked. */
const MAX_VALUES = 256
const CHARACTERS = 42
const UPPER_CASE = /[A-F]/
const LOWER_CASE = /[a-f]/

/** True at each position of an address inside a value. */
type AddressRule = ValueRule<true>

interface Search {
  /** Undefined until one is found. */
  found: string[] | undefined
  valuesLeft: number
}

const NONE: readonly string[] = []
const rulesByMethod = new Map<string, readonly (AddressRule | undefined)[]>()

/**
 * Returns the addresses among valid parameters that have letters of both cases and the checksum of no chain. Checks the first 256
 * values only, which suffices for parameters that are written by hand.
 */
export function mistypedAddresses(method: string, values: unknown): readonly string[] {
  if (!Array.isArray(values)) return NONE
  const rules = rulesOf(method)
  const search: Search = { found: undefined, valuesLeft: MAX_VALUES }
  for (let i = 0; i < rules.length; i++) collect(rules[i], values[i], search)
  const { found } = search
  return found === undefined ? NONE : [...new Set(found)].filter((address) => !hasChecksum(address))
}

function rulesOf(method: string): readonly (AddressRule | undefined)[] {
  const known = rulesByMethod.get(method)
  if (known !== undefined) return known
  if (!isMethod(method)) return [] // not stored, because clients may send any text
  const rules = parameters[method].map(({ hint }) => toValueRule(hints, hint, isAddress))
  rulesByMethod.set(method, rules)
  return rules
}

function isMethod(name: string): name is MethodName {
  return Object.hasOwn(parameters, name)
}

const isAddress = (related: readonly Hint[]) => (related.some(({ ref }) => ref === 'AddressInput') ? true : undefined)

/** Adds the addresses inside a value that have letters of both cases. */
function collect(rule: AddressRule | undefined, value: unknown, search: Search): void {
  if (rule === undefined || value === undefined || search.valuesLeft-- <= 0) return
  if (typeof value === 'string') {
    if (rule.own !== true || !isMixed(value)) return
    search.found ??= []
    search.found.push(value)
  } else if (Array.isArray(value)) {
    const { items } = rule
    for (let i = 0; items !== undefined && i < value.length && search.valuesLeft > 0; i++)
      collect(items, value[i], search)
  } else if (typeof value === 'object' && value !== null) collectMembers(rule, value, search)
}

/** Returns whether a valid address has letters of both cases. Most have none of upper case, for which no pattern is needed. */
function isMixed(address: string): boolean {
  if (address.length !== CHARACTERS || address.toLowerCase() === address) return false
  return UPPER_CASE.test(address) && LOWER_CASE.test(address)
}

function collectMembers({ members, values }: AddressRule, object: object, search: Search): void {
  for (const [name, rule] of members) collect(rule, Reflect.get(object, name), search)
  if (values === undefined) return
  for (const name in object) {
    if (search.valuesLeft <= 0) return
    collect(values, Reflect.get(object, name), search)
  }
}

/** Results for addresses with letters of both cases, of which a client repeats few. */
const checked = new LRUCache<string, boolean>({ max: 1_000 })

function hasChecksum(address: string): boolean {
  const known = checked.get(address)
  if (known !== undefined) return known
  const lower = address.toLowerCase()
  const isValid = CHECKSUMS.some((chainId) => checksumCase(keccak256, lower, chainId) === address.slice(2))
  checked.set(address, isValid)
  return isValid
}
