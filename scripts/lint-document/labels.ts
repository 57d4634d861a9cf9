import { innerSchemas, type OpenRpcDocument, type Schema } from '../codegen/openrpc.ts'
import { rootSchemas } from './schemas.ts'

/**
 * Checks labels for documentation and generators of clients: named schemas and members have descriptions. Schemas of
 * parameters and results, and objects inside other schemas, have titles, from which generators name the types.
 */
export function lintLabels(document: OpenRpcDocument): string[] {
  const named = Object.entries(document.components.schemas)
  return [
    ...named.flatMap(([name, { description }]) => (description === undefined ? [`${name} has no description`] : [])),
    ...rootSchemas(document).flatMap(([where, schema]) => [
      ...(schema.$ref === undefined && schema.title === undefined ? [`${where} has no title`] : []),
      ...lintInside(where, schema),
    ]),
  ]
}

function lintInside(where: string, { properties = {}, ...rest }: Schema): string[] {
  const members = Object.entries(properties).map(([name, member]) => ({ at: `${where}.${name}`, schema: member }))
  const others = innerSchemas(rest).map((schema) => ({ at: where, schema }))
  return [
    ...members.flatMap(({ at, schema }) => (schema.description === undefined ? [`${at} has no description`] : [])),
    ...[...members, ...others].flatMap(({ at, schema }) => [
      ...(schema.properties !== undefined && schema.title === undefined ? [`${at}: an object has no title`] : []),
      ...lintInside(at, schema),
    ]),
  ]
}
