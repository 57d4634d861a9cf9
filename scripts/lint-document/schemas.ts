import {
  errorDataSchemas,
  innerSchemas,
  type OpenRpcDocument,
  reachableSchemas,
  refName,
  type Schema,
} from '../codegen/openrpc.ts'

/** Returns the document's schemas that are not inside other schemas, each with its place. */
export function rootSchemas(document: OpenRpcDocument): [string, Schema][] {
  return [
    ...Object.entries(document.components.schemas),
    ...Object.entries(document['x-errors']).flatMap(([name, { data }]): [string, Schema][] =>
      data === undefined ? [] : [[`error ${name}`, data]],
    ),
    ...document.methods.flatMap(({ name, params, result }): [string, Schema][] => [
      ...params.map((parameter): [string, Schema] => [`${name}.${parameter.name}`, parameter.schema]),
      [`${name}.${result.name}`, result.schema],
    ]),
  ]
}

function references(schema: Schema): string[] {
  return [...(schema.$ref === undefined ? [] : [schema.$ref]), ...innerSchemas(schema).flatMap(references)]
}

/** Returns whether a schema has an object that does not state its further members. */
function isOpen(schema: Schema): boolean {
  return (schema.type === 'object' && schema.additionalProperties === undefined) || innerSchemas(schema).some(isOpen)
}

/** Checks schemas: references exist, no schema is unused, and objects of results state whether they have other members. */
export function lintSchemas(document: OpenRpcDocument): string[] {
  const roots = rootSchemas(document)
  const known = Object.keys(document.components.schemas)
  const dangling = roots.flatMap(([where, schema]) =>
    references(schema)
      .filter((ref) => !known.includes(refName(ref)) || ref !== `#/components/schemas/${refName(ref)}`)
      .map((ref) => `${where}: ${ref} leads nowhere`),
  )
  const fromMethods = document.methods.flatMap(({ params, result }) => [...params, result].map(({ schema }) => schema))
  const ofErrors = errorDataSchemas(document)
  const used = reachableSchemas(document, [...fromMethods, ...ofErrors])
  const results = document.methods.map(({ result }) => result.schema)
  const returned = reachableSchemas(document, [...results, ...ofErrors])
  return [
    ...dangling,
    ...known.filter((name) => !used.includes(name)).map((name) => `schema ${name} is not used`),
    ...returned
      .filter((name) => isOpen(document.components.schemas[name] ?? {}))
      .map((name) => `schema ${name} is part of an answer and does not state additionalProperties`),
    ...known.filter((name) => !/^[A-Z][A-Za-z0-9]*$/.test(name)).map((name) => `schema ${name} is not PascalCase`),
  ]
}
