import { alternativesOf } from './alternatives.ts'
import type { OpenRpcDocument, Schema } from './openrpc.ts'

/**
 * Returns the schema of a member or item of a value; one of anything if the document has none. An item without a description has that of
 * its list, which says for example that a list of prices is in wei.
 */
export function childSchema(document: OpenRpcDocument, schema: Schema, value: unknown, key: string): Schema {
  const all = alternativesOf(document, schema)
  const found = Array.isArray(value) ? all.flatMap(describedItem) : membersOf(all, key)
  const [only = {}] = found
  return found.length < 2 ? only : { anyOf: found }
}

function describedItem({ items, description }: Schema): Schema | [] {
  if (items === undefined) return []
  return description === undefined ? items : { description, ...items }
}

/** The schemas of the objects that name the member; without one, those of maps, which have members of any name. */
function membersOf(objects: readonly Schema[], key: string): Schema[] {
  const named = objects.flatMap(({ properties = {} }) =>
    Object.hasOwn(properties, key) ? (properties[key] ?? []) : [],
  )
  if (named.length > 0) return named
  return objects.flatMap(({ additionalProperties: others }) => (typeof others === 'object' ? others : []))
}
