import { type InvalidRule, innerSchemas, type OpenRpcDocument, type Schema } from '../openrpc.ts'

/** Returns the rules of a schema and of the schemas inside it. */
function rulesOf(schema: Schema): InvalidRule[] {
  return [...(schema['x-invalid'] ?? []), ...innerSchemas(schema).flatMap(rulesOf)]
}

/** Returns the `when` and `unless` of all rules in a fixed order, so that a position identifies a condition. */
export function conditionsOf(document: OpenRpcDocument): Schema[] {
  const ofSchemas = Object.values(document.components.schemas).flatMap(rulesOf)
  const ofParameters = document.methods.flatMap(({ params }) =>
    params.flatMap((parameter) => [...(parameter['x-invalid'] ?? []), ...rulesOf(parameter.schema)]),
  )
  return [...ofSchemas, ...ofParameters].flatMap(({ when, unless }) =>
    [when, unless].filter((condition) => condition !== undefined),
  )
}
