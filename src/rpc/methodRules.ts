import { type MethodName, methodNames } from '../../generated/methods.ts'
import { type ProfileName, profilesOf } from '../../generated/profiles.ts'
import { signatures } from '../../generated/signatures.ts'
import { type MethodTraits, methodTraits } from '../../generated/traits.ts'
import { moduleOf } from '../base/openrpc.ts'
import { findNearest } from '../base/suggest.ts'
import { reasonAgainst } from './foreignMethods.ts'
import { MethodNotFound } from './refusals.ts'
import type { MethodBounds, RequestBounds } from './scan.ts'

/** The rules by which this process serves a method of the document. */
export interface MethodRules {
  readonly name: string
  /** Name of its handler: its own name, or the name that it is an alias of. */
  readonly handler: string
  readonly ownerOnly: MethodTraits['ownerOnly']
  /** Whether the result is null instead of the handler's. */
  readonly givesNull?: boolean
  readonly changesState: boolean
  /** Whether the value of the only parameter may be `params` itself. */
  readonly takesBareParam?: boolean
  /** Maximum time of a call that changes nothing, in ms; 0: unlimited. */
  readonly timeoutMs: number
  /** Number of requests that a call counts as in the limits of a key. */
  readonly weight: number
}

/** Settings of methods. Names are those of methods or of modules, which are the part before `_` or `.`. */
export interface MethodSettings {
  readonly profile: ProfileName
  /** Methods and modules that are served in addition to those of the profile. */
  readonly enable: readonly string[]
  /** Methods and modules that are not served; takes precedence over all other settings. */
  readonly disable: readonly string[]
  readonly callTimeoutMs: number
  /** Time limits by name. A method takes precedence over its module, and its module over `callTimeoutMs`. */
  readonly timeoutsMs: ReadonlyMap<string, number>
  /** Weights by name, which replace those of the document. A method takes precedence over its module. */
  readonly weights: ReadonlyMap<string, number>
  /** Bounds of requests whose method has none of its own; see `RequestBounds`. */
  readonly requestLimitBytes: number
  readonly requestLimitValues: number
}

/** The methods that a process serves. */
export interface ServedMethods {
  readonly names: readonly MethodName[]
  /** Modules with at least one served method. */
  readonly modules: readonly string[]
  /** Returns the rules of a method; undefined if it is not served. */
  rulesOf(method: string): MethodRules | undefined
  readonly requestBounds: MethodBounds
  /** Returns the error for a method that is not served. */
  refuse(method: string): MethodNotFound
}

/** The modules with at least one method that can be served. */
export const moduleNames: readonly string[] = [
  ...new Set(methodNames.filter((name) => methodTraits[name].unsupported === undefined).map(moduleOf)),
]

/** The names that settings may contain: methods and modules of the document. */
export const switchableNames: readonly string[] = [...new Set(methodNames.map(moduleOf)), ...methodNames]

/** Returns the methods of the document that the settings select. */
export function createServedMethods(settings: MethodSettings): ServedMethods {
  const names = methodNames.filter((name) => isServed(name, settings))
  const rules = new Map<string, MethodRules>(names.map((name) => [name, toRules(name, settings)]))
  return {
    names,
    modules: [...new Set(names.map(moduleOf))],
    rulesOf: (method) => rules.get(method),
    requestBounds: createRequestBounds(names, settings),
    refuse: (method) => refuse(method, names, settings),
  }
}

function isServed(name: MethodName, { profile, enable, disable }: MethodSettings): boolean {
  const isNamed = (list: readonly string[]) => list.includes(name) || list.includes(moduleOf(name))
  if (methodTraits[name].unsupported !== undefined || isNamed(disable)) return false
  return isNamed(enable) || profilesOf[name].includes(profile)
}

function toRules(name: MethodName, { callTimeoutMs, timeoutsMs, weights }: MethodSettings): MethodRules {
  const {
    ownerOnly,
    givesNull = false,
    aliasOf = name,
    bareParam = false,
    weight: documentedWeight = 1,
  } = methodTraits[name]
  const timeoutMs = timeoutsMs.get(name) ?? timeoutsMs.get(moduleOf(name)) ?? callTimeoutMs
  const weight = weights.get(name) ?? weights.get(moduleOf(name)) ?? documentedWeight
  return {
    name,
    handler: aliasOf,
    ownerOnly,
    givesNull,
    changesState: signatures[name].changesState === true,
    takesBareParam: bareParam,
    timeoutMs,
    weight,
  }
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

/** Maximum length of a method's name in an error, in characters. */
const MAX_NAME_LENGTH = 64

/** Returns the error for an unknown method, with the most similar name in `served` as a suggestion. */
export function refuseUnknown(name: string, served: readonly string[]): MethodNotFound {
  const method = name.slice(0, MAX_NAME_LENGTH).toWellFormed()
  const didYouMean = findNearest(method, served)
  return new MethodNotFound('method not found', { method, ...(didYouMean === undefined ? {} : { didYouMean }) })
}

function refuse(method: string, served: readonly MethodName[], settings: MethodSettings): MethodNotFound {
  const known = methodNames.find((name) => name === method)
  if (known === undefined) {
    const reason = reasonAgainst(method)
    if (reason === undefined) return refuseUnknown(method, served)
    const shown = method.slice(0, MAX_NAME_LENGTH).toWellFormed()
    return new MethodNotFound(`${shown} is not supported: ${reason}`, { method: shown })
  }
  const unsupported = methodTraits[known].unsupported
  if (unsupported !== undefined) return new MethodNotFound(unsupported, { method })
  const profiles = [...profilesOf[known]]
  const hint = wayTo(known, settings)
  return new MethodNotFound(`the method ${known} does not exist/is not available`, {
    ...{ method, profiles },
    ...(hint !== undefined && { hint }),
  })
}

/**
 * Returns how a method that is not served can be reached. Clients of a hosted endpoint cannot change its settings: they
 * are only informed that its profile leaves the method out, and not about the operator's flags.
 */
function wayTo(name: MethodName, { profile, disable }: MethodSettings): string | undefined {
  const profiles: readonly ProfileName[] = profilesOf[name]
  if (profile === 'hosted')
    return profiles.includes('hosted')
      ? undefined
      : `${name} is not among the methods of this endpoint's profile, hosted`
  const switchedOff = [name, moduleOf(name)].find((one) => disable.includes(one))
  if (switchedOff !== undefined) return `${name} is switched off by --disable ${switchedOff}`
  const others = profiles.filter((one) => one !== 'hosted').map((one) => `--profile ${one}`)
  return `${name} is served with ${[`--enable ${moduleOf(name)}`, ...others].join(' or ')}`
}
