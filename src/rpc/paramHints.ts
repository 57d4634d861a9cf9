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
