import type { Hint } from '../../generated/params.ts'

/** Hints of the named schemas of a document. */
export type Hints = Readonly<Record<string, Hint>>

/** Yields a hint and all other hints about the same value: those of the schema that it names and of the branches of a union. */
export function* withRelated(hints: Hints, hint: Hint): Generator<Hint> {
  yield hint
  const named = hint.ref === undefined ? undefined : hints[hint.ref]
  if (named !== undefined) yield* withRelated(hints, named)
  for (const branch of hint.anyOf ?? []) yield* withRelated(hints, branch)
}

/** Returns the hint for a member or an item of the value that a hint describes. */
export function stepInto(hints: Hints, hint: Hint, segment: string): Hint | undefined {
  for (const related of withRelated(hints, hint)) {
    const properties = related.properties
    if (properties !== undefined && Object.hasOwn(properties, segment)) return properties[segment]
    if (related.items !== undefined && /^\d+$/.test(segment)) return related.items
    if (related.values !== undefined) return related.values
  }
  return undefined
}

/** The positions inside a value that have a property, by the hint about the value. */
export interface ValueRule<Own> {
  /** The property of the value itself. */
  readonly own: Own | undefined
  readonly members: readonly (readonly [name: string, rule: ValueRule<Own>])[]
  readonly items: ValueRule<Own> | undefined
  /** The rule of each value of a map. */
  readonly values: ValueRule<Own> | undefined
}

/**
 * Returns the rule of a value, or undefined if nothing in it has the property. `ownOf` receives all hints about one value and
 * returns its property.
 */
export function toValueRule<Own>(
  hints: Hints,
  hint: Hint,
  ownOf: (related: readonly Hint[]) => Own | undefined,
): ValueRule<Own> | undefined {
  const related = [...withRelated(hints, hint)]
  const own = ownOf(related)
  const firstRuleOf = (inner: readonly (Hint | undefined)[]) =>
    inner.map((one) => one && toValueRule(hints, one, ownOf)).find((rule) => rule !== undefined)
  const members = related.flatMap(({ properties = {} }) =>
    Object.entries(properties).flatMap(([name, inner]) => {
      const rule = toValueRule(hints, inner, ownOf)
      return rule === undefined ? [] : [[name, rule] as const]
    }),
  )
  const items = firstRuleOf(related.map((one) => one.items))
  const values = firstRuleOf(related.map((one) => one.values))
  const isEmpty = own === undefined && members.length === 0 && items === undefined && values === undefined
  return isEmpty ? undefined : { own, members, items, values }
}
