import { type OpenRpcDocument, reachableSchemas, refName, type Schema } from '../codegen/openrpc.ts'

/**
 * Checks the rule of null, which the document states once: in requests, an optional parameter or member that is null is
 * absent. No schema repeats it. A member for which null has another meaning has `x-null`.
 */
export function lintNulls(document: OpenRpcDocument): string[] {
  const parameters = document.methods.flatMap(({ name: method, params }) => params.map((one) => ({ method, ...one })))
  const schemas = reachableSchemas(
    document,
    parameters.map(({ schema }) => schema),
  )
  return [
    ...parameters.flatMap(({ method, name, required, schema, 'x-null-is': value }) => [
      ...(required || !acceptsNull(document, schema)
        ? []
        : [`${method}.${name}: accepts null, which is absent in every optional parameter`]),
      ...(required || value === undefined ? [] : [`${method}.${name}: x-null-is belongs to required parameters`]),
    ]),
    ...schemas.flatMap((name) => lintMembers(document, name, document.components.schemas[name] ?? {})),
  ]
}

function lintMembers(document: OpenRpcDocument, where: string, schema: Schema): string[] {
  const { properties = {}, required = [], anyOf = [], items, additionalProperties } = schema
  const inner = [
    ...anyOf,
    ...Object.values(properties),
    ...(items === undefined ? [] : [items]),
    ...(typeof additionalProperties === 'object' ? [additionalProperties] : []),
  ]
  return [
    ...Object.entries(properties).flatMap(([name, member]) => {
      const isOptional = !required.includes(name)
      if (!isOptional && member['x-null'] !== undefined) return [`${where}.${name}: x-null belongs to optional members`]
      return isOptional && member['x-null'] === undefined && acceptsNull(document, member)
        ? [`${where}.${name}: accepts null, which is absent in every optional member; x-null says what else it means`]
        : []
    }),
    ...inner.flatMap((schema) => lintMembers(document, where, schema)),
  ]
}

/** Returns whether null fits the schema. */
function acceptsNull(document: OpenRpcDocument, schema: Schema): boolean {
  if (schema.$ref !== undefined) return acceptsNull(document, document.components.schemas[refName(schema.$ref)] ?? {})
  const isNull = [schema.type ?? []].flat().includes('null') || schema.const === null || schema.enum?.includes(null)
  return isNull === true || (schema.anyOf ?? []).some((branch) => acceptsNull(document, branch))
}
