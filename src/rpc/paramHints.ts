import { type Hint, hints } from '../../generated/params.ts'

/** A hint, and all others that speak of the same value: of the schema it names, of the branches of a union. */
export function* withRelated(hint: Hint): Generator<Hint> {
  yield hint
  const named = hint.ref === undefined ? undefined : hints[hint.ref]
  if (named !== undefined) yield* withRelated(named)
  for (const branch of hint.anyOf ?? []) yield* withRelated(branch)
}

/** What is said of a member or an item of the value that a hint speaks of. */
export function stepInto(hint: Hint, segment: string): Hint | undefined {
  for (const related of withRelated(hint)) {
    const properties = related.properties
    if (properties !== undefined && Object.hasOwn(properties, segment)) return properties[segment]
    if (related.items !== undefined && /^\d+$/.test(segment)) return related.items
    if (related.values !== undefined) return related.values
  }
  return undefined
}
