import { type Method, type OpenRpcDocument, refName, type Schema } from '../openrpc.ts'

/**
 * Returns the path to the state overrides in a method's parameters: the name of the parameter, then members, with `*` for
 * each item of an array. Undefined without state overrides. Throws if there are several paths, since the node counts one.
 */
export function overridesPathOf(document: OpenRpcDocument, { name, params }: Method): readonly string[] | undefined {
  const paths = params.flatMap((parameter) =>
    pathsIn(document, parameter.schema).map((path) => [parameter.name, ...path]),
  )
  if (paths.length > 1) throw new Error(`${name}: state overrides in several places: ${paths.join(' and ')}`)
  return paths[0]
}

function pathsIn(document: OpenRpcDocument, schema: Schema, seen: readonly string[] = []): string[][] {
  if (schema['x-counts-overrides'] === true) return [[]]
  const { $ref, anyOf = [], items, properties = {} } = schema
  const target = $ref === undefined ? undefined : document.components.schemas[refName($ref)]
  const inner = (one: Schema) => pathsIn(document, one, $ref === undefined ? seen : [...seen, $ref])
  return [
    ...(target === undefined || seen.includes($ref ?? '') ? [] : inner(target)),
    ...anyOf.flatMap(inner),
    ...(items === undefined ? [] : inner(items).map((path) => ['*', ...path])),
    ...Object.entries(properties).flatMap(([name, member]) => inner(member).map((path) => [name, ...path])),
  ]
}
