import type { Hint } from '../../generated/params.ts'

/** Those of a document's named schemas. */
export type Hints = Readonly<Record<string, Hint>>

/** A hint, and all others that speak of the same value: of the schema it names, of the branches of a union. */
export function* withRelated(hints: Hints, hint: Hint): Generator<Hint> {
  yield hint
  const named = hint.ref === undefined ? undefined : hints[hint.ref]
  if (named !== undefined) yield* withRelated(hints, named)
  for (const branch of hint.anyOf ?? []) yield* withRelated(hints, branch)
}

/** What is said of a member or an item of the value that a hint speaks of. */
export function stepInto(hints: Hints, hint: Hint, segment: string): Hint | undefined {
  for (const related of withRelated(hints, hint)) {
    const properties = related.properties
    if (properties !== undefined && Object.hasOwn(properties, segment)) return properties[segment]
    if (related.items !== undefined && /^\d+$/.test(segment)) return related.items
    if (related.values !== undefined) return related.values
  }
  return undefined
}
