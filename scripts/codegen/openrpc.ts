import { moduleOf, type OpenRpcDocument, refName, type Schema } from '../../src/base/openrpc.ts'

export type * from '../../src/base/openrpc.ts'
export { moduleOf, refName }

/** Whether it is the document of a node, which offers methods by profile; that of the admin API has none. */
export function hasProfiles(document: OpenRpcDocument): boolean {
  return Object.keys(document['x-profiles']).length > 0
}

/** The schemas of what errors hold. */
export function errorDataSchemas(document: OpenRpcDocument): Schema[] {
  return Object.values(document['x-errors']).flatMap(({ data }) => (data === undefined ? [] : [data]))
}

/** Every schema directly inside a schema, rules of `x-invalid` left out. */
export function innerSchemas(schema: Schema): Schema[] {
  return [
    ...(schema.anyOf ?? []),
    ...Object.values(schema.properties ?? {}),
    ...(schema.items === undefined ? [] : [schema.items]),
    ...(schema.not === undefined ? [] : [schema.not]),
    ...(typeof schema.additionalProperties === 'object' ? [schema.additionalProperties] : []),
    ...(schema.propertyNames === undefined ? [] : [schema.propertyNames]),
  ]
}

/** Names of the component schemas that are reached from these, themselves not counted. */
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
