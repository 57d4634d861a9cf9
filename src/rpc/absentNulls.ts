import type { Hint, Parameter } from '../../generated/params.ts'
import type { Compat } from '../chainspec/network.ts'
import { type Hints, toValueRule, type ValueRule } from './paramHints.ts'

/** The names of the optional members of an object, at each position inside a value. */
type NullRule = ValueRule<readonly string[]>

/** Returns parameters by position without the nulls that count as absent. */
export type DropNulls = (values: readonly unknown[]) => readonly unknown[]

/**
 * Returns the function that applies the rule of null (protocol/rpc#null): an optional parameter or member that is null is
 * absent, and so are nulls after the last parameter. Neither validators nor methods receive such a null.
 */
export function createDropNulls(
  hints: Hints,
  parameters: readonly Parameter[],
  compat: Compat = 'rootstock',
): DropNulls {
  const rules = parameters.map(({ hint }) => toValueRule(hints, hint, optionalOf))
  const defaults = compat === 'ethereum' ? parameters.map(defaultOf) : []
  const hasDefault = defaults.some((value) => value !== undefined)
  const drop = (value: unknown, position: number): unknown => {
    const parameter = parameters[position]
    if (value === null) return parameter?.required ? (parameter.nullIs ?? null) : undefined
    const rule = rules[position]
    return rule === undefined ? value : dropInside(rule, value)
  }
  return function dropNulls(values) {
    const changed = mapChanged(hasDefault ? withDefaults(values, defaults) : values, drop)
    return changed === values ? values : changed.slice(0, changed.findLastIndex((value) => value !== undefined) + 1)
  }
}

/** Returns the value of an absent parameter on a chain with `--compat ethereum`; undefined if it has none. */
function defaultOf({ isOptionalInEthereum, nullIs }: Parameter): unknown {
  return isOptionalInEthereum === true ? nullIs : undefined
}

function withDefaults(values: readonly unknown[], defaults: readonly unknown[]): readonly unknown[] {
  const length = Math.max(values.length, defaults.findLastIndex((value) => value !== undefined) + 1)
  return Array.from({ length }, (_, i) => (values[i] === undefined ? defaults[i] : values[i]))
}

function optionalOf(related: readonly Hint[]): readonly string[] | undefined {
  const optional = related.flatMap((one) => one.optional ?? [])
  return optional.length === 0 ? undefined : optional
}

/** Returns the value itself if nothing in it counts as absent. */
function dropInside(rule: NullRule, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (!Array.isArray(value)) return dropMembers(rule, value)
  const { items } = rule
  return items === undefined ? value : mapChanged(value, (item) => dropInside(items, item))
}

function dropMembers({ own: optional = [], members, values }: NullRule, given: object): object {
  const changes: (readonly [name: string, value: unknown])[] = []
  for (const name of optional) if (Reflect.get(given, name) === null) changes.push([name, undefined])
  const change = (name: string, rule: NullRule) => {
    const value: unknown = Reflect.get(given, name)
    const next = dropInside(rule, value)
    if (next !== value) changes.push([name, next])
  }
  for (const [name, rule] of members) change(name, rule)
  if (values !== undefined) for (const name of Object.keys(given)) change(name, values)
  return changes.length === 0 ? given : withChanges(given, new Map(changes))
}

/** Returns a copy with the values of the map, without the members that are undefined there. */
function withChanges(given: object, changes: ReadonlyMap<string, unknown>): object {
  const entries = Object.entries(given).map(([name, value]) => [name, changes.has(name) ? changes.get(name) : value])
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

/** Returns the array itself if `next` changes none of its items. */
function mapChanged(items: readonly unknown[], next: (item: unknown, position: number) => unknown): readonly unknown[] {
  let changed: unknown[] | undefined
  for (let i = 0; i < items.length; i++) {
    const item = items[i]
    const one = next(item, i)
    if (one === item) continue
    changed ??= [...items]
    changed[i] = one
  }
  return changed ?? items
}
