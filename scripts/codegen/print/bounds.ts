import { type Method, type OpenRpcDocument, refName, type Schema } from '../openrpc.ts'

/** Values of an envelope without its parameters; unknown members are included. */
const ENVELOPE_VALUES = 64
/** Minimum bound of a request's values. */
const MIN_BOUND = 256
/** Maximum bound that schemas give; with a higher one the settings bound the values. */
const MAX_BOUND = 20_000

/** Counts the values that a schema allows: items, members, arrays and objects. Infinity if it has no bound. */
function maxValues(document: OpenRpcDocument, schema: Schema, path: readonly string[] = []): number {
  if (schema.$ref !== undefined) {
    const name = refName(schema.$ref)
    const target = document.components.schemas[name]
    return target === undefined || path.includes(name) ? Infinity : maxValues(document, target, [...path, name])
  }
  const maxOf = (inner: Schema) => maxValues(document, inner, path)
  if (schema.anyOf !== undefined) return Math.max(...schema.anyOf.map(maxOf))
  if (schema.enum !== undefined || schema.const !== undefined) return 1
  const types = schema.type === undefined ? ['array', 'object'] : [schema.type].flat()
  const items = schema.items === undefined ? Infinity : (schema.maxItems ?? Infinity) * maxOf(schema.items)
  return Math.max(
    types.includes('array') ? 1 + items : 1,
    types.includes('object') ? 1 + maxOfMembers(schema, maxOf) : 1,
  )
}

function maxOfMembers(
  { properties = {}, additionalProperties, maxProperties = Infinity }: Schema,
  maxOf: (schema: Schema) => number,
): number {
  const named = Object.values(properties).reduce((sum, inner) => sum + maxOf(inner), 0)
  if (additionalProperties === false) return named
  return typeof additionalProperties === 'object' ? named + maxProperties * maxOf(additionalProperties) : Infinity
}

/** Returns the bounds of a method's requests in bytes and JSON values; the settings bound what is absent. */
export function boundsOf(document: OpenRpcDocument, { params, 'x-max-bytes': maxBytes }: Method) {
  const values = params.reduce((sum, { schema }) => sum + maxValues(document, schema), ENVELOPE_VALUES)
  return {
    ...(maxBytes === undefined ? {} : { maxBytes: maxBytes === 0 ? Number.MAX_SAFE_INTEGER : maxBytes }),
    ...(values > MAX_BOUND ? {} : { maxValues: Math.max(values, MIN_BOUND) }),
  }
}
