import { ethereumForm, moduleOf, type OpenRpcDocument, refName, type Schema } from '../../src/base/openrpc.ts'

export type * from '../../src/base/openrpc.ts'
export { ethereumForm, moduleOf, refName }

/** Returns whether the document is a node's, which offers methods by profile; the admin API has no profiles. */
export function hasProfiles(document: OpenRpcDocument): boolean {
  return Object.keys(document['x-profiles']).length > 0
}

/** Returns the schemas of `data` in errors. */
export function errorDataSchemas(document: OpenRpcDocument): Schema[] {
  return Object.values(document['x-errors']).flatMap(({ data }) => (data === undefined ? [] : [data]))
}

/** Returns the schemas directly inside a schema, with those of `x-ethereum` and without those of `x-invalid`. */
export function innerSchemas(schema: Schema): Schema[] {
  return [
    ...(schema.anyOf ?? []),
    ...Object.values(schema.properties ?? {}),
    ...(schema.items === undefined ? [] : [schema.items]),
    ...(schema.not === undefined ? [] : [schema.not]),
    ...(typeof schema.additionalProperties === 'object' ? [schema.additionalProperties] : []),
    ...(schema.propertyNames === undefined ? [] : [schema.propertyNames]),
    ...(schema['x-ethereum'] === undefined ? [] : [schema['x-ethereum']]),
  ]
}

/** Returns the sorted names of all component schemas to which the given schemas refer, directly or indirectly. */
export function reachableSchemas(document: OpenRpcDocument, from: readonly Schema[]): string[] {
  const seen = new Set<string>()
  const waiting = [...from]
  for (let schema = waiting.pop(); schema !== undefined; schema = waiting.pop()) {
    waiting.push(...innerSchemas(schema))
    if (schema.$ref === undefined || seen.has(refName(schema.$ref))) continue
    seen.add(refName(schema.$ref))
    const target = document.components.schemas[refName(schema.$ref)]
    if (target !== undefined) waiting.push(target)
  }
  return [...seen].sort()
}
