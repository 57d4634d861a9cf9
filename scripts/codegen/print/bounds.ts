import { type Method, type OpenRpcDocument, refName, type Schema } from '../openrpc.ts'
import { BANNER, key } from './text.ts'

/** Values of an envelope without its parameters; unknown members are included. */
const ENVELOPE_VALUES = 64
/** The smallest bound. */
const LEAST_VALUES = 256
/** The largest bound that a schema gives; above it the bound is that of the settings. */
const MOST_VALUES = 20_000

/** Counts the values that a schema allows: each item and member, and each array and object. Infinity where it has no bound. */
function mostValues(document: OpenRpcDocument, schema: Schema, path: readonly string[] = []): number {
  if (schema.$ref !== undefined) {
    const name = refName(schema.$ref)
    const target = document.components.schemas[name]
    return target === undefined || path.includes(name) ? Infinity : mostValues(document, target, [...path, name])
  }
  const of = (inner: Schema) => mostValues(document, inner, path)
  if (schema.anyOf !== undefined) return Math.max(...schema.anyOf.map(of))
  const types = schema.type === undefined ? ['array', 'object'] : [schema.type].flat()
  const ofArray = () => (schema.items === undefined ? Infinity : (schema.maxItems ?? Infinity) * of(schema.items))
  const inArray = types.includes('array') ? 1 + ofArray() : 1
  const inObject = types.includes('object') ? 1 + ofMembers(schema, of) : 1
  return schema.enum !== undefined || schema.const !== undefined ? 1 : Math.max(inArray, inObject)
}

function ofMembers(
  { properties = {}, additionalProperties, maxProperties = Infinity }: Schema,
  of: (s: Schema) => number,
) {
  const named = Object.values(properties).reduce((sum, inner) => sum + of(inner), 0)
  if (additionalProperties === false) return named
  return typeof additionalProperties === 'object' ? named + maxProperties * of(additionalProperties) : Infinity
}

function boundsOf(document: OpenRpcDocument, method: Method): string[] {
  const values = method.params.reduce((sum, { schema }) => sum + mostValues(document, schema), ENVELOPE_VALUES)
  const bytes = method['x-max-bytes']
  return [
    ...(bytes === undefined ? [] : [`maxBytes: ${bytes === 0 ? 'Number.MAX_SAFE_INTEGER' : bytes}`]),
    ...(values > MOST_VALUES ? [] : [`maxValues: ${Math.max(values, LEAST_VALUES)}`]),
  ]
}

/** requestBounds.ts: how long requests may be, and how many values they may have. */
export function printBounds(document: OpenRpcDocument): string {
  const lines = document.methods.flatMap((method) => {
    const bounds = boundsOf(document, method)
    return bounds.length === 0 ? [] : [`  ${key(method.name)}: { ${bounds.join(', ')} },\n`]
  })
  return `${BANNER}import type { MethodName } from './methods.ts'

/** Bounds of a request by its method: bytes of its text, and JSON values; where one is absent, the settings have it. */
export const documentedBounds: {
  readonly [M in MethodName]?: { readonly maxBytes?: number; readonly maxValues?: number }
} = {
${lines.join('')}}
`
}
