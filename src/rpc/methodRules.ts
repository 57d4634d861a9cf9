import { type MethodName, methodNames } from '../../generated/methods.ts'
import { type ProfileName, profilesOf } from '../../generated/profiles.ts'
import { signatures } from '../../generated/signatures.ts'
import { type MethodTraits, methodTraits } from '../../generated/traits.ts'
import { moduleOf } from '../base/openrpc.ts'
import { findNearest } from '../base/suggest.ts'
import { MethodNotFound } from './refusals.ts'
import type { MethodBounds, RequestBounds } from './scan.ts'

/** How this process serves one method of the document. */
export interface MethodRules {
  readonly name: string
  /** The name under which it is implemented: its own, or that of which it is an alias. */
  readonly handler: string
  readonly ownerOnly: MethodTraits['ownerOnly']
  readonly changesState: boolean
  /** Longest time of a call that changes nothing, in milliseconds; 0: no bound. */
  readonly timeoutMs: number
  /** How many requests a call counts for in the limits of a key. */
  readonly weight: number
}

/** What the settings say of methods; names are of methods or, before `_` or `.`, of modules. */
export interface MethodSettings {
  readonly profile: ProfileName
  /** Offered besides what the profile offers. */
  readonly enable: readonly string[]
  /** Not offered, whatever else says so. */
  readonly disable: readonly string[]
  readonly callTimeoutMs: number
  /** Time limits by name; a method's wins over its module's, and that over `callTimeoutMs`. */
  readonly timeoutsMs: ReadonlyMap<string, number>
  /** Weights by name in place of the document's; a method's wins over its module's. */
  readonly weights: ReadonlyMap<string, number>
  /** Bounds of requests whose method has none of its own, as of `RequestBounds`. */
  readonly requestLimitBytes: number
  readonly requestLimitValues: number
}

/** Which methods a process serves, and how. */
export interface ServedMethods {
  readonly names: readonly MethodName[]
  /** The modules of which any method is served. */
  readonly modules: readonly string[]
  /** Undefined for what is not served. */
  rulesOf(method: string): MethodRules | undefined
  readonly requestBounds: MethodBounds
  /** The refusal of a method that is not served. */
  refuse(method: string): MethodNotFound
}

/** Everything that settings may name: the methods and modules of the document. */
export const switchableNames: readonly string[] = [...new Set(methodNames.map(moduleOf)), ...methodNames]

/** The methods of the document as the settings have them. */
export function createServedMethods(settings: MethodSettings): ServedMethods {
  const names = methodNames.filter((name) => isServed(name, settings))
  const rules = new Map<string, MethodRules>(names.map((name) => [name, toRules(name, settings)]))
  return {
    names,
    modules: [...new Set(names.map(moduleOf))],
    rulesOf: (method) => rules.get(method),
    requestBounds: createRequestBounds(names, settings),
    refuse: (method) => refuse(method, names),
  }
}

function isServed(name: MethodName, { profile, enable, disable }: MethodSettings): boolean {
  const isNamed = (list: readonly string[]) => list.includes(name) || list.includes(moduleOf(name))
  if (methodTraits[name].unsupported !== undefined || isNamed(disable)) return false
  return isNamed(enable) || profilesOf[name].includes(profile)
}

function toRules(name: MethodName, { callTimeoutMs, timeoutsMs, weights }: MethodSettings): MethodRules {
  const { ownerOnly, aliasOf = name, weight: documentedWeight = 1 } = methodTraits[name]
  const timeoutMs = timeoutsMs.get(name) ?? timeoutsMs.get(moduleOf(name)) ?? callTimeoutMs
  const weight = weights.get(name) ?? weights.get(moduleOf(name)) ?? documentedWeight
  return { name, handler: aliasOf, ownerOnly, changesState: !signatures[name].readsOnly, timeoutMs, weight }
}

function createRequestBounds(
  names: readonly MethodName[],
  { requestLimitBytes, requestLimitValues }: MethodSettings,
): MethodBounds {
  const others = { maxBytes: requestLimitBytes, maxValues: requestLimitValues }
  const boundsOf = (name: MethodName): RequestBounds => {
    const { maxBytes = requestLimitBytes, maxValues = requestLimitValues } = methodTraits[name]
    return { maxBytes, maxValues }
  }
  const bounds = new Map<string, RequestBounds>(names.map((name) => [name, boundsOf(name)]))
  const all = [others, ...bounds.values()]
  const smallest: RequestBounds = {
    maxBytes: Math.min(...all.map(({ maxBytes }) => maxBytes)),
    maxValues: Math.min(...all.map(({ maxValues }) => maxValues)),
  }
  const maxValues = Math.max(...all.map((one) => one.maxValues))
  return { boundsOf: (method) => bounds.get(method ?? '') ?? others, smallest, maxValues }
}

/** Longest name that is repeated to its sender. */
const SHOWN_CHARACTERS = 64

/** The refusal of a method that nobody knows; `served` are those that it may have been meant for. */
export function refuseUnknown(asked: string, served: readonly string[]): MethodNotFound {
  const method = asked.slice(0, SHOWN_CHARACTERS).toWellFormed()
  const didYouMean = findNearest(method, served)
  return new MethodNotFound('method not found', { method, ...(didYouMean === undefined ? {} : { didYouMean }) })
}

function refuse(method: string, served: readonly MethodName[]): MethodNotFound {
  const known = methodNames.find((name) => name === method)
  if (known === undefined) return refuseUnknown(method, served)
  const unsupported = methodTraits[known].unsupported
  if (unsupported !== undefined) return new MethodNotFound(unsupported, { method })
  const profiles = [...profilesOf[known]]
  return new MethodNotFound(`the method ${known} does not exist/is not available`, { method, profiles })
}
